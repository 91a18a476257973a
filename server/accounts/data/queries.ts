import { sql, type RawBuilder } from 'kysely';
import { firstDeskDay, vietnamToday } from '../../../domain/stays/stay';
import { nightsOfLine, segmentsOfLine } from '../../db/bookedNights';
import { occupantsOfLine } from '../../db/bookedOccupants';
import { during, withGuests } from '../../db/bookingConditions';
import type { Schemas } from '../../http/operations';
import type { Db } from '../../db/db';

type Export = Schemas['AccountExport'];

// As the contract writes a moment, within what the database makes JSON of.
const moment = (column: ReturnType<typeof sql>) =>
  sql`to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const consent = sql`
  case when consented_at is not null then json_build_object(
    'at', ${moment(sql`consented_at`)}, 'version', consent_version
  ) end as consent`;

/** The account's record; undefined once it is deleted. */
export async function accountRecord(
  db: Db,
  userId: number,
  now: Date,
): Promise<Schemas['AccountRecord'] | undefined> {
  const { rows } = await sql<Pick<Schemas['AccountRecord'], 'createdAt' | 'consent'>>`
    select ${moment(sql`created_at`)} as "createdAt", ${consent}
    from users where id = ${userId}`.execute(db);
  const [account] = rows;
  if (!account) return undefined;
  return {
    ...account,
    comingBookings: await countOf(
      db,
      sql`bookings b where b.user_id = ${userId} and ${during('coming', vietnamToday(now))}`,
    ),
    hotelsOnSale: await countOf(
      db,
      sql`hotels h where h.owner_id = ${userId} and h.listed and h.deleted_at is null`,
    ),
    expectedGuests: await countOf(
      db,
      sql`hotels h join bookings b on b.hotel_id = h.id
        where h.owner_id = ${userId} and ${withGuests(firstDeskDay(now))}`,
    ),
  };
}

/** Each on its own: accounts and what hotels sell may lie in different databases. */
async function countOf(db: Db, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${from}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export async function exportedAccount(
  db: Db,
  userId: number,
): Promise<Export['account'] | undefined> {
  const { rows } = await sql<Export['account']>`
    select id, email, first_name as "firstName", last_name as "lastName", phone, role,
      ${moment(sql`created_at`)} as "createdAt", ${moment(sql`verified_at`)} as "verifiedAt",
      ${consent}
    from users where id = ${userId}`.execute(db);
  return rows[0];
}

/** The newest first, each with its rooms and what happened to it. */
export async function exportedBookings(db: Db, userId: number): Promise<Export['bookings']> {
  const { rows } = await sql<Export['bookings'][number]>`
    select b.code as "bookingId", b.status, b.hotel_id as "hotelId", h.name as "hotelName",
      b.check_in as "checkInDate", b.check_out as "checkOutDate", b.adults, b.children,
      json_build_object(
        'firstName', b.guest_first_name, 'lastName', b.guest_last_name, 'email', b.guest_email,
        'phone', b.guest_phone
      ) as guest,
      b.notes, nullif(b.special_requests, '{}') as "specialRequests",
      case when b.arriving_name <> '' then json_strip_nulls(json_build_object(
        'name', b.arriving_name, 'phoneNumber', nullif(b.arriving_phone, '')
      )) end as "arrivingGuest",
      b.room_total as "roomTotal", b.discount, b.voucher_code as "voucherCode",
      b.total_price as "totalPrice", b.tax_and_fee as "taxAndFee",
      b.total_amount as "totalAmount", ${moment(sql`b.hold_until`)} as "holdUntil",
      b.arrival_time as "arrivalTime", ${moment(sql`b.created_at`)} as "createdAt",
      (
        select json_agg(json_strip_nulls(json_build_object(
          'id', k.room_id, 'name', k.name, 'price', k.price, 'originalPrice', k.original_price,
          'nights', ${nightsOfLine(sql`b.hotel_id`)},
          'segments', ${segmentsOfLine(sql`b.hotel_id`)},
          'adults', k.adults, 'children', k.children, 'beds', k.beds, 'services', k.services,
          'occupants', ${occupantsOfLine}
        )) order by k.position)
        from booking_rooms k where k.hotel_id = b.hotel_id and k.booking_id = b.id
      ) as rooms,
      (
        select json_agg(json_build_object(
          'status', e.status, 'at', ${moment(sql`e.created_at`)},
          'byYou', e.user_id is not distinct from b.user_id, 'reason', e.reason
        ) order by e.created_at, e.id)
        from booking_history e where e.hotel_id = b.hotel_id and e.booking_id = b.id
      ) as history
    from bookings b join hotels h on h.id = b.hotel_id
    where b.user_id = ${userId}
    order by b.created_at desc, b.hotel_id, b.id`.execute(db);
  return rows.map(({ arrivingGuest, specialRequests, ...row }) => ({
    ...row,
    ...(arrivingGuest && { arrivingGuest }),
    ...(specialRequests && { specialRequests }),
    history: row.history ?? [],
  }));
}

export async function exportedReviews(db: Db, userId: number): Promise<Export['reviews']> {
  const { rows } = await sql<Export['reviews'][number]>`
    select r.hotel_id as "hotelId", h.name as "hotelName", b.code as "bookingId",
      coalesce(r.user_name, '') as "userName", r.rating, r.comment,
      r.hotel_response as "hotelResponse", ${moment(sql`r.created_at`)} as "createdAt",
      ${moment(sql`r.changed_at`)} as "changedAt"
    from reviews r join hotels h on h.id = r.hotel_id
    left join bookings b on b.hotel_id = r.hotel_id and b.id = r.booking_id
    where r.user_id = ${userId} order by r.created_at desc, r.hotel_id, r.id`.execute(db);
  return rows;
}

export async function exportedFavourites(db: Db, userId: number): Promise<Export['favourites']> {
  const { rows } = await sql<Export['favourites'][number]>`
    select f.hotel_id as "hotelId", h.name as "hotelName",
      ${moment(sql`f.created_at`)} as "addedAt"
    from favourites f join hotels h on h.id = f.hotel_id
    where f.user_id = ${userId} order by f.created_at desc, f.hotel_id`.execute(db);
  return rows;
}

export async function exportedMails(db: Db, email: string): Promise<Export['mails']> {
  const { rows } = await sql<Export['mails'][number]>`
    select subject, ${moment(sql`created_at`)} as "writtenAt", ${moment(sql`sent_at`)} as "sentAt"
    from outbox where recipient = ${email} order by created_at desc, id desc`.execute(db);
  return rows;
}

export async function exportedHotels(db: Db, userId: number): Promise<Export['hotels']> {
  const { rows } = await sql<Export['hotels'][number]>`
    select id, name, ${moment(sql`created_at`)} as "createdAt"
    from hotels where owner_id = ${userId} and deleted_at is null order by id`.execute(db);
  return rows;
}
