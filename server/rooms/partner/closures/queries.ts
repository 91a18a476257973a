import { sql } from 'kysely';
import type { Day } from '../../../../domain/stays/stay';
import type { Db } from '../../../db/db';
import type { OwnRoom } from '../own';

export interface ClosureRow {
  id: number;
  from: Day;
  /** The day on which the room is open again. */
  to: Day;
  reason: string;
  createdAt: Date;
}

/** From the first night up to, and without, the day on which the room is open again. */
export interface ClosedNights {
  from: Day;
  to: Day;
}

const closureColumns = sql`
  id, from_day as "from", to_day as "to", reason, created_at as "createdAt"`;

/** Those that are not over, the soonest first. */
export async function closuresOfRoom(
  db: Db,
  { hotelId, roomId }: OwnRoom,
  today: Day,
): Promise<ClosureRow[]> {
  const { rows } = await sql<ClosureRow>`
    select ${closureColumns} from room_closures
    where hotel_id = ${hotelId} and room_id = ${roomId} and to_day > ${today}::date
    order by from_day, id`.execute(db);
  return rows;
}

export async function closureOfRoom(
  db: Db,
  { hotelId, roomId }: OwnRoom,
  id: number,
): Promise<ClosureRow | undefined> {
  const { rows } = await sql<ClosureRow>`
    select ${closureColumns} from room_closures
    where hotel_id = ${hotelId} and room_id = ${roomId} and id = ${id}`.execute(db);
  return rows[0];
}

export async function insertClosure(
  db: Db,
  { hotelId, roomId }: Pick<OwnRoom, 'hotelId' | 'roomId'>,
  { from, to, reason, now }: ClosedNights & { reason: string; now: Date },
): Promise<ClosureRow> {
  const { rows } = await sql<ClosureRow>`
    insert into room_closures (hotel_id, room_id, from_day, to_day, reason, created_at)
    values (${hotelId}, ${roomId}, ${from}, ${to}, ${reason}, ${now})
    returning ${closureColumns}`.execute(db);
  if (!rows[0]) throw new Error('The closure was not stored.');
  return rows[0];
}

/**
 * Takes every night of the closure in one statement and in the order in which bookings take theirs.
 * A night that is taken fails on the primary key.
 *
 * @returns whether the room is still there
 */
export async function takeClosedNights(
  db: Db,
  { hotelId, roomId }: OwnRoom,
  { id, from, to }: ClosureRow,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into room_nights (hotel_id, room_id, night, closure_id)
    select r.hotel_id, r.id, ${from}::date + g, ${id}
    from (
      select hotel_id, id from rooms
      where hotel_id = ${hotelId} and id = ${roomId} and deleted_at is null
      for key share
    ) r cross join generate_series(0, ${to}::date - ${from}::date - 1) g
    order by 1, 2, 3`.execute(db);
  return Number(numAffectedRows ?? 0) > 0;
}

/** How many bookings and closures have a night in that time. */
export async function inTheWay(
  db: Db,
  { hotelId, roomId }: OwnRoom,
  { from, to }: ClosedNights,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (count(distinct booking_id) + count(distinct closure_id))::int as count
    from room_nights
    where hotel_id = ${hotelId} and room_id = ${roomId}
      and night >= ${from}::date and night < ${to}::date`.execute(db);
  return rows[0]?.count ?? 0;
}

/** @returns whether the room has such a closure that is not over, kept from others until the transaction ends */
export async function lockClosure(
  db: Db,
  { hotelId, roomId }: OwnRoom,
  { closureId, today }: { closureId: number; today: Day },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from room_closures
    where hotel_id = ${hotelId} and room_id = ${roomId} and id = ${closureId}
      and to_day > ${today}::date
    for update`.execute(db);
  return rows.length > 0;
}

export async function deleteClosure(
  db: Db,
  { hotelId }: Pick<OwnRoom, 'hotelId'>,
  closureId: number,
): Promise<void> {
  await sql`
    delete from room_closures where hotel_id = ${hotelId} and id = ${closureId}`.execute(db);
}

/** Ends every closure of the room today, or the one that is named, and drops those that had not begun: what is past stays. */
export async function endClosures(
  db: Db,
  { hotelId, roomId }: OwnRoom,
  { today, closureId }: { today: Day; closureId?: number },
): Promise<void> {
  const named = (column: string) =>
    closureId === undefined ? sql`true` : sql`${sql.ref(column)} = ${closureId}`;
  await sql`
    delete from room_nights
    where hotel_id = ${hotelId} and room_id = ${roomId} and closure_id is not null
      and ${named('closure_id')} and night >= ${today}::date`.execute(db);
  await sql`
    delete from room_closures
    where hotel_id = ${hotelId} and room_id = ${roomId} and ${named('id')}
      and from_day >= ${today}::date`.execute(db);
  await sql`
    update room_closures set to_day = ${today}
    where hotel_id = ${hotelId} and room_id = ${roomId} and ${named('id')}
      and to_day > ${today}::date`.execute(db);
}
