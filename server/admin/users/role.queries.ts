import { sql } from 'kysely';
import type { Db } from '../../db/db';

/**
 * Makes the traveller's account with that address an administrator's, if the address is verified and
 * the account not suspended. Whoever is signed in to it has to sign in again.
 */
export async function makeAdmin(db: Db, emailKey: string): Promise<{ id: number } | undefined> {
  const { rows } = await sql<{ id: number }>`
    update users set role = 'ADMIN', token_version = token_version + 1
    where email_key = ${emailKey} and role = 'CUSTOMER' and verified_at is not null
      and suspended_reason is null
    returning id`.execute(db);
  return rows[0];
}
