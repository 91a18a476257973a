import { sql } from 'kysely';
import type { Occupants } from '../../../domain/stays/occupants';
import type { RoomPlaces } from '../../../domain/stays/party';
import type { Db } from '../../db/db';
import type { BookingRow, KeyOfRow } from '../booking.queries';
import { searchTextOf } from '../write.queries';

/** A room of one of the booking's lines, which may have several one after the other. */
export interface RoomOfLine extends RoomPlaces {
  position: number;
}

/** Whom the rooms take that the booking has on some night. */
export async function placesOfLines(
  tx: Db,
  { hotelId, bookingId }: KeyOfRow,
): Promise<RoomOfLine[]> {
  const { rows } = await sql<RoomOfLine>`
    select position, adults as "numberOfAdults", children as "numberOfChildren",
      coalesce(capacity, adults + children) as capacity
    from booking_rooms where hotel_id = ${hotelId} and booking_id = ${bookingId}
    union
    select n.position, r.adults, r.children, r.capacity
    from booking_nights n join rooms r on r.hotel_id = ${hotelId} and r.id = n.room_id
    where n.hotel_id = ${hotelId} and n.booking_id = ${bookingId}`.execute(tx);
  return rows;
}

type Said = Pick<
  BookingRow,
  | 'arrivingName'
  | 'arrivingPhone'
  | 'specialRequests'
  | 'notes'
  | 'arrivalTime'
  | 'holdUntil'
  | 'calendarSequence'
>;

/** Of a booking that the transaction has locked; raises its version. */
export async function storeGuests(tx: Db, booking: BookingRow<unknown>, said: Said): Promise<void> {
  const foundBy = searchTextOf({ ...booking, ...said });
  await sql`
    update bookings set version = version + 1, arriving_name = ${said.arrivingName},
      arriving_phone = ${said.arrivingPhone},
      special_requests = ${[...said.specialRequests]}::text[], notes = ${said.notes},
      arrival_time = ${said.arrivalTime},
      hold_until = ${said.holdUntil}, calendar_sequence = ${said.calendarSequence},
      search_text = ${foundBy}
    where hotel_id = ${booking.hotelId} and id = ${booking.id}`.execute(tx);
}

/** Who sleeps in each line's room; in the others nobody has said it. */
export async function storeOccupants(
  tx: Db,
  { hotelId, bookingId }: KeyOfRow,
  occupants: ReadonlyMap<number, Occupants>,
): Promise<void> {
  const told = [...occupants].map(([position, said]) => ({ position, ...said }));
  const said = (column: string) => sql`(
    select said.${sql.ref(column)} from jsonb_to_recordset(${JSON.stringify(told)}::jsonb)
      as said (position int, adults int, "childAges" int[]) where said.position = k.position)`;
  await sql`
    update booking_rooms k set occupant_adults = ${said('adults')}, child_ages = ${said('childAges')}
    where hotel_id = ${hotelId} and booking_id = ${bookingId}`.execute(tx);
}
