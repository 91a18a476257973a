import { addDays, vietnamToday } from '../../../domain/stays/stay';
import type { Fault, FaultRun } from '../fault';
import { startAsking } from '../races/asks';
import { deskOf } from '../races/desk';
import { ROUND_DAYS, runRound } from '../races/round';

/** On each of three: both engines, and two servers on one database. */
const ROUNDS = 170;
const SHORT_ROUNDS = 30;
/** Rounds that run beside each other, in rooms of their own. */
const LANES = 4;
const ROOMS = 3;
/** Free cancellation has not ended by then. */
const FIRST_DAY = 10;

/** Sale, walk-in, move, swap, longer and shorter stays, closing and taking back over one room at the same moment. */
export const races: Fault = {
  name: 'races',
  engines: ['embedded', 'postgres'],
  prepare: () => ({ inject: (faultRun) => race(faultRun, [faultRun.server.url]) }),
};

/** The same, each request to the other server than the one before. */
export const racesOfTwo: Fault = {
  name: 'races-two-servers',
  engines: ['postgres'],
  inShort: true,
  prepare: (deployment) => ({
    async inject(faultRun) {
      const second = await deployment.start();
      await race(faultRun, [faultRun.server.url, second.url]);
      faultRun.expect('the second ends cleanly', (await second.stop()) === 0);
    },
  }),
};

async function race(faultRun: FaultRun, urls: readonly string[]): Promise<void> {
  const { deployment, load, isShort, note, expect } = faultRun;
  const { raced, partner, tokens } = deployment.fixture;
  const asking = startAsking(faultRun, urls);
  const desk = deskOf(asking.ask, { hotelId: raced.id, token: partner });
  const first = addDays(vietnamToday(new Date()), FIRST_DAY);
  const rounds = isShort ? SHORT_ROUNDS : ROUNDS;
  const guest = (n: number) => tokens[n % tokens.length]!;
  let begun = 0;

  const run = async (lane: number) => {
    const [a, b, wanted] = raced.roomIds.slice(ROOMS * lane, ROOMS * (lane + 1));
    for (let turn = 0; begun < rounds; turn += 1) {
      const n = (begun += 1);
      const guests = [guest(n), guest(n + 5), guest(n + 10)] as const;
      const day = addDays(first, ROUND_DAYS * turn);
      const rooms = [a!, b!, wanted!] as const;
      load.acknowledged.push(...(await runRound({ desk, expect, rooms, guests, day, n })));
    }
  };
  await load.restDuring(Promise.all(Array.from({ length: LANES }, (_, lane) => run(lane))));
  note(`${rounds} rounds: ${asking.told()}`);
}
