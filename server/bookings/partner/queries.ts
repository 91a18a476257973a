import { sql } from 'kysely';
import type { BookingStatus } from '../../../domain/bookingStatus';
import type { Day, Stay } from '../../../domain/stay';
import type { Language } from '../../http/messages';
import type { Schemas } from '../../http/operations';
import type { Db } from '../../db/db';

/** A booking as the list of its hotel's owner shows it. */
export interface PartnerBookingRow extends Stay {
  id: number;
  hotelId: number;
  hotelName: string;
  hotelPhone: string | null;
  code: string;
  status: BookingStatus;
  adults: number;
  children: number;
  guestFirstName: string;
  guestLastName: string;
  guestEmail: string;
  guestPhone: string;
  totalAmount: number;
  notes: string;
  holdUntil: Date;
  /** `HH:MM` on the check-in day, once the guest has said it. */
  arrivalTime: string | null;
  /** What mails to the guest are written in. */
  language: Language;
  createdAt: Date;
  rooms: Schemas['PartnerBookedRoom'][];
}

/** With what the booking's own page shows besides. */
export interface PartnerBookingDetailRow extends PartnerBookingRow {
  roomTotal: number;
  discount: number;
  voucherCode: string | null;
  totalPrice: number;
  taxAndFeePercent: number;
  taxAndFee: number;
}

export interface EventRow {
  status: BookingStatus;
  at: Date;
  /** Null: the server itself. */
  by: string | null;
  reason: string | null;
}

export interface BookingFilter {
  ownerId: number;
  /** Normalised as `bookings.search_text` is; each must be found. */
  words: readonly string[];
  status?: BookingStatus | undefined;
  hotelId?: number | undefined;
  /** The first and the last check-in day. */
  from?: Day | undefined;
  to?: Day | undefined;
}

const orders = {
  checkIn: 'b.check_in',
  created: 'b.created_at',
  guest: 'b.search_text',
  total: 'b.total_amount',
  holdUntil: 'b.hold_until',
} as const;

type Column = keyof typeof orders;
export type BookingOrder = Column | `-${Column}`;

interface OwnKey {
  ownerId: number;
  hotelId: number;
  code: string;
}

/** Of `bookings b join hotels h`. */
export const partnerBookingColumns = sql`
  b.id, b.hotel_id as "hotelId", h.name as "hotelName", h.phone as "hotelPhone", b.code, b.status,
  b.check_in as "checkIn", b.check_out as "checkOut", b.adults, b.children,
  b.guest_first_name as "guestFirstName", b.guest_last_name as "guestLastName",
  b.guest_email as "guestEmail", b.guest_phone as "guestPhone",
  b.total_amount as "totalAmount", b.notes, b.hold_until as "holdUntil",
  b.arrival_time as "arrivalTime", b.language, b.created_at as "createdAt",
  (
    select json_agg(json_strip_nulls(json_build_object(
      'id', k.room_id, 'roomNumber', r.room_number, 'name', k.name, 'price', k.price,
      'originalPrice', k.original_price
    )) order by k.position)
    from booking_rooms k join rooms r on r.hotel_id = k.hotel_id and r.id = k.room_id
    where k.hotel_id = b.hotel_id and k.booking_id = b.id
  ) as rooms`;

function matching({ ownerId, words, status, hotelId, from, to }: BookingFilter) {
  const conditions = [sql`h.owner_id = ${ownerId}`];
  if (status !== undefined) conditions.push(sql`b.status = ${status}`);
  if (hotelId !== undefined) conditions.push(sql`b.hotel_id = ${hotelId}`);
  if (from !== undefined) conditions.push(sql`b.check_in >= ${from}::date`);
  if (to !== undefined) conditions.push(sql`b.check_in <= ${to}::date`);
  for (const word of words) conditions.push(sql`strpos(b.search_text, ${word}) > 0`);
  return sql.join(conditions, sql` and `);
}

function orderOf(order: BookingOrder) {
  const downwards = order.startsWith('-');
  const column = sql.raw(orders[order.replace('-', '') as Column]);
  const direction = downwards ? sql`desc` : sql`asc`;
  return sql`${column} ${direction}, b.hotel_id ${direction}, b.id ${direction}`;
}

/** Bookings of all hotels of the owner, also of those that are deleted by now. */
export async function partnerBookings(
  db: Db,
  filter: BookingFilter,
  { order, limit, offset }: { order: BookingOrder; limit: number | null; offset: number },
): Promise<PartnerBookingRow[]> {
  const { rows } = await sql<PartnerBookingRow>`
    select ${partnerBookingColumns} from bookings b join hotels h on h.id = b.hotel_id
    where ${matching(filter)}
    order by ${orderOf(order)} limit ${limit}::bigint offset ${offset}`.execute(db);
  return rows;
}

export async function partnerBookingCount(db: Db, filter: BookingFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from bookings b join hotels h on h.id = b.hotel_id
    where ${matching(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The booking with this id, if it is one of the owner's hotels'. */
export async function partnerBooking(
  db: Db,
  { ownerId, hotelId, code }: OwnKey,
): Promise<PartnerBookingDetailRow | undefined> {
  const { rows } = await sql<PartnerBookingDetailRow>`
    select ${partnerBookingColumns}, b.room_total as "roomTotal", b.discount,
      b.voucher_code as "voucherCode", b.total_price as "totalPrice",
      b.tax_and_fee_percent as "taxAndFeePercent", b.tax_and_fee as "taxAndFee"
    from bookings b join hotels h on h.id = b.hotel_id
    where b.hotel_id = ${hotelId} and b.code = ${code} and h.owner_id = ${ownerId}`.execute(db);
  return rows[0];
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockPartnerBooking(
  tx: Db,
  { ownerId, hotelId, code }: OwnKey,
): Promise<PartnerBookingRow | undefined> {
  const { rows } = await sql<PartnerBookingRow>`
    select ${partnerBookingColumns} from bookings b join hotels h on h.id = b.hotel_id
    where b.hotel_id = ${hotelId} and b.code = ${code} and h.owner_id = ${ownerId}
    for no key update of b`.execute(tx);
  return rows[0];
}

/** Oldest first. */
export async function eventsOfBooking(
  db: Db,
  { hotelId, id }: { hotelId: number; id: number },
): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select e.status, e.created_at as at, e.reason,
      case
        when e.user_id = b.user_id then trim(b.guest_last_name || ' ' || b.guest_first_name)
        else trim(u.last_name || ' ' || u.first_name)
      end as by
    from booking_history e
    join bookings b on b.hotel_id = e.hotel_id and b.id = e.booking_id
    left join users u on u.id = e.user_id
    where e.hotel_id = ${hotelId} and e.booking_id = ${id}
    order by e.created_at, e.id`.execute(db);
  return rows;
}
