import { compilePrograms } from '../../tests/support/server/compilePrograms';
import { unfinished, type Fault, type Outcome } from './fault';
import { runFault } from './runFault';
import { backupRestored } from './runs/backupRestored';
import { clockMoved } from './runs/clockMoved';
import { connectionsExhausted, startWithoutConnection } from './runs/connectionsExhausted';
import { databaseDiskFull } from './runs/databaseDiskFull';
import { connectionsFrozen, databaseFrozen } from './runs/databaseFrozen';
import { databaseKilled } from './runs/databaseKilled';
import { databaseSlow } from './runs/databaseSlow';
import { databaseStopped } from './runs/databaseStopped';
import { diskFull } from './runs/diskFull';
import { hotelLocked } from './runs/hotelLocked';
import { mailHanging, mailRefused } from './runs/mailAway';
import { overload } from './runs/overload';
import { races, racesOfTwo } from './runs/races';
import { recovery } from './runs/recovery';
import { rollingUpgrade } from './runs/rollingUpgrade';
import { secondServer } from './runs/secondServer';
import { serverKilled } from './runs/serverKilled';
import { openEnvironment, type Engine, type Deployment, type Environment } from './deployment';
import { tableOf } from './table';

/**
 * `npm run faults` brings every fault over the product while people book, and fails when a promise is
 * broken; `-- name` only those named, `-- --short` the most telling ones.
 */
const faults: readonly Fault[] = [
  serverKilled,
  databaseKilled,
  databaseStopped,
  databaseFrozen,
  connectionsFrozen,
  databaseSlow,
  hotelLocked,
  connectionsExhausted,
  startWithoutConnection,
  diskFull,
  databaseDiskFull,
  mailRefused,
  mailHanging,
  secondServer,
  overload,
  clockMoved,
  backupRestored,
  recovery,
  rollingUpgrade,
  races,
  racesOfTwo,
];

/** Nothing may keep whoever waits for it. */
const MAX_MS = 20 * 60_000;

const SHORT = '--short';
const asked = process.argv.slice(2).filter((argument) => argument !== SHORT);
const isShort = process.argv.includes(SHORT);

function chooseFaults(): readonly Fault[] {
  const unknown = asked.filter((name) => faults.every((fault) => fault.name !== name));
  if (unknown.length > 0) {
    const known = [SHORT, ...faults.map(({ name }) => name)];
    throw new Error(`No ${unknown.join()} among ${known.join(', ')}.`);
  }
  if (asked.length > 0) return faults.filter(({ name }) => asked.includes(name));
  return isShort ? faults.filter(({ inShort }) => inShort) : faults;
}

async function runOn(environment: Environment, chosen: readonly Fault[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const fault of chosen) {
    for (const engine of fault.engines) {
      const startedAt = performance.now();
      const outcome = await outcomeOf(fault, engine, environment);
      outcomes.push(outcome);
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
      console.log([`${fault.name}, ${engine}: ${seconds} s`, ...outcome.notes].join('\n  '));
    }
  }
  return outcomes;
}

/** A run that does not come to its end is a promise broken, and no reason to leave the others out. */
async function outcomeOf(fault: Fault, engine: Engine, environment: Environment): Promise<Outcome> {
  let deployment: Deployment | undefined;
  try {
    deployment = await environment.deployment(engine);
    return await runFault(fault, deployment, isShort);
  } catch (error) {
    return unfinished(fault.name, engine, error);
  } finally {
    // What was found out is worth more than a folder that stays.
    await deployment?.remove().catch(console.error);
  }
}

const chosen = chooseFaults();
await compilePrograms();
const environment = await openEnvironment();
let closing: Promise<void> | undefined;
/** Ends the process, whatever still holds a connection or a timer. */
const end = async (code: number) => {
  closing ??= environment.close().catch(console.error);
  await closing;
  process.exit(code);
};
const abort = (why: unknown) => {
  console.error(why);
  void end(1);
};
setTimeout(() => abort('Not done within 20 minutes.'), MAX_MS).unref();
// A terminal and what started this each send it: the second must not end it while it clears away.
process.on('SIGINT', abort).on('SIGTERM', abort);
// As of a connection whose database was cleared away: nothing may be left behind for it.
process.on('uncaughtException', abort);
try {
  const outcomes = await runOn(environment, chosen);
  console.log(`\n${tableOf(outcomes)}`);
  await end(outcomes.some(({ broken }) => broken.length > 0) ? 1 : 0);
} catch (error) {
  abort(error);
}
