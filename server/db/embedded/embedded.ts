import fs from 'node:fs';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { ClientConfig } from 'pg';
import { Engine } from './engine';
import { startHeartbeat, type Heartbeat } from './heartbeat';
import { takeLock } from './lock';

export type Embedded = {
  /** For one database client at a time: a newer one takes over from an older. */
  connection: ClientConfig;
  /** Passes on what has been answered; it would happen by itself, but late while the event loop is busy. */
  takeAnswers(): void;
  /** Ends the database cleanly and frees its directory. */
  close(): Promise<void>;
};

/**
 * Opens the embedded database in `dataDir`, making it first when there is none.
 *
 * @throws Error when another process has it open, naming that process
 */
export async function openEmbedded(
  dataDir: string,
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>,
): Promise<Embedded> {
  const directory = path.resolve(dataDir, 'database');
  fs.mkdirSync(directory, { recursive: true, mode: 0o700 });
  // Also for a directory that was there before: the engine makes its files readable to everybody.
  fs.chmodSync(directory, 0o700);
  const lock = await takeLock(directory);
  const engine = new Engine(directory, log);
  let heartbeat: Heartbeat | undefined;
  const close = async () => {
    await engine.close();
    heartbeat?.stop();
    await lock.release();
  };
  try {
    heartbeat = await startHeartbeat(directory, () => {
      const reason = new Error(`Another process has taken the data directory ${directory}.`);
      log.error({ err: reason }, 'the embedded database gives way');
      void engine.abandon(reason);
    });
    await engine.ready();
  } catch (error) {
    await close();
    throw error;
  }
  // All said here, so that the PG* variables of the environment do not apply.
  const identity = { host: 'embedded', user: 'postgres', database: 'postgres', password: '' };
  return {
    connection: { ...identity, ssl: false, stream: () => engine.link() },
    takeAnswers: () => engine.takeAnswers(),
    close,
  };
}
