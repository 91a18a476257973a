import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { program, startCluster } from '../../../tests/support/server/postgresCluster';
import { CLUSTER_SETTINGS, type Deployment } from '../deployment';
import type { Fault, FaultRun } from '../fault';
import { smallDisk, type SmallDisk } from '../smallDisk';
import { until } from '../until';
import { startWatch, statusOf } from '../watch';

const run = promisify(execFile);
const DISK_MEGABYTES = 256;
const REFUSED = 50;
const PATIENCE_MS = 30_000;

/**
 * No room on PostgreSQL's disk: tables do not grow any more, the log goes on in what it has set aside.
 * What is there is read, and written again as soon as there is some room.
 */
export const databaseDiskFull: Fault = {
  name: 'database-disk-full',
  engines: ['postgres'],
  async prepare(deployment) {
    const disk = await smallDisk(DISK_MEGABYTES);
    const cluster = await startCluster(CLUSTER_SETTINGS, { disk: disk.folder });
    await copyTo(cluster.url, deployment);
    return {
      env: { DATABASE_URL: cluster.url },
      inject: (faultRun) => whileFull(disk, faultRun),
      async clear() {
        await cluster.remove();
        await disk.remove();
      },
    };
  },
};

async function copyTo(url: string, deployment: Deployment): Promise<void> {
  const dump = path.join(deployment.dataDir, 'nghi-dau.dump');
  const from = deployment.databaseUrl ?? '';
  await run(program('pg_dump'), ['--format=custom', `--file=${dump}`, from]);
  await run(program('pg_restore'), ['--exit-on-error', '--no-owner', `--dbname=${url}`, dump]);
  deployment.databaseUrl = url;
}

async function whileFull(disk: SmallDisk, { server, load, deployment, expect }: FaultRun) {
  await setLogAside(deployment.databaseUrl ?? '');
  await disk.fill();
  const isRefused = ({ status }: { status: number }) => status === 503;
  const since = load.answers.length;
  const refused = () => load.answers.slice(since).filter(isRefused).length;
  // Until then bookings fill the pages that their tables have.
  await until('somebody is refused', PATIENCE_MS, () => refused() > 0);
  const watch = startWatch(
    {
      list: () => statusOf(`${server.url}/api/customer/hotels`),
      page: () => statusOf(`${server.url}/`),
      ready: () => statusOf(`${server.url}/health/ready`),
    },
    load,
  );
  await until('who books is told to come again', PATIENCE_MS, () => refused() >= REFUSED);
  const { failed } = await watch.stop();
  await disk.makeRoom();
  expect(`what is only read goes on: ${failed.join()}`, failed.length === 0);
  expect('nobody is cut off', load.cuts.length === 0);
}

/** A new part of the log, and those before it to be used again: a log without room ends PostgreSQL. */
async function setLogAside(connectionString: string): Promise<void> {
  const admin = new pg.Client({ connectionString });
  await admin.connect();
  await admin.query('select pg_switch_wal()');
  await admin.query('checkpoint');
  await admin.end();
}
