import { sql } from 'kysely';
import pg from 'pg';
import { isUnavailable } from '../../server/db/reachable';
import { recordedDb } from '../support/server/recordedDb';

test('who still waits when the server ends finds the database away, and no defect', async () => {
  const { db } = recordedDb(() => []);
  await sql`select 1`.execute(db);
  await db.destroy();
  const error: unknown = await sql`select 1`.execute(db).catch((thrown: unknown) => thrown);
  expect(isUnavailable(error)).toBe(true);
});

test('a divided database whose node ends in a statement is away', () => {
  const error = new pg.DatabaseError('postmaster was shut down, exiting', 0, 'error');
  expect(isUnavailable(Object.assign(error, { code: 'XX000' }))).toBe(true);
});
