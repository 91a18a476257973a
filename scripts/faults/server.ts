import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, closeSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { program } from '../../tests/support/server/programs';
import { until } from './until';
import { statusOf } from './watch';

/** Migrations, a database that is slow to come back, a busy machine. */
const START_MS = 60_000;
const STOP_MS = 30_000;

/** The product as a process of its own; compiled once, as a run starts it again and again. */
export interface Server {
  url: string;
  pid: number;
  dataDir: string;
  /** `kill -9`. */
  kill(): Promise<void>;
  /** SIGTERM; answers the code it ended with, or null if it had to be killed after half a minute. */
  stop(): Promise<number | null>;
  signal(signal: NodeJS.Signals): void;
  /** Resolves with its code when it has ended by itself. */
  ended: Promise<number | null>;
  log(): string;
}

interface ServerOptions {
  port: number;
  dataDir: string;
  env: Record<string, string>;
}

const running = new Set<number>();
process.once('exit', () => running.forEach((pid) => process.kill(pid, 'SIGKILL')));

/** Starts it, ready or not. */
export function spawnServer({ port, dataDir, env }: ServerOptions): Server {
  const logFile = path.join(dataDir, `server-${port}.log`);
  const log = openSync(logFile, 'a');
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ['--enable-source-maps', program('product')], {
    stdio: ['ignore', log, log],
    env: {
      ...{ PATH, HOME, TZ: 'UTC', DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: String(port) },
      ...{ TRUST_PROXY: 'loopback', LOG_LEVEL: 'warn', DEMO_DATA: 'false' },
      // One account books for a whole run.
      ...{ MAX_ROOM_NIGHTS: '999999', MAX_OPEN_BOOKINGS: '99999', MAX_SAME_NIGHT: '99999' },
      ...env,
    },
  });
  closeSync(log);
  const { pid } = child;
  if (pid === undefined) {
    child.once('error', () => undefined);
    throw new Error('There is no process for the server.');
  }
  running.add(pid);
  const ended = once(child, 'exit').then(([code]) => {
    running.delete(pid);
    return code as number | null;
  });
  return {
    ...{ url: `http://127.0.0.1:${port}`, pid, dataDir, ended },
    signal: (signal) => void child.kill(signal),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      const impatient = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      child.kill('SIGTERM');
      const code = await ended;
      clearTimeout(impatient);
      return code;
    },
    log: () => readFileSync(logFile, 'utf8'),
  };
}

/** @throws Error with the end of its log when it ends instead */
export async function untilReady(server: Server): Promise<Server> {
  let hasEnded = false;
  void server.ended.then(() => (hasEnded = true));
  await until(`${server.url} is ready`, START_MS, async () => {
    if (hasEnded) throw new Error(`The server did not start:\n${server.log().slice(-4_000)}`);
    return isReady(server);
  });
  return server;
}

export async function isReady({ url }: Pick<Server, 'url'>): Promise<boolean> {
  return (await statusOf(`${url}/health/ready`)) === 200;
}
