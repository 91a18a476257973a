import { ApiError } from '../../../server/http/errors';
import { loadLimit } from '../../../server/http/loadLimit';

const LIMITS = {
  reading: { atOnce: 1, waiting: 2, waitingWhenLate: 0 },
  changing: { atOnce: 4, waiting: 0, waitingWhenLate: 0 },
};
const REFUSED = new ApiError('UNAVAILABLE');

let isLate: boolean;
let finish: () => void;
let over: Promise<string>;
let limit: ReturnType<typeof loadLimit>;

beforeEach(() => {
  isLate = false;
  over = new Promise((resolve) => (finish = () => resolve('done')));
  limit = loadLimit(() => isLate, LIMITS);
});

const begin = (kind: keyof typeof LIMITS, count: number) =>
  Promise.all(Array.from({ length: count }, () => limit(kind, () => over)));

test('so much is done and waits, more is refused at once, until there is room again', async () => {
  const begun = begin('reading', 3);
  await expect(limit('reading', () => over)).rejects.toEqual(REFUSED);
  finish();
  expect(await begun).toEqual(['done', 'done', 'done']);
  expect(await begin('reading', 3)).toEqual(['done', 'done', 'done']);
});

test('work that fails leaves its room', async () => {
  const broken = () => Promise.reject(new Error('broken'));
  for (let time = 0; time < 5; time += 1) {
    await expect(limit('reading', broken)).rejects.toThrow('broken');
  }
  finish();
  expect(await limit('reading', () => over)).toBe('done');
});

test('work that throws as soon as it is its turn fails alone', async () => {
  const begun = begin('reading', 1);
  const broken = limit('reading', () => {
    throw new Error('broken');
  });
  const behind = limit('reading', () => over);
  finish();
  await expect(broken).rejects.toThrow('broken');
  expect(await begun).toEqual(['done']);
  expect(await behind).toBe('done');
});

test('readers leave room for what changes something', async () => {
  const reading = begin('reading', 3);
  const changing = begin('changing', 4);
  await expect(limit('changing', () => over)).rejects.toEqual(REFUSED);
  finish();
  expect((await Promise.all([reading, changing])).flat()).toHaveLength(7);
});

test('less waits to be read while the server is late, and as much is changed', async () => {
  isLate = true;
  const begun = Promise.all([begin('reading', 1), begin('changing', 4)]);
  await expect(limit('reading', () => over)).rejects.toEqual(REFUSED);
  isLate = false;
  const two = begin('reading', 2);
  finish();
  expect((await Promise.all([begun, two])).flat(2)).toHaveLength(7);
});
