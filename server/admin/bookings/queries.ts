import { sql } from 'kysely';
import type { Day } from '../../../domain/stays/stay';
import { withGuests } from '../../db/bookingConditions';
import type { Db } from '../../db/db';
import { pipelined } from '../../db/pipeline';
import { suspended } from '../../hotels/queries';
import {
  anyPartnerBookingColumns,
  partnerBookingColumns,
  type PartnerBookingRow,
} from '../../bookings/partner/queries';
import { bookingsWithHotels } from '../../bookings/booking.queries';
import { ownersNamed, withOwners } from '../owners.queries';

export interface AdminBookingRow extends PartnerBookingRow {
  ownerName: string;
  ownerEmail: string;
}

interface Filter {
  /** `firstDeskDay`: who may still be let in is expected. */
  deskDay: Day;
  /** Normalised as the bookings', the hotels' and the owners' `search_text` are. */
  text?: string | undefined;
}

type BookingAlone = PartnerBookingRow & { ownerId: number };

async function matching(db: Db, { deskDay, text }: Filter) {
  const atRisk = sql`${suspended} and ${withGuests(deskDay)}`;
  if (!text) return atRisk;
  const owners = await ownersNamed(db, text);
  return sql`${atRisk} and (strpos(b.search_text, ${text}) > 0
    or strpos(h.search_text, ${text}) > 0 or h.owner_id = any(${owners}::bigint[]))`;
}

/** Of guests who are expected where nothing is sold for now; the soonest first. */
export async function bookingsAtRisk(
  db: Db,
  filter: Filter,
  { page, size }: { page: number; size: number },
): Promise<AdminBookingRow[]> {
  const { rows } = await sql<BookingAlone>`
    select ${anyPartnerBookingColumns}, h.owner_id as "ownerId" from ${bookingsWithHotels}
    where ${await matching(db, filter)}
    order by b.check_in, b.hotel_id, b.id limit ${size} offset ${page * size}`.execute(db);
  return withOwners(db, rows);
}

export async function bookingsAtRiskCount(db: Db, filter: Filter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${bookingsWithHotels}
    where ${await matching(db, filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A booking of any hotel, which nobody else changes until the transaction ends: locked before it is read, see `lockBookingOfUser`. */
export async function lockBooking(
  tx: Db,
  { hotelId, code }: { hotelId: number; code: string },
): Promise<(AdminBookingRow & { suspended: boolean }) | undefined> {
  const one = sql`b.hotel_id = ${hotelId} and b.code = ${code}`;
  const { read } = await pipelined(tx, (sent) => ({
    locked: sql`select 1 from bookings b where ${one} for no key update`.execute(sent),
    read: sql<BookingAlone & { suspended: boolean }>`
      select ${partnerBookingColumns(hotelId)}, h.owner_id as "ownerId", ${suspended} as suspended
      from ${bookingsWithHotels} where ${one}`.execute(sent),
  }));
  const [booking] = await withOwners(tx, read.rows);
  return booking;
}

/** All of an owner's hotels, or one. */
export type SomeHotels = { ownerId: number } | { hotelId: number };

/** Who is expected there and has not come yet. */
export async function expectedGuests(
  tx: Db,
  hotels: SomeHotels,
  deskDay: Day,
  only = sql`true`,
): Promise<PartnerBookingRow[]> {
  const [columns, there] =
    'hotelId' in hotels
      ? [partnerBookingColumns(hotels.hotelId), sql`b.hotel_id = ${hotels.hotelId}`]
      : [anyPartnerBookingColumns, sql`h.owner_id = ${hotels.ownerId}`];
  const { rows } = await sql<PartnerBookingRow>`
    select ${columns} from ${bookingsWithHotels}
    where ${there} and ${only} and b.status = 'CONFIRMED' and ${withGuests(deskDay)}
    order by b.hotel_id, b.id`.execute(tx);
  return rows;
}

/** Of hotels that are on sale again: whose guest was told of the owner's suspension, and not that it is over. */
export const toldOfSuspension = (tx: Db, hotels: SomeHotels, deskDay: Day) =>
  expectedGuests(
    tx,
    hotels,
    deskDay,
    sql`not ${suspended} and b.created_at <= h.guests_told_suspended_at`,
  );
