import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

export type Lock = { release(): Promise<void> };

/**
 * Takes `directory` for this process. The kernel frees the lock when the process dies, however it
 * dies. It reaches as far as one computer or container; the heartbeat covers the others.
 *
 * @throws Error naming the process that holds the directory
 */
export async function takeLock(directory: string): Promise<Lock> {
  const address = lockAddress(directory);
  const server = await listen(address).catch(async (error: unknown) => {
    if (!isAddressInUse(error)) throw error;
    const holder = await askHolder(address);
    if (holder === undefined && isFile(address)) return takeOver(address);
    throw new Error(
      `The data directory ${directory} is in use by process ${holder ?? '(unknown)'}. ` +
        'Stop that process, or set DATA_DIR to another directory.',
    );
  });
  server.unref();
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** Named by what the directory is, not by its path: links and mounts lead to the same lock. */
function lockAddress(directory: string): string {
  const { dev, ino } = fs.statSync(directory, { bigint: true });
  const name = `nghi-dau-${dev}-${ino}`;
  // Linux: the abstract namespace. A name there has no file and ends with its process.
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return path.join(os.tmpdir(), `${name}.sock`);
}

/** Every caller is told this process's number. */
function listen(address: string): Promise<net.Server> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((caller) => {
      caller.on('error', () => caller.destroy());
      caller.end(String(process.pid));
    });
    server.once('error', reject);
    server.listen(address, () => resolve(server));
  });
}

/** The holder's process number; undefined when nobody answers. */
function askHolder(address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let answer = '';
    const caller = net.connect(address);
    caller.setTimeout(2_000, () => caller.destroy());
    caller.on('data', (data) => (answer += String(data)));
    caller.on('error', () => caller.destroy());
    caller.on('close', () => resolve(answer || undefined));
  });
}

/** Where a lock is a file, a killed process leaves it behind: nobody answered, so it is free. */
function takeOver(address: string): Promise<net.Server> {
  fs.rmSync(address, { force: true });
  return listen(address);
}

function isFile(address: string): boolean {
  return path.isAbsolute(address) && process.platform !== 'win32';
}

function isAddressInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
