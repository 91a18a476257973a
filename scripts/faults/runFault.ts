import { checkConsistency } from './consistency';
import type { PreparedFault, Fault, Outcome, FaultRun } from './fault';
import { startLoad, type Load } from './load';
import { withDatabase } from './fixture';
import { isReady, type Server } from './server';
import type { Deployment } from './deployment';
import { until, within } from './until';
import { statusOf } from './watch';

const SECOND_MS = 1_000;
/** As docs/operations.md promises of a database that does not answer, and a little for a busy machine. */
const WAIT_MS = 16 * SECOND_MS;
const RECOVERY_MS = 10 * SECOND_MS;
const PATIENCE_MS = 60 * SECOND_MS;
/** Booked before the fault, and again after it. */
const BOOKINGS = 25;

/** Lets people book, brings the fault over them, and looks at what is left. */
export async function runFault(
  fault: Fault,
  deployment: Deployment,
  isShort: boolean,
): Promise<Outcome> {
  const prepared = await fault.prepare(deployment);
  try {
    return await runPrepared({ fault, prepared }, deployment, isShort);
  } finally {
    await prepared.clear?.();
  }
}

async function runPrepared(
  { fault, prepared }: { fault: Fault; prepared: PreparedFault },
  deployment: Deployment,
  isShort: boolean,
): Promise<Outcome> {
  const server = await deployment.start(prepared.env);
  const load = startLoad([server.url], deployment.fixture);
  try {
    return await runUnderLoad({ fault, prepared }, { deployment, server, load, isShort });
  } finally {
    // Whoever books would go on for ever.
    await load.abort();
  }
}

async function runUnderLoad(
  { fault, prepared }: { fault: Fault; prepared: PreparedFault },
  run: Pick<FaultRun, 'deployment' | 'server' | 'load' | 'isShort'>,
): Promise<Outcome> {
  const { deployment, load, isShort } = run;
  const broken: string[] = [];
  const notes: string[] = [];
  let overAt: number | undefined;
  const faultRun: FaultRun = {
    ...run,
    over: () => void (overAt ??= performance.now()),
    expect: (promise, isKept) => void (isKept || broken.push(promise)),
    note: (text) => void notes.push(text),
  };
  await booked(load, BOOKINGS);
  await prepared.inject(faultRun);
  faultRun.over();
  const recoveryMs = await recovered(faultRun, overAt!);
  await booked(load, load.acknowledged.length + BOOKINGS);
  await within('every order is answered', PATIENCE_MS, load.stop());
  await prepared.after?.(faultRun);
  const contradictions = await contradictionsAt(faultRun.server);
  faultRun.expect(`all is sound: ${contradictions.join()}`, contradictions.length === 0);
  await faultRun.server.stop();
  const stored = await withDatabase(deployment, (db) => checkConsistency(db, load.acknowledged));
  const figures = { ...figuresOf(load), ...stored, recoveryMs };
  faultRun.expect('nothing acknowledged is lost', stored.lost === 0);
  faultRun.expect('nothing is sold or made twice', stored.twice === 0);
  faultRun.expect('an error is 503', figures.failed === 0);
  faultRun.expect(
    'a 503 says when to come again',
    load.answers.every(({ status, hasRetryAfter }) => status !== 503 || hasRetryAfter),
  );
  const waitMs = (isShort ? fault.shortWaitMs : undefined) ?? fault.waitMs ?? WAIT_MS;
  const { recoveryMs: withinMs = RECOVERY_MS } = fault;
  faultRun.expect(`nobody waits longer than ${waitMs} ms`, figures.longestMs <= waitMs);
  faultRun.expect(`all is well within ${withinMs} ms`, recoveryMs <= withinMs);
  return { name: fault.name, engine: deployment.engine, ...figures, broken, notes };
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
async function recovered({ load, server }: FaultRun, overAt: number): Promise<number> {
  const isBooking = () =>
    load.answers.some(({ status, beganAt }) => status === 201 && beganAt > overAt);
  await until('well again', PATIENCE_MS, async () => {
    return isBooking() && (await isReady(server)) && (await isAnswered(server));
  });
  return performance.now() - overAt;
}

async function isAnswered({ url }: Server): Promise<boolean> {
  return (await statusOf(`${url}/api/customer/hotels`)) === 200;
}

/** What `/health/invariants` says that is not 0. */
export async function contradictionsAt({ url }: Pick<Server, 'url'>): Promise<string[]> {
  const answer = await fetch(`${url}/health/invariants`, {
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const figures = Object.entries((await answer.json()) as Record<string, number>);
  if (answer.status !== 200 || figures.length < 4) return [`status ${answer.status}`];
  return figures.filter(([, count]) => count !== 0).map(([name, count]) => `${name} ${count}`);
}
