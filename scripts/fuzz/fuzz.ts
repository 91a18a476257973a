import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts } from '../../demo/accounts';
import { startProduct } from './product';
import { reachOf } from './reach';
import { holdAgainstContract, installSchemathesis } from './schemathesis';

/**
 * Sends a product with demo data what the contract allows and forbids, as everybody whom it tells
 * apart, and fails on any answer that the contract does not promise.
 */

/** Three rounds, a start and an end are less than two and a half minutes. */
const SECONDS = 35;
/** Who reaches less than this part of what is open to the role has tested refusals only. */
const MIN_REACH = 0.5;

// Side by side where they do not meet, and in this order: what an administrator suspends the others
// could not reach any more.
const rounds = [['anonymous', 'customer'], ['partner'], ['admin']];
const roles = rounds.flat();

async function tokenOf(url: string, role: string): Promise<string | undefined> {
  const account = demoAccounts.find((one) => one.role === role.toUpperCase());
  if (!account) return undefined;
  const { email, password } = account;
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`The ${role} cannot sign in: ${await answer.text()}`);
  return ((await answer.json()) as { jwt: string }).jwt;
}

async function runAs(role: string, url: string, reports: string): Promise<boolean> {
  console.log(`\n=== ${role} ===`);
  const token = await tokenOf(url, role);
  const headers = {
    'X-Forwarded-For': `198.51.100.${roles.indexOf(role) + 1}`,
    ...(token && { Authorization: `Bearer ${token}` }),
  };
  const report = join(reports, `${role}.json`);
  const isClean = await holdAgainstContract({ url, headers, seconds: SECONDS, report });
  const { requests, reached, missed } = await reachOf(report, role);
  const open = reached.length + missed.length;
  console.log(
    `${role}: ${requests} requests; ${reached.length} of the ${open} operations open to this role succeeded.`,
  );
  if (missed.length > 0) console.log(`Not seen to succeed: ${missed.join(', ')}`);
  return isClean && reached.length >= open * MIN_REACH;
}

await installSchemathesis();
const reports = await mkdtemp(join(tmpdir(), 'nghi-dau-fuzz-reports-'));
const product = await startProduct();
const failed: string[] = [];
try {
  for (const round of rounds) {
    const areClean = await Promise.all(round.map((role) => runAs(role, product.url, reports)));
    failed.push(...round.filter((_, i) => !areClean[i]));
  }
} finally {
  await product.close();
  await rm(reports, { recursive: true, force: true });
}
if (failed.length > 0) {
  console.error(`\nThe contract was broken, or hardly reached, as ${failed.join(' and ')}.`);
  process.exitCode = 1;
}
