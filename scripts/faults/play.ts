import { readBooks } from './books';
import type { Act, Fault, Outcome, Scene } from './fault';
import { startLoad, type Load } from './load';
import { withDatabase } from './market';
import { isReady, type Server } from './server';
import type { Stage } from './stage';
import { until } from './until';

const SECOND_MS = 1_000;
/** As docs/operations.md promises of a database that does not answer, and a little for a busy machine. */
const WAIT_MS = 16 * SECOND_MS;
const RECOVERY_MS = 10 * SECOND_MS;
const PATIENCE_MS = 60 * SECOND_MS;
/** Booked before the fault, and again after it. */
const BOOKINGS = 25;

/** Lets people book, brings the fault over them, and looks at what is left. */
export async function play(fault: Fault, stage: Stage, isShort: boolean): Promise<Outcome> {
  const act = await fault.arrange(stage);
  try {
    return await playAct({ fault, act }, stage, isShort);
  } finally {
    await act.clear?.();
  }
}

async function playAct(
  { fault, act }: { fault: Fault; act: Act },
  stage: Stage,
  isShort: boolean,
): Promise<Outcome> {
  const broken: string[] = [];
  const notes: string[] = [];
  let overAt: number | undefined;
  const server = await stage.start(act.env);
  const load = startLoad([server.url], stage.market);
  const scene: Scene = {
    ...{ stage, server, load, isShort },
    over: () => void (overAt ??= performance.now()),
    expect: (promise, isKept) => void (isKept || broken.push(promise)),
    note: (text) => void notes.push(text),
  };
  await booked(load, BOOKINGS);
  await act.strike(scene);
  scene.over();
  const recoveryMs = await recovered(scene, overAt!);
  await booked(load, load.acknowledged.length + BOOKINGS);
  await load.stop();
  await act.after?.(scene);
  const contradictions = await contradictionsAt(scene.server);
  scene.expect(`all is sound: ${contradictions.join()}`, contradictions.length === 0);
  await scene.server.stop();
  const books = await withDatabase(stage, (db) => readBooks(db, load.acknowledged));
  const figures = { ...figuresOf(load), ...books, recoveryMs };
  scene.expect('nothing acknowledged is lost', books.lost === 0);
  scene.expect('nothing is sold or made twice', books.twice === 0);
  scene.expect('an error is 503', figures.failed === 0);
  scene.expect(
    'a 503 says when to come again',
    load.answers.every(({ status, hasRetryAfter }) => status !== 503 || hasRetryAfter),
  );
  const { waitMs = WAIT_MS, recoveryMs: withinMs = RECOVERY_MS } = fault;
  scene.expect(`nobody waits longer than ${waitMs} ms`, figures.longestMs <= waitMs);
  scene.expect(`all is well within ${withinMs} ms`, recoveryMs <= withinMs);
  return { name: fault.name, engine: stage.engine, ...figures, broken, notes };
}

function figuresOf({ acknowledged, answers, cuts }: Load) {
  return {
    booked: acknowledged.length,
    refused: answers.filter(({ status }) => status === 503).length,
    failed: answers.filter(({ status }) => status >= 500 && status !== 503).length,
    cut: cuts.length,
    longestMs: Math.max(...answers.map(({ tookMs }) => tookMs)),
  };
}

async function booked(load: Load, many: number): Promise<void> {
  await until(`${many} bookings`, PATIENCE_MS, () => load.acknowledged.length >= many);
}

/** How long it takes until somebody books who has asked now, and the server is ready and shows its list. */
async function recovered({ load, server }: Scene, overAt: number): Promise<number> {
  const isBooking = () =>
    load.answers.some(({ status, beganAt }) => status === 201 && beganAt > overAt);
  await until('well again', PATIENCE_MS, async () => {
    return isBooking() && (await isReady(server)) && (await isAnswered(server));
  });
  return performance.now() - overAt;
}

async function isAnswered({ url }: Server): Promise<boolean> {
  const answer = await fetch(`${url}/api/customer/hotels`).catch(() => undefined);
  await answer?.text();
  return answer?.status === 200;
}

/** What `/health/invariants` says that is not 0. */
export async function contradictionsAt({ url }: Pick<Server, 'url'>): Promise<string[]> {
  const answer = await fetch(`${url}/health/invariants`);
  const figures = Object.entries((await answer.json()) as Record<string, number>);
  if (answer.status !== 200 || figures.length < 4) return [`status ${answer.status}`];
  return figures.filter(([, count]) => count !== 0).map(([name, count]) => `${name} ${count}`);
}
