import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { placements } from '../../../server/db/shards/plan';
import { refusalsOf } from './refusals';

const NAMES = new RegExp(`\\b(${Object.keys(placements).join('|')})\\b`);
const IS_QUERY = /^(with|select|insert|update|delete|\/\*)/i;

/** The servers of this run write into this folder what they have asked the database. */
export async function recordStatements(): Promise<void> {
  process.env.TEST_STATEMENTS ??= await mkdtemp(path.join(tmpdir(), 'nghi-dau-statements-'));
}

/**
 * Looks at every statement of the product that the run's servers have sent.
 *
 * @throws Error that names what a divided database would refuse
 */
export async function expectDivisible(): Promise<void> {
  const folder = process.env.TEST_STATEMENTS;
  if (!folder) return;
  const statements = await recorded(folder);
  await rm(folder, { recursive: true, force: true });
  delete process.env.TEST_STATEMENTS;
  if (statements.size === 0) throw new Error('The servers of this run have noted no statement.');
  const refused: string[] = [];
  for (const text of statements) {
    for (const reason of await refusalsOf(text)) refused.push(`${reason}:\n  ${text}`);
  }
  if (refused.length === 0) return;
  throw new Error(`Refused where the database is divided by hotels:\n${refused.join('\n')}`);
}

async function recorded(folder: string): Promise<Set<string>> {
  const files = await readdir(folder);
  const texts = await Promise.all(
    files.map(
      async (file) => JSON.parse(await readFile(path.join(folder, file), 'utf8')) as string[],
    ),
  );
  const tidy = texts.flat().map((text) => text.trim().replace(/\s+/g, ' '));
  return new Set(tidy.filter((text) => IS_QUERY.test(text) && NAMES.test(text)));
}
