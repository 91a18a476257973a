import { sql } from 'kysely';
import { bookingCode, CODE_LETTERS, RANDOM_LETTERS } from '../domain/bookings/bookingCode';
import { freesNights, type BookingStatus } from '../domain/bookings/bookingStatus';
import { holdUntil } from '../domain/bookings/holds';
import { quoteOf } from '../domain/bookings/quote';
import { TAX_AND_FEE_PERCENT } from '../domain/bookings/taxAndFee';
import { searchText } from '../domain/search/searchText';
import { addDays, vietnamInstant, type Day } from '../domain/stays/stay';
import type { Db } from '../server/db/db';
import { demoAccounts } from './accounts';
import { userId, type DemoEmail, type UserIds } from './insertAccounts';
import type { StoredHotel } from './insertHotels';
import { seeded } from './random';

interface Context {
  users: UserIds;
  hotels: readonly StoredHotel[];
  today: Day;
}

interface DemoStay {
  guest: DemoEmail;
  /** Places in the lists of hotels and of the hotel's rooms. */
  hotel: number;
  room: number;
  /** Days from today. */
  from: number;
  nights: number;
  status: Exclude<BookingStatus, 'PENDING'>;
}

const HOUR_MS = 3_600_000;
const LAN = 'customer@example.com';
const BINH = 'customer2@example.com';

/**
 * Past, present and coming stays; enough past ones for a second page. Today somebody arrives, stays
 * and leaves in the first partner's hotels, and one guest should have left yesterday. Nobody holds more
 * than an account may.
 */
const stays: readonly DemoStay[] = [
  { guest: LAN, hotel: 0, room: 0, from: 6, nights: 2, status: 'CONFIRMED' },
  { guest: LAN, hotel: 2, room: 1, from: 21, nights: 3, status: 'CONFIRMED' },
  { guest: LAN, hotel: 1, room: 0, from: -1, nights: 3, status: 'CHECKED_IN' },
  { guest: LAN, hotel: 3, room: 0, from: 12, nights: 1, status: 'CANCELLED' },
  { guest: LAN, hotel: 4, room: 1, from: -40, nights: 1, status: 'NO_SHOW' },
  { guest: BINH, hotel: 0, room: 2, from: 0, nights: 2, status: 'CONFIRMED' },
  { guest: BINH, hotel: 1, room: 2, from: 0, nights: 1, status: 'CONFIRMED' },
  { guest: BINH, hotel: 0, room: 3, from: -2, nights: 2, status: 'CHECKED_IN' },
  { guest: BINH, hotel: 5, room: 0, from: 9, nights: 4, status: 'CONFIRMED' },
  { guest: BINH, hotel: 3, room: 1, from: 2, nights: 3, status: 'CONFIRMED' },
  { guest: BINH, hotel: 4, room: 0, from: -3, nights: 5, status: 'CHECKED_IN' },
  { guest: BINH, hotel: 3, room: 2, from: -3, nights: 2, status: 'CHECKED_IN' },
  ...Array.from({ length: 6 }, (_, i): DemoStay => ({
    guest: BINH,
    hotel: (i % 2) * 3,
    room: i % 3,
    from: 30 + 5 * i,
    nights: 2 + (i % 2),
    status: 'CONFIRMED',
  })),
  ...Array.from({ length: 13 }, (_, i): DemoStay => ({
    guest: i % 4 === 3 ? BINH : LAN,
    hotel: i % 8,
    room: i % 3,
    from: -20 - 13 * i,
    nights: 1 + (i % 3),
    status: 'COMPLETED',
  })),
];

export async function insertBookings(db: Db, context: Context): Promise<void> {
  const random = seeded('bookings');
  for (const stay of stays) {
    const letters = Array.from(
      { length: RANDOM_LETTERS },
      () => CODE_LETTERS[random.whole(0, CODE_LETTERS.length - 1)],
    );
    await insertStay(db, stay, letters.join(''), context);
  }
}

