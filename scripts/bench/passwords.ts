import { sql } from 'kysely';
import { get, withProduct, type Bench } from './harness';
import { fill, type Scale } from './scale';

const ROUNDS = 9;
const LOGINS = 100;
const READERS = 2;
const QUIET_MS = 1500;
const MAX_TIMES = 2;

/** How much longer reads take while a hundred log in at once, beside the quiet of the same round. */
export function benchPasswords(scale: Scale): Promise<void> {
  return withProduct((db) => fill(db, scale), measure);
}

async function measure({ url, db, engine }: Bench): Promise<void> {
  const quietly = () => new Promise<void>((resolve) => setTimeout(resolve, QUIET_MS));
  await readWhile(url, quietly());
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const quiet = await readWhile(url, quietly());
    ratios.push((await readWhile(url, logInAtOnce(url))) / quiet);
    // Nobody is kept out of the next round.
    await sql`delete from tries`.execute(db);
  }
  const median = ratios.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? NaN;
  if (median > MAX_TIMES) process.exitCode = 1;
  const fault = median > MAX_TIMES ? ` !! over ${MAX_TIMES}` : '';
  const all = ratios.map((ratio) => ratio.toFixed(1)).join(', ');
  console.log(`\n${engine}: reads while ${LOGINS} log in, p95 of the quiet ones`);
  console.log(`  median ${median.toFixed(2)} times (${all})${fault}`);
}

/** The 95th percentile of reads that go on until something is over. */
async function readWhile(url: string, work: Promise<void>): Promise<number> {
  const taken: number[] = [];
  let isOver = false;
  const ended = work.finally(() => (isOver = true));
  const read = async () => {
    for (let i = 0; !isOver; i += 1) {
      const start = performance.now();
      await get(`${url}/api/customer/hotels?page=${i % 5}`);
      taken.push(performance.now() - start);
    }
  };
  await Promise.all([ended, ...Array.from({ length: READERS }, read)]);
  taken.sort((a, b) => a - b);
  return taken[Math.floor(taken.length * 0.95)] ?? NaN;
}

async function logInAtOnce(url: string): Promise<void> {
  const logIn = async (i: number) => {
    const body = JSON.stringify({ email: `nobody-${i}@example.com`, password: 'Matkhau123' });
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body });
    await answer.arrayBuffer();
    // Nobody's password, or no room in the queue: anything else would measure something else.
    if (![401, 503].includes(answer.status)) throw new Error(`A login answered ${answer.status}`);
  };
  await Promise.all(Array.from({ length: LOGINS }, (_, i) => logIn(i)));
}
