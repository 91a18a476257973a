import { sql } from 'kysely';
import { ANONYMISED_GUEST } from '../../domain/bookings/guestName';
import type { BookingStatus } from '../../domain/bookings/bookingStatus';
import type { Schemas } from '../http/operations';
import { accountNames, NOBODY } from '../accounts/queries';
import type { Db } from '../db/db';
import type { KeyOfRow } from './booking.queries';

export interface EventRow {
  status: BookingStatus;
  at: Date;
  /** Null: the server itself. */
  by: string | null;
  reason: string | null;
  /** What happened to the stay; null where the status changed. */
  kind: Schemas['ChangeKind'] | null;
}

interface NewEvent {
  status: BookingStatus;
  userId: number;
  reason: string | null;
  kind?: Schemas['ChangeKind'];
  now: Date;
}

/** Everything that happens to a booking is written here. */
export async function insertEvent(
  tx: Db,
  { hotelId, bookingId }: KeyOfRow,
  event: NewEvent,
): Promise<void> {
  await sql`
    insert into booking_history (hotel_id, booking_id, status, user_id, reason, kind, created_at)
    values (${hotelId}, ${bookingId}, ${event.status}, ${event.userId}, ${event.reason},
      ${event.kind ?? null}, ${event.now})`.execute(tx);
}

/** The newest. */
export async function lastEvent(
  tx: Db,
  { hotelId, bookingId }: KeyOfRow,
): Promise<Pick<EventRow, 'status' | 'at' | 'kind'> | undefined> {
  const { rows } = await sql<Pick<EventRow, 'status' | 'at' | 'kind'>>`
    select status, kind, created_at as at from booking_history
    where hotel_id = ${hotelId} and booking_id = ${bookingId}
    order by created_at desc, id desc limit 1`.execute(tx);
  return rows[0];
}

/** Oldest first. */
export async function eventsOfBooking(
  db: Db,
  { hotelId, bookingId }: KeyOfRow,
): Promise<EventRow[]> {
  const { rows } = await sql<EventRow & { userId: number | null }>`
    select e.status, e.created_at as at, e.reason, e.kind, e.user_id as "userId",
      case when e.user_id = b.user_id
        then coalesce(nullif(trim(b.guest_last_name || ' ' || b.guest_first_name), ''),
          ${ANONYMISED_GUEST})
      end as by
    from booking_history e
    join bookings b on b.hotel_id = e.hotel_id and b.id = e.booking_id
    where e.hotel_id = ${hotelId} and e.booking_id = ${bookingId}
    order by e.created_at, e.id`.execute(db);
  const others = rows.filter(({ by }) => by === null).flatMap(({ userId }) => userId ?? []);
  const names = await accountNames(db, others);
  return rows.map(({ userId, ...event }) => ({
    ...event,
    by: event.by ?? names.get(userId ?? NOBODY) ?? null,
  }));
}
