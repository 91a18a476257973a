import { sql } from 'kysely';
import type { Day } from '../../../domain/stays/stay';
import { withGuests } from '../../db/bookingConditions';
import type { Db } from '../../db/db';
import { suspended } from '../../hotels/queries';
import { partnerBookingColumns, type PartnerBookingRow } from '../../bookings/partner/queries';

export interface AdminBookingRow extends PartnerBookingRow {
  ownerName: string;
  ownerEmail: string;
}

interface Filter {
  today: Day;
  /** Normalised as the bookings', the hotels' and the owners' `search_text` are. */
  text?: string | undefined;
}

const columns = sql`
  ${partnerBookingColumns}, coalesce(trim(o.last_name || ' ' || o.first_name), '') as "ownerName",
  coalesce(o.email, '') as "ownerEmail"`;

const bookingsWithOwners = sql`
  bookings b join hotels h on h.id = b.hotel_id left join users o on o.id = h.owner_id`;

const matching = ({ today, text = '' }: Filter) => sql`
  ${suspended} and ${withGuests(today)} and (${text} = '' or strpos(b.search_text, ${text}) > 0
    or strpos(h.search_text, ${text}) > 0 or strpos(o.search_text, ${text}) > 0)`;

/** Of guests who are expected where nothing is sold for now; the soonest first. */
export async function bookingsAtRisk(
  db: Db,
  filter: Filter,
  { page, size }: { page: number; size: number },
): Promise<AdminBookingRow[]> {
  const { rows } = await sql<AdminBookingRow>`
    select ${columns} from ${bookingsWithOwners} where ${matching(filter)}
    order by b.check_in, b.hotel_id, b.id limit ${size} offset ${page * size}`.execute(db);
  return rows;
}

export async function bookingsAtRiskCount(db: Db, filter: Filter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${bookingsWithOwners} where ${matching(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A booking of any hotel, which nobody else changes until the transaction ends. */
export async function lockBooking(
  tx: Db,
  { hotelId, code }: { hotelId: number; code: string },
): Promise<(AdminBookingRow & { suspended: boolean }) | undefined> {
  const { rows } = await sql<AdminBookingRow & { suspended: boolean }>`
    select ${columns}, ${suspended} as suspended from ${bookingsWithOwners}
    where b.hotel_id = ${hotelId} and b.code = ${code}
    for no key update of b`.execute(tx);
  return rows[0];
}

/** Of an owner's hotels: the bookings of guests who are expected or in the house. */
export async function comingBookingsOfOwner(
  tx: Db,
  ownerId: number,
  today: Day,
): Promise<PartnerBookingRow[]> {
  const { rows } = await sql<PartnerBookingRow>`
    select ${partnerBookingColumns} from bookings b join hotels h on h.id = b.hotel_id
    where h.owner_id = ${ownerId} and ${withGuests(today)}
    order by b.hotel_id, b.id`.execute(tx);
  return rows;
}
