import { addDays } from '../../../domain/stays/stay';
import { newTraveller } from '../../support/accounts';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { call } from '../../support/client';
import { newHotel, type TestHotel } from '../../support/hotels';
import { alike, hotelOfTypes } from '../../support/likeRooms';
import { sharedServer } from '../../support/server/serverControl';
import { setMinStay } from '../../support/typePrices';

interface TypeAnswer {
  typeId: number;
  free: number;
  reason?: string;
  nearestStay?: { checkInDate: string; checkOutDate: string };
}

const stay = stayIn(40, 2);
const days = `checkIn=${stay.checkInDate}&checkOut=${stay.checkOutDate}`;

const ask = (hotel: Pick<TestHotel, 'id'>, query = days) =>
  call<TypeAnswer[]>('GET', `/api/customer/hotels/${hotel.id}/type-availability?${query}`);

/** The ids of a hotel's types, in the order of their names. */
const typesOf = async (hotel: TestHotel) => {
  const rows = await sharedServer().sql<{ id: number }>(
    'select id from room_types where hotel_id = $1 order by name',
    [hotel.id],
  );
  return rows.map(({ id }) => id);
};

async function take(hotel: TestHotel, rooms: TestHotel['rooms']): Promise<void> {
  const { token } = await newTraveller();
  expect((await book(token, bookingOf(hotel, rooms, stay))).status).toBe(201);
}

test('a type says how many of its rooms are left', async () => {
  const hotel = await hotelOfTypes(alike(3));
  await take(hotel, hotel.rooms.slice(0, 1));
  const [typeId] = await typesOf(hotel);
  expect((await ask(hotel)).body).toEqual([{ typeId, free: 2 }]);
});

test('a sold type names the nearest stay that one of its rooms can be had for', async () => {
  const hotel = await hotelOfTypes(alike(2));
  await take(hotel, hotel.rooms);
  const [typeId] = await typesOf(hotel);
  // As many nights: a night alone would be nearer.
  const nearestStay = {
    checkInDate: stay.checkOutDate,
    checkOutDate: addDays(stay.checkOutDate, 2),
  };
  expect((await ask(hotel)).body).toEqual([{ typeId, free: 0, nearestStay }]);
});

test('a type that the dates refuse says why, in the reader’s language', async () => {
  const hotel = await hotelOfTypes([...alike(1, 'A'), ...alike(1, 'B')]);
  const [a, b] = await typesOf(hotel);
  await setMinStay(hotel, b!, { day: stay.checkInDate, nights: 3 });
  const { body } = await ask(hotel);
  expect(body).toContainEqual({ typeId: a, free: 1 });
  expect(body).toContainEqual({
    typeId: b,
    free: 0,
    reason: expect.stringContaining('3 đêm') as string,
    nearestStay: { checkInDate: stay.checkInDate, checkOutDate: addDays(stay.checkInDate, 3) },
  });
});

test('rooms under repair make no type', async () => {
  const hotel = await hotelOfTypes([{ price: 900_000, status: 'MAINTENANCE' }]);
  expect((await ask(hotel)).body).toEqual([]);
});

test.each([
  ['reversed days', `checkIn=${stay.checkOutDate}&checkOut=${stay.checkInDate}`, 'checkOut'],
  ['a past day', `checkIn=2020-01-01&checkOut=${stay.checkInDate}`, 'checkIn'],
])('refuses %s and names the field', async (_, query, field) => {
  const { status, body } = await call<{ fieldErrors: Record<string, string> }>(
    'GET',
    `/api/customer/hotels/${(await newHotel()).id}/type-availability?${query}`,
  );
  expect(status).toBe(422);
  expect(Object.keys(body.fieldErrors)).toEqual([field]);
});

test('tells nothing of a hotel that is not listed', async () => {
  expect((await ask(await newHotel({ listed: false }))).status).toBe(404);
});
