import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../../server/db/db';
import type { Acknowledged } from './acknowledged';
import { checkConsistency } from './consistency';
import type { FaultRun } from './fault';
import { withDatabase, type Place } from './fixture';
import { contradictionsAt } from './runFault';
import { until } from './until';

const PATIENCE_MS = 30_000;
/** Whose mail it is that should have been deleted long ago. */
const LONG_AGO = 'long-ago@example.com';

/** Something that is over, and that the servers have looked through already: it gets into the backup. */
export async function storeOldMail(place: Place): Promise<void> {
  await withDatabase(place, async (db) => {
    await sql`
      insert into outbox (recipient, subject, text_body, html_body, created_at, next_attempt_at, sent_at)
      select ${LONG_AGO}, '', '', '', day, day, day
      from (select now() - interval '400 days' as day) past`.execute(db);
  });
}

/** Somebody has the account deleted: after the backup, so that the restore brings it back. */
export async function deleteLeaver({
  server,
  deployment,
  expect,
}: Pick<FaultRun, 'server' | 'deployment' | 'expect'>): Promise<void> {
  const { token, password } = deployment.fixture.leaver;
  const { status } = await fetch(`${server.url}/api/auth/account/delete`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ password }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  expect(`an account is deleted: ${status}`, status === 200);
}

/** What a restore has to bring back, and what came after its moment and cannot be there. */
interface ExpectedBookings {
  before: readonly Acknowledged[];
  after?: readonly Acknowledged[];
}

/** Starts a server on what was restored, and looks whether all is there that was acknowledged by then. */
export async function expectRestored(
  { deployment, expect }: Pick<FaultRun, 'deployment' | 'expect'>,
  place: Place,
  { before, after = [] }: ExpectedBookings,
): Promise<void> {
  const { dataDir: DATA_DIR, databaseUrl } = place;
  // As docs/operations.md says: the record of deletions is today's.
  const [today, restored] = [deployment.dataDir, DATA_DIR].map((dir) => join(dir, 'deletions'));
  await cp(today!, restored!, { recursive: true });
  const server = await deployment.start({
    DATA_DIR,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
  const contradictions = await contradictionsAt(server);
  expect(`restored, all is sound: ${contradictions.join()}`, contradictions.length === 0);
  // Nobody but the server may look into an embedded one while it runs: there it has been done by now.
  if (databaseUrl) {
    const isGone = async () => !(await withDatabase(place, hasOldMail));
    await until('what is over is deleted again', PATIENCE_MS, isGone);
  }
  await server.stop();
  await withDatabase(place, async (db) => {
    const { lost } = await checkConsistency(db, before);
    expect(`restored, ${lost} of ${before.length} bookings are missing`, lost === 0);
    const later = after.length - (await checkConsistency(db, after)).lost;
    expect(`of what came later nothing is there, ${later} were`, later === 0);
    expect('what is over is deleted again', !(await hasOldMail(db)));
    const { rows } = await sql`
      select 1 from users where id = ${deployment.fixture.leaver.id}`.execute(db);
    expect('who was deleted is deleted again', rows.length === 0);
  });
}

async function hasOldMail(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from outbox where recipient = ${LONG_AGO}`.execute(db);
  return rows.length > 0;
}
