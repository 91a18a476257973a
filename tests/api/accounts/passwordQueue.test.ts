import { boundedQueue } from '../../../server/accounts/passwordQueue';
import { ApiError } from '../../../server/http/errors';
import { demo } from '../../support/accounts';
import { call } from '../../support/client';
import { startServer, type RunningServer } from '../../support/server/server';

/** Many more than run and wait at a time, and than one after the other could be done meanwhile. */
const AT_ONCE = 200;
/** The post is looked through now and then. */
const BESIDES = 20;

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const logIn = () => {
  const body = { ...demo.customer, role: 'customer' };
  return call<{ code: string }>('POST', '/api/auth/login', { url: server.url, body });
};

async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const before = await server.control.statements();
  await work();
  return (await server.control.statements()) - before;
}

test('whoever finds the queue of passwords full has asked nothing of the database', async () => {
  const each = await statementsOf(logIn);
  expect(each).toBeGreaterThan(1);
  const statuses: number[] = [];
  const all = await statementsOf(async () => {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, logIn));
    for (const { status, headers, body } of answers) {
      statuses.push(status);
      if (status === 503) expect([body.code, headers.get('Retry-After')]).toEqual(['BUSY', '2']);
    }
  });
  const signedIn = statuses.filter((status) => status === 200).length;
  const refused = statuses.filter((status) => status === 503).length;
  expect(signedIn + refused).toBe(AT_ONCE);
  // One statement of each would show.
  expect(refused).toBeGreaterThan(BESIDES);
  expect(all).toBeLessThanOrEqual(signedIn * each + BESIDES);
});

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

test('who has left the queue keeps nobody waiting, and is answered all the same', async () => {
  const enter = boundedQueue({ atOnce: 1, mostWaiting: 2 });
  const { over, finish } = held();
  const first = enter(async (leave) => {
    leave();
    await over;
    return 'first';
  });
  const refused = enter(async (leave) => {
    leave();
    await over;
    throw new ApiError('FORBIDDEN');
  });
  expect(await enter(async () => 'second')).toBe('second');
  finish();
  expect(await first).toBe('first');
  await expect(refused).rejects.toEqual(new ApiError('FORBIDDEN'));
});
