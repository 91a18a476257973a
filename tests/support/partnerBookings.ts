import { hotelOfCode } from '../../domain/bookings/bookingCode';
import { newPartner, newTraveller, type TestAccount } from './accounts';
import { book, bookingOf, stayIn, type ProblemAnswer } from './bookings';
import { call, type Answer } from './client';
import { newHotel, type TestHotel } from './hotels';
import { earlier } from './earlier';
import { sharedServer } from './server/serverControl';

/** The parts of a partner's view of a booking that tests look at. */
export interface PartnerBookingAnswer {
  bookingId: string;
  status: string;
  hotelId: number;
  hotelName: string;
  checkInDate: string;
  checkOutDate: string;
  rooms: { roomNumber: string }[];
  totalAmount: number;
  actions: string[];
  history: { status: string; by: string | null; reason: string | null; at: string }[];
}

export interface PageAnswer<Row> {
  content: Row[];
  totalElements: number;
  totalPages: number;
}

/** A partner with a listed hotel, and a traveller to book it. */
export interface House {
  partner: TestAccount;
  traveller: TestAccount;
  hotel: TestHotel;
}

export async function newHouse(plan: Parameters<typeof newHotel>[0] = {}): Promise<House> {
  const [partner, traveller] = await Promise.all([newPartner(), newTraveller()]);
  return { partner, traveller, hotel: await newHotel({ ...plan, owner: partner.email }) };
}

/** The traveller's booking of one of the house's rooms; its id. */
export async function bookedIn(
  { hotel, traveller }: Pick<House, 'hotel' | 'traveller'>,
  { days = 0, nights = 2, room = 0, notes = '' } = {},
): Promise<string> {
  const wanted = bookingOf(hotel, [hotel.rooms[room]!], stayIn(days, nights), nights);
  const answer = await book(traveller.token, { ...wanted, notes });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body.bookingId;
}

/** What the partner does with a booking: `check-in`, `check-out`, `release` or `cancel`. */
export function act(
  token: string,
  bookingId: string,
  action: string,
  { body, url }: { body?: object; url?: string } = {},
): Promise<Answer<PartnerBookingAnswer & ProblemAnswer>> {
  return call('POST', `/api/partner/bookings/${bookingId}/${action}`, {
    token,
    ...(body && { body }),
    ...(url && { url }),
  });
}

export function partnerBooking(
  token: string,
  bookingId: string,
): Promise<Answer<PartnerBookingAnswer>> {
  return call('GET', `/api/partner/bookings/${bookingId}`, { token });
}

/** The rows, each so many days earlier, in the order of their nights: no two are of one night at any moment. */
const daysBefore = (table: string, rows: string) =>
  `insert into ${table}
   select (jsonb_populate_record(
     null::${table}, to_jsonb(o) || jsonb_build_object('night', o.night - $2::int)
   )).* from (select * from ${rows} order by night) o`;

/**
 * Moves a booking's stay and its nights so many days back, in one statement: nobody else on the
 * shared server may find nights outside their booking.
 */
export async function movedBack(bookingId: string, days: number): Promise<void> {
  const taken = (table: string) =>
    `delete from ${table} n using moved m where n.hotel_id = $3 and n.booking_id = m.id returning n.*`;
  await sharedServer().sql(
    `with moved as (
       update bookings set check_in = check_in - $2::int, check_out = check_out - $2::int,
         hold_until = ${earlier('hold_until', `$2::int * interval '1 day'`)}
       where hotel_id = $3 and code = $1 returning id
     ), prices as (${taken('booking_nights')}), nights as (${taken('room_nights')}),
     priced as (${daysBefore('booking_nights', 'prices')})
     ${daysBefore('room_nights', 'nights')}`,
    [bookingId, days, hotelOfCode(bookingId)],
  );
}

/** Sets a status by hand, and its history; one that holds no nights gives them back in the same statement. */
export async function setStatus(bookingId: string, status: string): Promise<void> {
  await sharedServer().sql(
    `with changed as (
       update bookings set status = $2 where hotel_id = $3 and code = $1 returning hotel_id, id
     ), event as (
       insert into booking_history (hotel_id, booking_id, status, created_at)
       select $3, id, $2, now() from changed
     )
     delete from room_nights n using changed c
     where n.hotel_id = $3 and n.booking_id = c.id and $2 in ('CANCELLED', 'NO_SHOW')`,
    [bookingId, status, hotelOfCode(bookingId)],
  );
}