async function insertStay(
  db: Db,
  stay: DemoStay,
  letters: string,
  { users, hotels, today }: Context,
): Promise<void> {
  const hotel = hotels[stay.hotel];
  const booked = hotel?.rooms[stay.room];
  const guest = demoAccounts.find(({ email }) => email === stay.guest);
  if (!hotel || !booked || !guest) throw new Error('A demo booking names what is not there.');
  const checkIn = addDays(today, stay.from);
  const bookedAt = vietnamInstant(addDays(today, Math.min(stay.from - 8, -1)), '09:30');
  const quote = quoteOf({ stayPrices: [booked.priceVnd * stay.nights], nights: stay.nights });
  const guestId = userId(users, stay.guest);
  const code = bookingCode(hotel.id, letters);
  const phone = guest.phone ?? '0912000002';
  const names = `${guest.lastName} ${guest.firstName} ${guest.email} ${phone} ${code}`;
  const { rows } = await sql<{ id: number }>`
    insert into bookings (hotel_id, code, user_id, status, check_in, check_out, adults, children,
      guest_first_name, guest_last_name, guest_email, guest_phone, room_total, discount,
      total_price, tax_and_fee_percent, tax_and_fee, total_amount, hold_until, search_text,
      created_at)
    values (${hotel.id}, ${code}, ${guestId}, ${stay.status}, ${checkIn},
      ${addDays(checkIn, stay.nights)}, 1, 0, ${guest.firstName}, ${guest.lastName},
      ${guest.email}, ${phone}, ${quote.roomTotal}, 0, ${quote.totalPrice},
      ${TAX_AND_FEE_PERCENT}, ${quote.taxAndFee}, ${quote.total}, ${holdUntil(checkIn, bookedAt)},
      ${searchText(names)}, ${bookedAt})
    returning id`.execute(db);
  const id = rows[0]?.id;
  const { room } = booked;
  await sql`
    insert into booking_rooms (hotel_id, booking_id, room_id, position, name, description, price,
      adults, children, beds, capacity, type_bed, services)
    values (${hotel.id}, ${id}, ${booked.id}, 0, ${room.name}, ${room.description},
      ${booked.priceVnd}, ${room.numberOfAdults}, ${room.numberOfChildren}, ${room.numberOfBeds},
      ${room.capacity}, ${room.typeBed}, ${[...room.services]}::text[])`.execute(db);
  if (!freesNights(stay.status)) {
    await sql`
      insert into room_nights (hotel_id, room_id, night, booking_id)
      select ${hotel.id}, ${booked.id}, ${checkIn}::date + g, ${id}
      from generate_series(0, ${stay.nights}::int - 1) g`.execute(db);
  }
  for (const event of eventsOf(stay, { checkIn, bookedAt })) {
    const by = event.byGuest ? sql`${guestId}::bigint` : sql`h.owner_id`;
    await sql`
      insert into booking_history (hotel_id, booking_id, status, user_id, reason, created_at)
      select h.id, ${id}::bigint, ${event.status}::text, ${by}, ${event.reason ?? null}::text,
        ${event.at}::timestamptz
      from hotels h where h.id = ${hotel.id}`.execute(db);
  }
}

interface DemoEvent {
  status: DemoStay['status'];
  at: Date;
  byGuest?: boolean;
  reason?: string;
}

/** Everything that must have happened for the stay to be in its status. */
function eventsOf(
  { status, nights }: DemoStay,
  { checkIn, bookedAt }: { checkIn: Day; bookedAt: Date },
): DemoEvent[] {
  const booked: DemoEvent = { status: 'CONFIRMED', at: bookedAt, byGuest: true };
  const arrived: DemoEvent = { status: 'CHECKED_IN', at: vietnamInstant(checkIn, '14:20') };
  const left = vietnamInstant(addDays(checkIn, nights), '11:10');
  const changedMind = new Date(bookedAt.getTime() + HOUR_MS);
  const histories: Record<DemoStay['status'], DemoEvent[]> = {
    CONFIRMED: [booked],
    CHECKED_IN: [booked, arrived],
    COMPLETED: [booked, arrived, { status, at: left }],
    CANCELLED: [booked, { status, at: changedMind, byGuest: true, reason: 'Đổi kế hoạch' }],
    NO_SHOW: [booked, { status, at: vietnamInstant(checkIn, '18:20') }],
  };
  return histories[status];
}
