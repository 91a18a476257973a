import { sql } from 'kysely';
import type { Db } from '../db/db';

export interface CountRow {
  name: string;
  count: number;
  endsAt: Date;
}

/** Adds one to each counter; one that is new, or over, begins again at one and lasts until `endsAt`. */
export async function addOne(
  db: Db,
  names: readonly string[],
  { now, endsAt }: { now: Date; endsAt: Date },
): Promise<CountRow[]> {
  // Always in one order, so that two rivals never wait for each other.
  const { rows } = await sql<CountRow>`
    insert into tries (name, count, ends_at)
    select name, 1, ${endsAt} from unnest(${names}::text[]) as t (name) order by name collate "C"
    on conflict (name) do update set
      count = case when tries.ends_at <= ${now} then 1 else tries.count + 1 end,
      ends_at = case when tries.ends_at <= ${now} then excluded.ends_at else tries.ends_at end
    returning name, count, ends_at as "endsAt"`.execute(db);
  return rows;
}

export async function takeOneOff(db: Db, names: readonly string[]): Promise<void> {
  await sql`
    with held as (
      select name from tries where name = any(${names}) and count > 0 order by name for update)
    update tries set count = count - 1 from held where tries.name = held.name`.execute(db);
}

/** Rows that somebody is counting in are left for the next time. */
export async function deleteEnded(db: Db, now: Date): Promise<void> {
  await sql`
    delete from tries
    where name in (select name from tries where ends_at <= ${now} for update skip locked)`.execute(
    db,
  );
}
