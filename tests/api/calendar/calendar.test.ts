import { addDays } from '../../../domain/stays/stay';
import { newPartner } from '../../support/accounts';
import { changesOf } from '../../support/bookingChanges';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { call } from '../../support/client';
import { act, bookedIn, newHouse, type House } from '../../support/partnerBookings';
import { sharedServer } from '../../support/server/serverControl';

interface CalendarAnswer {
  types: { name: string; rooms: number; nights: { night: string; roomsLeft: number }[] }[];
  rooms: { id: number; roomNumber: string }[];
  bars: { bookingId: string; roomId: number; from: string; to: string; checkInDate?: string }[];
  closures: { roomId: number; from: string; to: string; reason: string }[];
}

const { sql } = sharedServer();

let house: House;
beforeEach(async () => {
  house = await newHouse({ rooms: [{ price: 500_000 }, { price: 500_000 }, { price: 900_000 }] });
});

const day = (days: number) => stayIn(days).checkInDate;
const room = (index: number) => house.hotel.rooms[index]!.id;

function ask<T = CalendarAnswer>(query: string) {
  const path = `/api/partner/hotels/${house.hotel.id}/calendar?${query}`;
  return call<T>('GET', path, { token: house.partner.token });
}

async function calendar(from: number, days: number): Promise<CalendarAnswer> {
  const { status, body } = await ask(`from=${day(from)}&days=${days}`);
  expect(status).toBe(200);
  return body;
}

const barsOf = ({ bars }: CalendarAnswer) =>
  bars.map(({ bookingId, roomId, from, to }) => ({ bookingId, roomId, from, to }));

test('every stay has a bar in its room, and closures their reason', async () => {
  const bookingId = await bookedIn(house, { room: 0, days: 5, nights: 3 });
  const cancelled = await bookedIn(house, { room: 1, days: 5, nights: 3 });
  await act(house.partner.token, cancelled, 'cancel', { body: { reason: 'Renovation' } });
  const closure = { from: day(6), to: day(8), reason: 'Paint' };
  const closures = `/api/partner/hotels/${house.hotel.id}/rooms/${room(2)}/closures`;
  await call('POST', closures, { token: house.partner.token, body: closure });

  const found = await calendar(4, 7);
  expect(found.bars).toEqual([
    {
      ...{ bookingId, roomId: room(0), from: day(5), to: day(8) },
      ...{ guestName: expect.stringMatching(/\S/) as unknown, totalAmount: 1_650_000 },
    },
  ]);
  expect(found.closures).toEqual([
    { id: expect.any(Number) as unknown, roomId: room(2), ...closure },
  ]);
  expect(found.rooms.map(({ id }) => id)).toEqual([room(0), room(1), room(2)]);
});

test('what is left of each type is what its prices say', async () => {
  await bookedIn(house, { room: 0, days: 4, nights: 2 });
  await bookedIn(house, { room: 2, days: 3, nights: 30 });
  const from = day(5);
  const nights = await call(
    'GET',
    `/api/partner/hotels/${house.hotel.id}/nights?firstNight=${from}&nights=10`,
    { token: house.partner.token },
  );
  const { types } = await calendar(5, 10);
  expect(types).toEqual(nights.body);
  expect(types[0]?.nights.slice(0, 2).map(({ roomsLeft }) => roomsLeft)).toEqual([0, 1]);
});

test('a stay that goes on beyond the days shown is told from its first day to its last', async () => {
  const bookingId = await bookedIn(house, { room: 0, days: 3, nights: 20 });
  const [bar] = (await calendar(10, 5)).bars;
  expect(bar).toMatchObject({ bookingId, from: day(3), to: day(23) });
  expect(bar).not.toHaveProperty('checkInDate');
  const split = { lines: [{ position: 0, roomId: room(1), from: day(7) }] };
  await changesOf({ code: bookingId, token: house.partner.token }).changed(split);
  const [cut, ...none] = (await calendar(10, 5)).bars;
  expect(none).toEqual([]);
  expect(cut).toMatchObject({ roomId: room(1), from: day(7), to: day(23), checkInDate: day(3) });
  expect(cut).not.toHaveProperty('checkOutDate');
});

