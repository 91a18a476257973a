import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { program } from '../../../tests/support/server/postgresCluster';
import type { Fault, FaultRun } from '../fault';
import type { Acknowledged } from '../acknowledged';
import type { Place } from '../fixture';
import { deleteLeaver, expectRestored, storeOldMail } from '../restored';

const run = promisify(execFile);

/** The recipe of docs/operations.md: a backup while guests book, or of the stopped embedded database, and a restore. */
export const backupRestored: Fault = {
  name: 'backup-restored',
  engines: ['embedded', 'postgres'],
  // The embedded database is stopped for its backup.
  recoveryMs: 60_000,
  prepare(deployment) {
    let restored: Place;
    let before: readonly Acknowledged[];
    return {
      async inject(faultRun) {
        before = [...faultRun.load.acknowledged];
        restored = await (deployment.engine === 'embedded' ? copyStopped : dumpAndRestore)(
          faultRun,
        );
        await deleteLeaver(faultRun);
      },
      after: (faultRun) => expectRestored(faultRun, restored, { before }),
    };
  },
};

async function copyStopped(faultRun: FaultRun): Promise<Place> {
  const { deployment, server } = faultRun;
  const dataDir = `${deployment.dataDir}-restored`;
  await server.stop();
  await storeOldMail(deployment);
  await cp(deployment.dataDir, dataDir, { recursive: true });
  faultRun.over();
  faultRun.server = await deployment.start({}, Number(new URL(server.url).port));
  return { dataDir };
}

async function dumpAndRestore({ deployment }: FaultRun): Promise<Place> {
  const url = new URL(deployment.databaseUrl ?? '');
  const dataDir = `${deployment.dataDir}-restored`;
  const dump = path.join(deployment.dataDir, 'nghi-dau.dump');
  await storeOldMail(deployment);
  await run(program('pg_dump'), ['--format=custom', `--file=${dump}`, url.href]);
  // A mail that is still being written has another name once it is there.
  const isWhole = (file: string) => !file.endsWith('.part');
  await cp(deployment.dataDir, dataDir, { recursive: true, filter: isWhole });
  const restored = new URL(url);
  restored.pathname += '_restored';
  await run(program('createdb'), [`--maintenance-db=${url.href}`, restored.pathname.slice(1)]);
  const options = ['--exit-on-error', '--no-owner', `--dbname=${restored.href}`];
  await run(program('pg_restore'), [...options, dump]);
  return { dataDir, databaseUrl: restored.href };
}
