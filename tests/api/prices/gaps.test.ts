import { newTraveller } from '../../support/accounts';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { call } from '../../support/client';
import type { TestHotel } from '../../support/hotels';
import { alike, hotelOfTypes } from '../../support/likeRooms';
import { ask, given } from '../rooms/partnerSetup';
import { typesOf, type RoomType } from '../rooms/typeSetup';
import { inHotel, span } from './priceSetup';

const FROM = 50;

/** Two rooms of one type, of which the second has two free nights between others; a stay from then on takes four. */
async function houseWithGap(): Promise<TestHotel> {
  const hotel = await hotelOfTypes(alike(2), { owner: given.minh.email });
  await sell(hotel, 1, FROM - 3, 3);
  await sell(hotel, 1, FROM + 2, 3);
  await say(hotel, FROM, { minStay: 4 });
  return hotel;
}

/** By the desk, which no minimum binds. */
async function sell({ id, rooms }: TestHotel, place: number, days: number, nights: number) {
  const answer = await ask('POST', inHotel({ id }, 'bookings'), {
    ...{ source: 'PHONE', guestName: 'Trần Văn Bình', ...stayIn(days, nights) },
    ...{ roomIds: [rooms[place]!.id], totalPrice: rooms[place]!.price * nights },
  });
  expect(answer.status).toBe(201);
}

async function say(hotel: TestHotel, days: number, rules: object) {
  const { body: types } = await ask<RoomType[]>('GET', typesOf(hotel));
  const body = { typeIds: types.map(({ id }) => id), ...span(days, 1), ...rules };
  expect((await ask('PUT', inHotel(hotel, 'nights'), body)).status).toBe(200);
}

async function setGapFilling({ id }: TestHotel, gapFilling: boolean) {
  const { body } = await ask<Record<string, unknown>>('GET', `/hotels/${id}`);
  const { version, name, businessName, description, address, totalRooms } = body;
  const told = { version, name, businessName, description, address, totalRooms, gapFilling };
  const contact = { phone: '02363123456', email: 'gap@example.com' };
  const priceRange = { min: 300_000, max: 900_000 };
  const answer = await ask('PUT', `/hotels/update/${id}`, { ...told, ...contact, priceRange });
  expect(answer).toMatchObject({ status: 200, body: { gapFilling } });
}

async function roomsFound({ id }: TestHotel, days: number, nights: number) {
  const { checkInDate, checkOutDate } = stayIn(days, nights);
  const path = `/api/customer/hotels/${id}/search-rooms?checkIn=${checkInDate}&checkOut=${checkOutDate}`;
  const { status, body } = await call<{ id: number }[]>('GET', path);
  return status === 200 ? body.map((room) => room.id) : status;
}

const order = async (hotel: TestHotel, place: number, days: number, nights: number) => {
  const { token } = await newTraveller();
  const wish = stayIn(days, nights);
  return (await book(token, bookingOf(hotel, [hotel.rooms[place]!], wish, nights))).status;
};

test('a gap is sold in the room that has it, and in no other', async () => {
  const hotel = await houseWithGap();
  expect(await roomsFound(hotel, FROM, 2)).toEqual([hotel.rooms[1]!.id]);
  expect(await roomsFound(hotel, FROM, 1)).toBe(422);
  expect(await roomsFound(hotel, FROM, 4)).toEqual([hotel.rooms[0]!.id]);
  expect(await order(hotel, 0, FROM, 2)).toBe(422);
  expect(await order(hotel, 1, FROM, 1)).toBe(422);
  expect(await order(hotel, 1, FROM, 2)).toBe(201);
  expect(await roomsFound(hotel, FROM, 2)).toBe(422);
});

test('a gap that somebody else has just taken is taken, where no like room has one', async () => {
  const hotel = await houseWithGap();
  const [, room] = hotel.rooms;
  expect(await order(hotel, 1, FROM, 2)).toBe(201);
  const taken = { status: 409, body: { code: 'ROOM_TAKEN', takenRoomIds: [room!.id] } };
  const roomIds = [room!.id];
  const wish = { hotelId: hotel.id, ...stayIn(FROM, 2), roomIds, anyOfTypeIds: roomIds };
  expect(await call('POST', '/api/customer/quotes', { body: wish })).toMatchObject(taken);
  const { token } = await newTraveller();
  const { rooms, ...asked } = bookingOf(hotel, [room!], stayIn(FROM, 2), 2);
  const any = rooms.map((one) => ({ ...one, anyOfType: true }));
  expect(await book(token, { ...asked, rooms: any })).toMatchObject(taken);
});

test('not where its owner does not want it, nor on a day that nobody arrives on', async () => {
  const hotel = await houseWithGap();
  await setGapFilling(hotel, false);
  expect(await roomsFound(hotel, FROM, 2)).toBe(422);
  await setGapFilling(hotel, true);
  expect(await roomsFound(hotel, FROM, 2)).toHaveLength(1);
  await say(hotel, FROM, { minStay: 4, noArrival: true });
  expect(await order(hotel, 1, FROM, 2)).toBe(422);
});

test('closed dates end a gap, and so does today', async () => {
  const hotel = await hotelOfTypes(alike(1), { owner: given.minh.email });
  for (const days of [0, FROM]) {
    await say(hotel, days, { minStay: 4 });
    await say(hotel, days + 2, { closed: true });
  }
  expect(await roomsFound(hotel, 0, 2)).toHaveLength(1);
  expect(await roomsFound(hotel, 0, 1)).toBe(422);
  expect(await roomsFound(hotel, FROM, 2)).toBe(422);
  await say(hotel, FROM - 1, { closed: true });
  expect(await order(hotel, 0, FROM, 2)).toBe(201);
});
