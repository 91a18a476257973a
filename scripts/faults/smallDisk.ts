import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ownUser } from '../../tests/support/server/postgresCluster';

/** A file system of a few megabytes. */
export interface SmallDisk {
  /** Where PostgreSQL's user may store. */
  folder: string;
  /** Leaves no room on it. */
  fill(): Promise<void>;
  makeRoom(): Promise<void>;
  remove(): Promise<void>;
}

/**
 * In memory, and only for a process of its own, through which all others reach it: that needs no rights,
 * or those of a container's root.
 *
 * @throws Error where the machine lets nobody have a file system of their own
 */
export async function smallDisk(megabytes: number): Promise<SmallDisk> {
  const owner = ownUser();
  const mountPoint = await mkdtemp(path.join(tmpdir(), 'nghi-dau-disk-'));
  const options = `size=${megabytes}m,mode=700${owner ? `,uid=${owner.uid},gid=${owner.gid}` : ''}`;
  // Whoever reaches into a process has to be its user.
  const hold = owner
    ? `setpriv --reuid=${owner.uid} --regid=${owner.gid} --clear-groups cat`
    : 'cat';
  const script = `mount -t tmpfs -o ${options} tmpfs ${mountPoint} && echo mounted && exec ${hold}`;
  const holder = spawn('unshare', [owner ? '-m' : '-rm', 'sh', '-c', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(holder, 'exit');
  const isMounted = await Promise.race([once(holder.stdout, 'data').then(() => true), ended]);
  if (isMounted !== true) throw new Error('This machine allows no file system of its own.');
  const folder = `/proc/${holder.pid}/root${mountPoint}`;
  const ballast = path.join(folder, 'ballast');
  return {
    folder,
    fill: () => writeUntilFull(ballast, megabytes),
    makeRoom: () => rm(ballast),
    async remove() {
      // It ends with its input, and the file system with it.
      holder.stdin.end();
      await ended;
      await rm(mountPoint, { recursive: true });
    },
  };
}

async function writeUntilFull(file: string, megabytes: number): Promise<void> {
  const page = Buffer.alloc(4_096, 1);
  try {
    for (let n = 0; n < megabytes * 256; n += 1) await writeFile(file, page, { flag: 'a' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
