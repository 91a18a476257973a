import { systemClock } from '../../../server/clock';
import { ApiError } from '../../../server/http/errors';
import { loadLimit } from '../../../server/http/loadLimit';
import { responseCache } from '../../../server/http/responseCache';

const LIMITS = {
  reading: { atOnce: 1, waiting: 0, waitingWhenLate: 0 },
  changing: { atOnce: 1, waiting: 0, waitingWhenLate: 0 },
};
const answer = { status: 200, body: Buffer.from('answer'), headers: {}, shows: 'any' as const };
const make = async () => answer;

test('who would be refused is refused before the database is asked; what is remembered is given', async () => {
  let database = Promise.resolve();
  const limitLoad = loadLimit(() => false, LIMITS);
  const feed = { listen: () => undefined, catchUp: () => database };
  const cache = responseCache(feed, { clock: systemClock, limitLoad });
  await cache.get('known', make);

  let finish = () => {};
  const reading = limitLoad('reading', () => new Promise<void>((done) => (finish = done)));
  database = new Promise(() => undefined);
  await expect(cache.get('unknown', make)).rejects.toEqual(new ApiError('UNAVAILABLE'));

  database = Promise.resolve();
  expect((await cache.get('known', make)).body).toBe(answer.body);
  finish();
  await reading;
  expect((await cache.get('unknown', make)).body).toBe(answer.body);
});
