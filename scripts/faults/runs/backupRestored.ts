import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { program } from '../../../tests/support/server/postgresCluster';
import type { Fault, Scene } from '../fault';
import type { Acknowledged } from '../load';
import type { Place } from '../market';
import { expectRestored, storeOldMail } from '../restored';

const run = promisify(execFile);

/** The recipe of docs/operations.md: a backup while guests book, or of the stopped embedded database, and a restore. */
export const backupRestored: Fault = {
  name: 'backup-restored',
  engines: ['embedded', 'postgres'],
  // The embedded database is stopped for its backup.
  recoveryMs: 60_000,
  arrange(stage) {
    let restored: Place;
    let before: readonly Acknowledged[];
    return {
      async strike(scene) {
        before = [...scene.load.acknowledged];
        restored = await (stage.engine === 'embedded' ? copyStopped : dumpAndRestore)(scene);
      },
      after: (scene) => expectRestored(scene, restored, { before }),
    };
  },
};

async function copyStopped(scene: Scene): Promise<Place> {
  const { stage, server } = scene;
  const dataDir = `${stage.dataDir}-restored`;
  await server.stop();
  await storeOldMail(stage);
  await cp(stage.dataDir, dataDir, { recursive: true });
  scene.over();
  scene.server = await stage.start({}, Number(new URL(server.url).port));
  return { dataDir };
}

async function dumpAndRestore({ stage }: Scene): Promise<Place> {
  const url = new URL(stage.databaseUrl ?? '');
  const dataDir = `${stage.dataDir}-restored`;
  const dump = path.join(stage.dataDir, 'nghi-dau.dump');
  await storeOldMail(stage);
  await run(program('pg_dump'), ['--format=custom', `--file=${dump}`, url.href]);
  await cp(stage.dataDir, dataDir, { recursive: true });
  const restored = new URL(url);
  restored.pathname += '_restored';
  await run(program('createdb'), [`--maintenance-db=${url.href}`, restored.pathname.slice(1)]);
  const options = ['--exit-on-error', '--no-owner', `--dbname=${restored.href}`];
  await run(program('pg_restore'), [...options, dump]);
  return { dataDir, databaseUrl: restored.href };
}
