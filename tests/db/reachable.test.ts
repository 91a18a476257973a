import { sql } from 'kysely';
import { isUnavailable } from '../../server/db/reachable';
import { recordedDb } from '../support/server/recordedDb';

test('who still waits when the server ends finds the database away, and no defect', async () => {
  const { db } = recordedDb(() => []);
  await sql`select 1`.execute(db);
  await db.destroy();
  const error: unknown = await sql`select 1`.execute(db).catch((thrown: unknown) => thrown);
  expect(isUnavailable(error)).toBe(true);
});
