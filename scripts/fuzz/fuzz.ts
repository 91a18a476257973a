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

const SECONDS = 45;
/** Who has tried less than this part of what is open to the role has not tested it ... */
const MIN_TRIED = 0.5;
/** ... and who reaches less than this part of what was tried has tested refusals only. */
const MIN_REACHED = 0.5;

/** Each group with a product of its own: what an administrator suspends the others could not reach any more. */
const GROUPS = [['anonymous', 'customer'], ['partner'], ['admin']];
const roles = GROUPS.flat();

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
  const token = await tokenOf(url, role);
  const headers = {
    'X-Forwarded-For': `198.51.100.${roles.indexOf(role) + 1}`,
    ...(token && { Authorization: `Bearer ${token}` }),
  };
  const report = join(reports, `${role}.json`);
  const { isClean, said } = await holdAgainstContract({ url, headers, seconds: SECONDS, report });
  const { requests, reached, missed, untried } = await reachOf(report, role);
  const tried = reached.length + missed.length;
  const open = tried + untried.length;
  // In one piece: others are told of at the same time.
  console.log(`\n=== ${role} ===\n${said}`);
  console.log(
    `${role}: ${requests} requests; of the ${open} operations open to this role ${tried} were tried, and ${reached.length} succeeded.`,
  );
  if (missed.length > 0) console.log(`Not seen to succeed: ${missed.join(', ')}`);
  // How far the time goes is the computer's.
  return isClean && tried >= open * MIN_TRIED && reached.length >= tried * MIN_REACHED;
}

/** Those that broke the contract, or hardly reached it. */
async function runGroup(group: string[], reports: string): Promise<string[]> {
  const product = await startProduct();
  try {
    const areClean = await Promise.all(group.map((role) => runAs(role, product.url, reports)));
    return group.filter((_, i) => !areClean[i]);
  } finally {
    await product.close();
  }
}

await installSchemathesis();
const reports = await mkdtemp(join(tmpdir(), 'nghi-dau-fuzz-reports-'));
try {
  const failed = await Promise.all(GROUPS.map((group) => runGroup(group, reports)));
  if (failed.flat().length > 0) {
    console.error(
      `\nThe contract was broken, or hardly reached, as ${failed.flat().join(' and ')}.`,
    );
    process.exitCode = 1;
  }
} finally {
  await rm(reports, { recursive: true, force: true });
}
