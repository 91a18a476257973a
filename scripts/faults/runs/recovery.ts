import { cp } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { program, startCluster } from '../../../tests/support/server/postgresCluster';
import type { Fault, FaultRun } from '../fault';
import { deleteLeaver, expectRestored, storeOldMail } from '../restored';
import { CLUSTER_SETTINGS } from '../deployment';
import { until } from '../until';

const BOOKINGS = 25;
const PATIENCE_MS = 60_000;

/**
 * The drill of docs/operations.md: a base backup and the archived log bring the database back to a moment,
 * on another PostgreSQL, while guests go on booking.
 */
export const recovery: Fault = {
  name: 'recovery',
  engines: ['postgres'],
  prepare(deployment) {
    const { folder, url, run } = deployment.cluster();
    const archive = path.join(folder, 'archive');
    const base = path.join(folder, 'base');
    let point: RecoveryPoint;
    return {
      async inject(faultRun) {
        const admin = new pg.Client({ connectionString: url });
        await admin.connect();
        await run('mkdir', [archive]);
        await admin.query(`alter system set archive_command = 'cp %p ${archive}/%f'`);
        await admin.query('select pg_reload_conf()');
        await storeOldMail(deployment);
        await run(program('pg_basebackup'), ['-D', base, '-d', url, '-c', 'fast']);
        point = await bookedAround(faultRun, admin);
        await deleteLeaver(faultRun);
        await untilArchived(admin);
        await admin.query('alter system reset archive_command');
        await admin.query('select pg_reload_conf()');
        await admin.end();
      },
      async after(faultRun) {
        await run('touch', [path.join(base, 'recovery.signal')]);
        const target = `recovery_target_time=${point.moment}`;
        const command = `restore_command=cp ${archive}/%f %p`;
        const back = [command, target, 'recovery_target_action=promote'];
        const restored = await startCluster([...CLUSTER_SETTINGS, ...back], { files: base });
        try {
          await expectRestoredOn(restored.url, faultRun, point);
        } finally {
          await restored.remove();
        }
      },
    };
  },
};

type RecoveryPoint = Awaited<ReturnType<typeof bookedAround>>;

/** Bookings, a moment, and more bookings. */
async function bookedAround({ load }: FaultRun, admin: pg.Client) {
  const more = () => {
    const enough = load.acknowledged.length + BOOKINGS;
    return until('they book', PATIENCE_MS, () => load.acknowledged.length >= enough);
  };
  await more();
  const before = [...load.acknowledged];
  const { rows } = await admin.query<{ moment: string }>('select now()::text as moment');
  await more();
  // Those that were on their way at the moment may be on either side of it.
  const after = load.acknowledged.slice(before.length + BOOKINGS / 2);
  return { before, after, moment: rows[0]!.moment };
}

async function untilArchived(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ file: string }>(
    'select pg_walfile_name(pg_switch_wal()) as file',
  );
  await until('the log is archived', PATIENCE_MS, async () => {
    const { rowCount } = await admin.query(
      'select 1 from pg_stat_archiver where last_archived_wal >= $1',
      [rows[0]!.file],
    );
    return rowCount === 1;
  });
}

async function expectRestoredOn(
  url: string,
  faultRun: FaultRun,
  point: RecoveryPoint,
): Promise<void> {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  await until('it is the moment', PATIENCE_MS, async () => {
    const { rows } = await database.query<{ isOver: boolean }>(
      'select not pg_is_in_recovery() as "isOver"',
    );
    return rows[0]!.isOver;
  });
  await database.end();
  const { deployment } = faultRun;
  const restored = new URL(url);
  restored.pathname = new URL(deployment.databaseUrl ?? '').pathname;
  const dataDir = `${deployment.dataDir}-restored`;
  await cp(deployment.dataDir, dataDir, { recursive: true });
  await expectRestored(faultRun, { dataDir, databaseUrl: restored.href }, point);
}
