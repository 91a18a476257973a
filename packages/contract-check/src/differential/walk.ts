import { atOnce } from '../atOnce';
import { step, type Context } from '../context';
import { pick } from '../random';
import { chance, newHouse, type House, type Stay } from './house';
import { KINDS, type Move } from './moves/moves';
import { QUESTIONS } from './moves/questions';
import { firstVouchers } from './moves/vouchers';
import { newPair, NotOffered } from './pair';
import { newPartakers } from './people';
import { readsOf } from './reads';

const WALKS = 3;
const MOVES = 100;
/** So many are asked at random after each. */
const QUESTIONS_EACH = 2;
/** A part of what tells of the house is looked at after each: a difference stays. */
const LOOKED_AT = 0.3;
/** After so many all is, also what the reference says as before, and what takes long. */
const ALL_AFTER = 50;

/**
 * Differential testing: the same is done here and with the example backend, at random, and after each move everything
 * that tells of the house is told alike.
 */
export async function differential(ctx: Context): Promise<void> {
  const pair = await newPair(ctx);
  const people = await newPartakers(pair);
  const elsewhere: Stay[] = [];
  for (let n = 1; n <= WALKS; n++) {
    await step(ctx, `house ${n} becomes what it becomes with the reference`, async () => {
      const name = `Nhà song hành ${n} ${nameOf(ctx)}`;
      const house = await newHouse(pair, people, name, [...elsewhere]);
      await walk(house);
      elsewhere.push(...house.stays);
    });
  }
}

/** Nobody else's. */
const nameOf = ({ random }: Context) =>
  Math.floor(random() * 36 ** 6).toString(36) + Date.now().toString(36);

async function walk(house: House): Promise<void> {
  const moves: Move[] = KINDS.flatMap(([all, weight]) =>
    Array.from({ length: weight }, () => (one: House) => pick(house.random, all)(one)),
  );
  await firstVouchers(house);
  const seen = new Map<string, string>();
  const { findings } = house.pair.ctx;
  const before = findings.failures;
  // What follows from a difference is not told one by one.
  for (let n = 1; n <= MOVES && findings.failures === before; n++) {
    await moved(house, pick(house.random, moves));
    for (let asked = 0; asked < QUESTIONS_EACH; asked++) {
      await moved(house, pick(house.random, QUESTIONS));
    }
    await look(house, seen, n % ALL_AFTER === 0);
  }
}

/** What the server does not have is not done. */
async function moved(house: House, move: Move): Promise<void> {
  try {
    await move(house);
  } catch (error) {
    if (!(error instanceof NotOffered)) throw error;
  }
}

/** They look at every length of every stay. */
const DEAR = /^get(Stay|Change)Calendar$/;

/** What the reference says otherwise than before, the server says too; now and then all. */
async function look(house: House, seen: Map<string, string>, isAll: boolean): Promise<void> {
  const { pair } = house;
  const reads = readsOf(house).filter(
    ({ id }) => pair.ctx.offered.has(id) && (isAll || (!DEAR.test(id) && chance(house, LOOKED_AT))),
  );
  const told = await atOnce(reads, async ({ id, who, given }) => {
    const expected = await pair.expect(id, who, given);
    const key = `${id} ${JSON.stringify([who, given])}`;
    const text = expected.text.replaceAll(/"requestId":"[^"]*"/g, '');
    if (!isAll && seen.get(key) === text) return undefined;
    seen.set(key, text);
    return { expected, answer: await pair.answer(id, who, given) };
  });
  // What one of them calls by another name is learned in the same order each time.
  for (const [i, { id, given }] of reads.entries()) {
    if (told[i]) pair.hold(id, given, told[i]);
  }
}
