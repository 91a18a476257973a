import { sql, type RawBuilder } from 'kysely';
import type { Day } from '../../domain/stays/stay';
import { unrecorded } from '../db/changeRecording';
import type { Db } from '../db/db';

const PART = 1_000;

/** Rows of one table that are over, found in the order of its primary key: no index beside it is needed. */
export interface Over {
  table: string;
  key: readonly string[];
  isOver: RawBuilder<unknown>;
  /** What is done to them, up to `where`. */
  change: RawBuilder<unknown>;
  /** What is told of each. */
  returning?: RawBuilder<unknown>;
}

/** Sent, or given up, before that moment. */
export const mailsBefore = (moment: Date): Over => ({
  table: 'outbox',
  key: ['id'],
  isOver: sql`coalesce(sent_at, given_up_at) < ${moment}`,
  change: sql`delete from outbox`,
});

/** Under which something was made before that moment. */
export const keysBefore = (moment: Date): Over => ({
  table: 'idempotency_keys',
  key: ['user_id', 'key'],
  isOver: sql`created_at < ${moment}`,
  change: sql`delete from idempotency_keys`,
});

/** Of which the desk could take back what it did until that moment. */
export const changesBefore = (moment: Date): Over => ({
  table: 'booking_changes',
  key: ['hotel_id', 'booking_id', 'version_before'],
  isOver: sql`created_at < ${moment}`,
  change: sql`delete from booking_changes`,
});

/** What the desk said of guests before that moment, with who was to come before. */
export const saidOfGuestsBefore = (moment: Date): Over => ({
  ...changesBefore(moment),
  isOver: sql`act = 'GUESTS' and created_at < ${moment}`,
});

/** Read before that moment, or written before it and never read. */
export const notificationsBefore = (moment: Date): Over => ({
  table: 'notifications',
  key: ['user_id', 'id'],
  isOver: sql`coalesce(read_at, created_at) < ${moment}`,
  change: sql`delete from notifications`,
});

/** Mailed links that nobody can use any more at that moment. */
export const tokensEnded = (moment: Date): Over => ({
  table: 'account_tokens',
  key: ['token_hash'],
  isOver: sql`expires_at < ${moment}`,
  change: sql`delete from account_tokens`,
});

/**
 * Accounts that nobody verified the address of, and that nobody has asked for since that moment, be it for another
 * link: the sign-up lives as long as its newest link.
 */
export const signUpsBefore = (moment: Date): Over => ({
  table: 'users',
  key: ['id'],
  isOver: sql`verified_at is null and suspended_reason is null and created_at < ${moment}
    and not exists (select from sign_ups s where s.user_id = users.id and s.created_at >= ${moment})
    and not exists (
      select from account_tokens t where t.user_id = users.id and t.created_at >= ${moment})`,
  change: sql`delete from users`,
});

/** Nights before that day, of stays and closures that are over: these say themselves when they were. */
export const nightsBefore = (day: Day): Over => ({
  table: 'room_nights',
  key: ['hotel_id', 'room_id', 'night'],
  isOver: sql`night < ${day}::date and (
    exists (
      select from bookings b where b.hotel_id = room_nights.hotel_id and b.id = room_nights.booking_id
        and b.status = 'COMPLETED' and b.check_out <= ${day}::date)
    or exists (
      select from room_closures c where c.hotel_id = room_nights.hotel_id
        and c.id = room_nights.closure_id and c.to_day <= ${day}::date))`,
  change: sql`${unrecorded} delete from room_nights`,
});

/** What was said of types' nights before that day. */
export const typeNightsBefore = (day: Day): Over => ({
  table: 'type_nights',
  key: ['hotel_id', 'type_id', 'night'],
  isOver: sql`night < ${day}::date`,
  change: sql`${unrecorded} delete from type_nights`,
});

/** Seasons that ended before that day, of whose nights nothing is left. */
export const seasonsBefore = (day: Day): Over => ({
  table: 'seasons',
  key: ['hotel_id', 'id'],
  isOver: sql`to_day < ${day}::date and not exists (
    select from type_nights n where n.hotel_id = seasons.hotel_id and n.season_id = seasons.id)`,
  change: sql`${unrecorded} delete from seasons`,
});

const picturesOf = (records: string, table: string, id: string): Over => ({
  table,
  key: ['hotel_id', 'id'],
  isOver: sql`exists (
    select from ${sql.table(records)} d where d.hotel_id = ${sql.ref(`${table}.hotel_id`)}
      and d.id = ${sql.ref(`${table}.${id}`)} and d.deleted_at is not null)`,
  change: sql`${unrecorded} delete from ${sql.table(table)}`,
  returning: sql`file, widths, width, height`,
});

/** Pictures of rooms and of room types that were deleted; their files are to go after them. */
export const picturesOfDeleted: readonly Over[] = [
  picturesOf('rooms', 'room_images', 'room_id'),
  picturesOf('room_types', 'room_type_images', 'type_id'),
];

/**
 * Names, addresses, phone numbers, notes and wishes of guests whose stay ended before that day. The booking
 * stays; it is found by its code only.
 */
export const guestsBefore = (day: Day): Over => ({
  table: 'bookings',
  key: ['hotel_id', 'id'],
  isOver: sql`check_out < ${day}::date
    and (guest_last_name, guest_first_name, guest_email, guest_phone, arriving_name, arriving_phone, notes,
      special_requests) <> ('', '', '', '', '', '', '', '{}')`,
  change: sql`
    update bookings ${unrecorded} set guest_last_name = '', guest_first_name = '', guest_email = '',
      guest_phone = '', arriving_name = '', arriving_phone = '', notes = '', special_requests = '{}',
      search_text = lower(code)`,
});

/** Who slept in which room of such a stay, and how old the children were. */
export const occupantsBefore = (day: Day): Over => ({
  table: 'booking_rooms',
  key: ['hotel_id', 'booking_id', 'position'],
  isOver: sql`occupant_adults is not null and exists (
    select from bookings b where b.hotel_id = booking_rooms.hotel_id and b.id = booking_rooms.booking_id
      and b.check_out < ${day}::date)`,
  change: sql`
    update booking_rooms ${unrecorded} set occupant_adults = null, child_ages = null`,
});

/**
 * Changes them in parts of at most a thousand rows of the table, with `pause` after each: none holds
 * its locks for long, however many are over. `tell` gets what the statement returns of each part.
 */
export async function changeOver<Row>(
  db: Db,
  { table, key, isOver, change, returning }: Over,
  pause: () => Promise<void>,
  tell: (rows: Row[]) => Promise<void> = async () => undefined,
): Promise<void> {
  const told = returning ? sql`returning ${returning}` : sql``;
  const columns = sql.join(key.map((name) => sql.ref(name)));
  let after = sql`true`;
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`
      select ${columns} from ${sql.table(table)} where ${after}
      order by ${columns} offset ${PART - 1} limit 1`.execute(db);
    const [last] = rows;
    const values = last && sql.join(key.map((name) => last[name]));
    const within = values ? sql`${after} and (${columns}) <= (${values})` : after;
    const changed = await sql<Row>`${change} where ${within} and ${isOver} ${told}`.execute(db);
    await tell(changed.rows);
    if (!values) return;
    after = sql`(${columns}) > (${values})`;
    await pause();
  }
}
