import { boundedQueue } from '../../server/accounts/hashQueue';
import { ApiError } from '../../server/http/errors';

/** Work that is over when the test says so. */
function held() {
  let finish: () => void = () => undefined;
  const over = new Promise<void>((resolve) => (finish = resolve));
  return { over, finish };
}

test('so many run, so many wait, and one more is refused until there is room', async () => {
  const enter = boundedQueue({ atOnce: 2, mostWaiting: 3 });
  const { over, finish } = held();
  let running = 0;
  const work = async () => {
    running += 1;
    await over;
    return 'done';
  };
  const five = Array.from({ length: 5 }, () => enter(work));
  await Promise.resolve();
  expect(running).toBe(2);
  await expect(enter(work)).rejects.toEqual(new ApiError('BUSY'));
  finish();
  expect(await Promise.all(five)).toEqual(Array.from({ length: 5 }, () => 'done'));
  expect(await enter(work)).toBe('done');
});

test('work that fails leaves its place to the next', async () => {
  const enter = boundedQueue({ atOnce: 1, mostWaiting: 1 });
  await expect(enter(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await enter(() => Promise.resolve(7))).toBe(7);
});
