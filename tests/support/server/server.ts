import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { program } from './programs';
import {
  createDatabase,
  databaseUrl,
  dropDatabase,
  postgresOfProject,
  type Postgres,
} from './postgres';
import { serverControl, type ServerAddress, type ServerControl } from './serverControl';

export interface RunningServer {
  url: string;
  dataDir: string;
  outboxDir: string;
  control: ServerControl;
  address: ServerAddress;
  /** `kill -9`: nothing is finished or cleaned up; the data directory stays. */
  kill(): Promise<void>;
  /** SIGTERM, wait for the end, and remove the data unless the caller brought the directory. */
  stop(): Promise<void>;
}

interface Options {
  /** Where the server's clock starts; it keeps ticking. The real time when absent. */
  now?: string;
  /** Settings of the server on top of the usual ones. */
  env?: Record<string, string>;
  /**
   * A directory to run on, for example that of a killed server; a copy of the template when absent.
   * On PostgreSQL that of a running server makes this one its second process.
   */
  dataDir?: string;
  /** Nothing in its directory and database, and nothing put in for a demonstration. */
  empty?: boolean;
  /** The project's when absent. */
  postgres?: Postgres;
}

/** The very first start fills the database. */
const START_LIMIT_MS = 120_000;
const STOP_LIMIT_MS = 15_000;
const nodeOptions = [
  '--enable-source-maps',
  // A server of the tests lives for seconds: optimising its engine as early as usual took a third of the processor time of a start.
  '--wasm-tiering-budget=36000000',
];

/** Starts the real server as a process of its own on loopback ports of its own. */
export async function startServer(options: Options = {}): Promise<RunningServer> {
  const postgres = options.postgres ?? postgresOfProject();
  const dataDir =
    options.dataDir ?? (await (options.empty ? emptyDirectory() : copyOfTemplate(postgres)));
  if (postgres && !options.dataDir) {
    await createDatabase(postgres, dataDir, options.empty ? 'template0' : undefined);
  }
  const env = {
    ...(options.empty && { DEMO_DATA: 'false' }),
    ...(postgres && (await onPostgres(postgres, dataDir))),
    ...options.env,
  };
  const child = await spawnServer(dataDir, { ...options, env });
  const address = await readyLine(child, dataDir);
  const ended = once(child, 'exit');
  return {
    url: address.url,
    dataDir,
    outboxDir: address.outbox,
    control: serverControl(address),
    address,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      const impatient = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
      if (child.exitCode === null) child.kill('SIGTERM');
      await ended;
      clearTimeout(impatient);
      if (options.dataDir) return;
      await rm(dataDir, { recursive: true, force: true });
      if (postgres) await dropDatabase(postgres, dataDir);
    },
  };
}

/** A data directory of its own, with demo data and pictures; what PostgreSQL stores is not in it twice. */
export async function copyOfTemplate(postgres = postgresOfProject()): Promise<string> {
  const template = process.env.TEST_TEMPLATE;
  if (!template) throw new Error('No template directory: was globalSetup run?');
  const dataDir = await mkdtemp(path.join(tmpdir(), 'nghi-dau-server-'));
  const embedded = path.join(template, 'database');
  const isWanted = (file: string) => !postgres || file !== embedded;
  await cp(template, dataDir, { recursive: true, filter: isWanted });
  return dataDir;
}

async function emptyDirectory(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'nghi-dau-server-'));
  await writeFile(path.join(dataDir, 'jwt-secret'), randomBytes(48).toString('base64url'));
  return dataDir;
}

async function onPostgres(postgres: Postgres, dataDir: string) {
  return {
    DATABASE_URL: databaseUrl(postgres, dataDir),
    JWT_SECRET: await readFile(path.join(dataDir, 'jwt-secret'), 'utf8'),
  };
}

async function spawnServer(dataDir: string, { now, env }: Options): Promise<ChildProcess> {
  const log = await open(logFile(dataDir), 'a');
  const child = spawn(process.execPath, [...nodeOptions, program('server')], {
    // The server ends when its standard input does, so it cannot outlive the tests.
    stdio: ['pipe', 'pipe', log.fd],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TZ: 'UTC',
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: '0',
      TRUST_PROXY: 'loopback',
      // One traveller books for a whole test; what tests the limits starts a server of its own.
      MAX_ROOM_NIGHTS: '100000',
      MAX_OPEN_BOOKINGS: '1000',
      MAX_SAME_NIGHT: '1000',
      ...(now && { TEST_NOW: now }),
      TEST_STATEMENTS: process.env.TEST_STATEMENTS,
      ...env,
    },
  });
  await log.close();
  return child;
}

async function readyLine(child: ChildProcess, dataDir: string): Promise<ServerAddress> {
  const impatient = setTimeout(() => child.kill('SIGKILL'), START_LIMIT_MS);
  try {
    for await (const line of createInterface({ input: child.stdout! })) {
      if (line.startsWith('{"url"')) return JSON.parse(line) as ServerAddress;
    }
  } finally {
    clearTimeout(impatient);
    child.stdout!.resume();
  }
  const log = await readFile(logFile(dataDir), 'utf8');
  throw new Error(`The test server did not start:\n${log.slice(-4_000)}`);
}

/** Where a server started here writes its log. */
export function logFile(dataDir: string): string {
  return path.join(dataDir, 'server.log');
}
