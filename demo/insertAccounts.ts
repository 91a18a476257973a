import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { CONSENT_VERSION } from '../domain/accounts/consent';
import { searchText } from '../domain/search/searchText';
import type { Db } from '../server/db/db';
import { demoAccounts } from './accounts';

export type DemoEmail = (typeof demoAccounts)[number]['email'];

/** The accounts' ids by address. */
export type UserIds = ReadonlyMap<DemoEmail, number>;

export async function insertAccounts(db: Db, now: Date): Promise<UserIds> {
  const ids = new Map<DemoEmail, number>();
  for (const account of demoAccounts) {
    const passwordHash = await hash(account.password);
    const { rows } = await sql<{ id: number }>`
      insert into users (email, email_key, password_hash, first_name, last_name, phone, role,
        search_text, consented_at, consent_version, verified_at, created_at)
      values (${account.email}, ${account.email}, ${passwordHash}, ${account.firstName},
        ${account.lastName}, ${account.phone}, ${account.role},
        ${searchText(`${account.lastName} ${account.firstName} ${account.email}`)}, ${now},
        ${CONSENT_VERSION}, ${now}, ${now})
      returning id`.execute(db);
    if (rows[0]) ids.set(account.email, rows[0].id);
  }
  return ids;
}

export function userId(users: UserIds, email: DemoEmail): number {
  const id = users.get(email);
  if (id === undefined) throw new Error(`There is no demo account ${email}.`);
  return id;
}
