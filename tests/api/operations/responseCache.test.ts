import { systemClock } from '../../../server/clock';
import { ownChangeFeed } from '../../../server/db/changeFeed';
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

test.each([
  { ofOwners: false, made: 1 },
  { ofOwners: true, made: 2 },
])('what travellers do not see is new to owners alone ($ofOwners)', async ({ ofOwners, made }) => {
  const { tell, ...feed } = ownChangeFeed();
  const cache = responseCache(feed, { clock: systemClock, ofOwners });
  const makeOfOne = jest.fn(async () => ({ ...answer, shows: [1] }));
  const ask = () => cache.get('calendar', makeOfOne);
  await ask();
  tell({ hotelId: 2, what: null, isShown: true });
  await ask();
  expect(makeOfOne).toHaveBeenCalledTimes(1);
  tell({ hotelId: 1, what: null, isShown: false });
  await ask();
  expect(makeOfOne).toHaveBeenCalledTimes(made);
});
