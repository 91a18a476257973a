import { ended } from '../../../src/api/retryBackoff';
import { LIVE_ADDRESS } from '../../../src/api/eventStream';
import { listen } from '../../../src/backoffice/partner/live/listen';

type Answer = (signal: AbortSignal) => Response;

const SILENCE_MS = 45_000;

/** A stream that says this and then nothing, until it is left or, if it ends, at once. */
const stream =
  (text: string, { ends = false } = {}): Answer =>
  (signal) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(text));
        if (ends) controller.close();
        else signal.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  };
const refusal =
  (status: number, retryAfter?: string): Answer =>
  () =>
    new Response('{}', { status, headers: retryAfter ? { 'Retry-After': retryAfter } : {} });

/** Listens to answers, the last of them again and again; says what was asked and told. */
function listening(...answers: Answer[]) {
  const asked: (string | null)[] = [];
  const told: unknown[] = [];
  const leaving = new AbortController();
  let lastId: string | undefined;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)]!;
    asked.push(new Headers(init!.headers).get('Last-Event-ID'));
    return answer(init!.signal!);
  });
  const isOver = listen(
    {
      token: 'of-lan',
      lastId: () => lastId,
      onEvent: (data) => told.push(data),
      onId: (id) => (lastId = id),
      onConnected: (isConnected) => told.push(isConnected),
      onUnauthorized: () => told.push('signed out'),
    },
    leaving.signal,
  );
  return { asked, told, isOver, leave: () => leaving.abort() };
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  ended(LIVE_ADDRESS, undefined);
  jest.useRealTimers();
});

test.each([
  ['so many of the account watch already', 429, '30', 30_000],
  ['the server has no room', 503, '2', 2_000],
  ['the server is being started', 502, undefined, 750],
])('when %s, it comes again after as long as it is told', async (_, status, retryAfter, ms) => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  const { asked, told, leave, isOver } = listening(refusal(status, retryAfter), stream(':\n\n'));
  await pass(ms - 1);
  expect(asked).toHaveLength(1);
  expect(told).not.toContain(true);
  // One that waits for long looks at the clock every second.
  await pass(1_001);
  expect(asked).toHaveLength(2);
  expect(told.at(-1)).toBe(true);
  leave();
  await isOver;
});

test.each([
  [401, ['signed out']],
  [403, []],
])('who may not listen any more does not come again: %i', async (status, told) => {
  const listener = listening(refusal(status));
  await listener.isOver;
  await pass(60_000);
  expect(listener.asked).toHaveLength(1);
  expect(listener.told).toEqual([false, ...told]);
});

test('a stream that ends is resumed where it was, as soon as it said', async () => {
  const sent = 'retry: 5000\nid: 7.1\ndata: {"kind":"ROOMS"}\n\n';
  const { asked, told, leave, isOver } = listening(stream(sent, { ends: true }), stream(':\n\n'));
  await pass(4_999);
  expect(asked).toEqual([null]);
  await pass(1);
  expect(asked).toEqual([null, '7.1']);
  expect(told).toEqual([true, '{"kind":"ROOMS"}', false, true]);
  leave();
  await isOver;
});

test('one that says nothing any more is given up, and what was heard last is where it goes on', async () => {
  const { asked, told, leave, isOver } = listening(stream('id: 8.1\n:\n\n'));
  await pass(SILENCE_MS - 1);
  expect(asked).toEqual([null]);
  await pass(1 + 3_000);
  expect(asked).toEqual([null, '8.1']);
  expect(told).toEqual([true, false, true]);
  leave();
  await isOver;
});

test('without a network nothing is asked, and with it at once', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { asked, leave, isOver } = listening(stream(':\n\n'));
  await pass(60_000);
  expect(asked).toHaveLength(0);
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(asked).toHaveLength(1);
  leave();
  await isOver;
});
