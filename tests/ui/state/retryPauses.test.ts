import { ended, turnOf } from '../../../src/api/retryBackoff';
import type { RequestError } from '../../../src/api/requestError';

const busy: RequestError = {
  ...{ status: 503, code: 'BUSY', message: null },
  ...{ fieldErrors: {}, problem: {} },
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** How long the next read of this address is held, with the dice at `random`. */
async function pauseAfter(
  failures: number,
  { random, retryAfter }: { random: number; retryAfter?: string },
) {
  const key = `/api/${expect.getState().currentTestName}/${failures}/${random}`;
  jest.spyOn(Math, 'random').mockReturnValue(random);
  for (let i = 0; i < failures; i += 1) ended(key, busy, retryAfter);
  const start = Date.now();
  const turn = turnOf(key);
  await jest.runAllTimersAsync();
  await turn;
  return Date.now() - start;
}

test('pauses grow, and visitors do not come back all at once', async () => {
  expect(await pauseAfter(1, { random: 0 })).toBe(750);
  expect(await pauseAfter(1, { random: 0.5 })).toBe(875);
  expect(await pauseAfter(2, { random: 0 })).toBe(1500);
  expect(await pauseAfter(3, { random: 0 })).toBe(3000);
  expect(await pauseAfter(9, { random: 0 })).toBe(6000);
});

test('no pause is shorter than the server asks for', async () => {
  expect(await pauseAfter(1, { random: 0, retryAfter: '5' })).toBe(5000);
});
