import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DurableFiles, syncPath } from './durableFiles';

const SQL_ERROR = 100;

const startParameters = [
  // Without the stock '-F', which turns fsync off.
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync', 'synchronous_commit=on', 'full_page_writes=on'].flatMap(
    (setting) => ['-c', setting],
  ),
];

/**
 * Opens the database cluster inside `directory`, making it first when there is none.
 * The caller must hold the directory's lock: two engines on one cluster destroy it.
 *
 * @param onFailure see {@link DurableFiles}
 * @throws Error carrying the engine's last words when it does not start
 */
export async function openCluster(
  directory: string,
  onFailure: (error: unknown) => never,
): Promise<PGlite> {
  const cluster = path.join(directory, 'cluster');
  if (!fs.existsSync(cluster)) await createCluster(directory, cluster, onFailure);
  // Left behind by a killed process. Its holder is gone, because the lock is ours.
  fs.rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
  return start(cluster, onFailure);
}

/** Builds the cluster aside and renames it, so that a half-made one is never taken for whole. */
async function createCluster(
  directory: string,
  cluster: string,
  onFailure: (error: unknown) => never,
): Promise<void> {
  const unfinished = path.join(directory, 'cluster.unfinished');
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.mkdirSync(unfinished, { mode: 0o700 });
  const engine = await start(unfinished, onFailure);
  await engine.close();
  syncTree(unfinished);
  fs.renameSync(unfinished, cluster);
  syncPath(directory);
}

async function start(cluster: string, onFailure: (error: unknown) => never): Promise<PGlite> {
  const lastWords: string[] = [];
  try {
    const engine = await PGlite.create({
      fs: new DurableFiles(cluster, onFailure),
      startParams: startParameters,
      onStderr: (text) => {
        lastWords.push(text);
        lastWords.splice(0, lastWords.length - 20);
        return false;
      },
    });
    endOnTrap(engine, onFailure);
    return engine;
  } catch (error) {
    const said = lastWords.join('\n');
    throw new Error(`The embedded database in ${cluster} did not start. ${said}`, { cause: error });
  }
}

/**
 * The engine raises every SQL error as a jump of status 100, and its wrapper swallows whatever else
 * comes up. But after a trap, such as an exhausted stack, its memory is no longer to be trusted.
 */
function endOnTrap(engine: PGlite, onFailure: (error: unknown) => never): void {
  const module = engine.Module;
  const step = module._PostgresMainLoopOnce;
  module._PostgresMainLoopOnce = () => {
    try {
      step();
    } catch (error) {
      if (!isSqlError(error)) onFailure(error);
      throw error;
    }
  };
}

function isSqlError(error: unknown): boolean {
  return error instanceof Object && 'status' in error && error.status === SQL_ERROR;
}

function syncTree(directory: string): void {
  for (const entry of fs.readdirSync(directory, { withFileTypes: true })) {
    const inner = path.join(directory, entry.name);
    if (entry.isDirectory()) syncTree(inner);
    else syncPath(inner);
  }
  syncPath(directory);
}