test('a stay that leaves a room and comes back has a bar for each time', async () => {
  const bookingId = await bookedIn(house, { room: 0, days: 5, nights: 4 });
  // In one statement: nobody else on the shared server may find a night in another room than its booking's.
  await sql(
    `with moved as (
       update room_nights set room_id = $2 where hotel_id = $1 and room_id = $3 and night = $4
       returning booking_id, night
     )
     update booking_nights n set room_id = $2 from moved m
     where n.hotel_id = $1 and n.booking_id = m.booking_id and n.night = m.night`,
    [house.hotel.id, room(1), room(0), day(6)],
  );
  expect(barsOf(await calendar(4, 7))).toEqual(
    expect.arrayContaining([
      { bookingId, roomId: room(0), from: day(5), to: day(6) },
      { bookingId, roomId: room(1), from: day(6), to: day(7) },
      { bookingId, roomId: room(0), from: day(7), to: day(9) },
    ]),
  );
});

test('a bar says who arrives, which may be somebody else than who booked', async () => {
  const wanted = bookingOf(house.hotel, [house.hotel.rooms[0]!], stayIn(5, 2), 2);
  const arrivingGuest = { name: 'Trần Mai' };
  expect((await book(house.traveller.token, { ...wanted, arrivingGuest })).status).toBe(201);
  expect((await calendar(4, 7)).bars).toMatchObject([{ guestName: 'Trần Mai' }]);
});

test('a stay says its version, and that it is pinned', async () => {
  const bookingId = await bookedIn(house, { room: 0, days: 5, nights: 4 });
  const line = { position: 0, pinned: true };
  const path = `/api/partner/bookings/${bookingId}/change`;
  const pinned = await call('POST', path, {
    token: house.partner.token,
    body: { version: 1, lines: [line], totalPrice: 2_000_000 },
  });
  expect(pinned.status).toBe(200);
  expect((await calendar(4, 7)).bars).toContainEqual(
    expect.objectContaining({ roomId: room(0), version: 2, pinned: true }),
  );
  const split = { lines: [{ position: 0, roomId: room(1), from: day(7) }] };
  await changesOf({ code: bookingId, token: house.partner.token }).changed(split);
  expect((await calendar(4, 7)).bars).toMatchObject([
    { roomId: room(0), to: day(7), pinned: true },
    { roomId: room(1), from: day(7), pinned: true },
  ]);
});

test('what was asked before is told as it is now, and to nobody else', async () => {
  expect((await calendar(4, 7)).bars).toEqual([]);
  const bookingId = await bookedIn(house, { room: 0, days: 5, nights: 2 });
  const [bar] = (await calendar(4, 7)).bars;
  expect(bar).toMatchObject({ bookingId, roomId: room(0) });
  // Of which travellers see nothing.
  const guests = { version: 1, arrivingGuest: { name: 'Trần Mai' } };
  const path = `/api/partner/bookings/${bookingId}/guests`;
  const { token } = house.partner;
  expect((await call('PUT', path, { token, body: guests })).status).toBe(200);
  expect((await calendar(4, 7)).bars).toMatchObject([{ guestName: 'Trần Mai', version: 2 }]);

  const query = `from=${day(4)}&days=7`;
  const { headers } = await ask(query);
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(headers.has('ETag')).toBe(false);
  const foreign = `/api/partner/hotels/${house.hotel.id}/calendar?${query}`;
  const other = await call('GET', foreign, { token: (await newPartner()).token });
  expect(other.status).toBe(404);
});

test('days further than five years away, or more than 60, are refused', async () => {
  const far = addDays(day(0), 1830);
  for (const query of [`from=${far}`, 'from=2027-02-30', `from=${day(0)}&days=61`, '']) {
    expect((await ask(query)).status).toBe(422);
  }
  expect((await ask(`from=${day(0)}&days=60`)).status).toBe(200);
});
