import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './freeAddress';

const run = promisify(execFile);

/** A PostgreSQL server of a test's own, to be frozen, killed and started again. */
export interface Cluster {
  url: string;
  /** Where its files are. */
  folder: string;
  /** Stops all of its processes where they are: connections stand, and nobody answers. */
  freeze(): void;
  thaw(): void;
  /** Ends it as a power failure would, so that it has to recover at its next start. */
  crash(): Promise<void>;
  /** `kill -9` of all of its processes. */
  kill(): Promise<void>;
  /** Sends everybody away and ends it cleanly. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Runs a program as its user. */
  run(file: string, args: string[]): Promise<void>;
  remove(): Promise<void>;
}

/**
 * An empty one, or one on a copy of the files in a folder.
 *
 * @param settings lines of `postgresql.conf`, as in `max_connections=40`
 * @param disk the folder in which it stores; that of temporary files when absent
 */
export async function startCluster(
  settings: readonly string[] = [],
  { files, disk = tmpdir() }: { files?: string; disk?: string } = {},
): Promise<Cluster> {
  const owner = ownUser();
  const port = await freePort();
  const folder = await mkdtemp(path.join(disk, 'nghi-dau-postgres-'));
  const user = owner && { ...owner, cwd: folder };
  const data = path.join(folder, 'data');
  const pgCtl = (...args: string[]) => run(program('pg_ctl'), ['-D', data, ...args], user);
  const own = ['listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const options = [`-p ${port}`, ...[...own, ...settings].map((s) => `-c '${s}'`)].join(' ');
  const cluster: Cluster = {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    folder,
    freeze: () => processesOf(data).forEach((pid) => process.kill(pid, 'SIGSTOP')),
    thaw: () => processesOf(data).forEach((pid) => process.kill(pid, 'SIGCONT')),
    crash: async () => void (await pgCtl('stop', '-m', 'immediate', '-w')),
    async kill() {
      // The first is held before it can make others.
      process.kill(processesOf(data)[0]!, 'SIGSTOP');
      const processes = processesOf(data);
      processes.forEach((pid) => process.kill(pid, 'SIGKILL'));
      // What they share would keep the next start from it, and so would a number that nobody has asked about.
      while (processes.some(isRunning)) await sleep(10);
      await rm(path.join(data, 'postmaster.pid'), { force: true });
    },
    stop: async () => void (await pgCtl('stop', '-m', 'fast', '-w')),
    start: async () =>
      void (await pgCtl('start', '-w', '-l', path.join(folder, 'log'), '-o', options)),
    run: async (file, args) => void (await run(file, args, user)),
    async remove() {
      try {
        cluster.thaw();
      } catch {
        // It is not running.
      }
      await cluster.crash().catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync'];
  try {
    if (owner) await chown(folder, owner.uid, owner.gid);
    if (files) await run('cp', ['-a', files, data], user);
    else await run(program('initdb'), initdb, user);
    await cluster.start();
    return cluster;
  } catch (error) {
    await cluster.remove();
    throw error;
  }
}

/** PostgreSQL refuses to run as root: then it gets the user that its package made. */
export function ownUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** The newest; Debian keeps the server's programs out of PATH. */
export function program(name: string): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const folders = [
    ...versions.sort((a, b) => Number(b) - Number(a)).map((v) => path.join(debian, v, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  const found = folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
  if (!found) throw new Error(`${name} is missing: install the server programs of PostgreSQL.`);
  return found;
}

/** The server's first process, and one for each connection. */
function processesOf(data: string): number[] {
  const first = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0] ?? '';
  const children = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8');
  return [first, ...children.trim().split(' ')].filter(Boolean).map(Number);
}

function isRunning(pid: number): boolean {
  try {
    // One that has ended and that nobody has asked about yet has no memory any more.
    return readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[0] !== '0';
  } catch {
    return false;
  }
}
