import { newTraveller } from '../../support/accounts';
import { dayWithYear } from '../../../domain/stays/dayText';
import { addDays } from '../../../domain/stays/stay';
import { book, bookingOf, stayIn, type ProblemAnswer } from '../../support/bookings';
import { call } from '../../support/client';
import type { TestHotel } from '../../support/hotels';
import { alike, hotelOfTypes } from '../../support/likeRooms';
import { sharedServer } from '../../support/server/serverControl';
import { ask, given } from '../rooms/partnerSetup';
import { deluxe, typesOf, type RoomType } from '../rooms/typeSetup';
import { inHotel, span } from './priceSetup';

const FROM = 40;
const { sql } = sharedServer();
const stay = stayIn(FROM, 2);
const suite = 'Suite gia đình';
const inWords = (day: string) => dayWithYear(day, 'vi');
const [arrival, second, departure] = [0, 1, 2].map((days) => addDays(stay.checkInDate, days)) as [
  string,
  string,
  string,
];

/** Two rooms of one type. */
const house = () => hotelOfTypes(alike(2), { owner: given.minh.email });

const typeIdOf = async (hotel: TestHotel, name = deluxe.name) => {
  const { body } = await ask<RoomType[]>('GET', typesOf(hotel));
  return body.find((type) => type.name === name)!.id;
};

/** Says this of a day of the stay, as the owner does. */
async function restrict(hotel: TestHotel, day: number, rules: object, name?: string) {
  const typeIds = [await typeIdOf(hotel, name)];
  const body = { typeIds, ...span(FROM + day, 1), ...rules };
  const answer = await ask('PUT', inHotel(hotel, 'nights'), body);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
}

const search = (hotel: TestHotel, { checkInDate, checkOutDate } = stay, language = 'vi') =>
  call<ProblemAnswer & { id: number }[]>(
    'GET',
    `/api/customer/hotels/${hotel.id}/search-rooms?checkIn=${checkInDate}&checkOut=${checkOutDate}`,
    { headers: { 'Accept-Language': language } },
  );

const quote = (hotel: TestHotel, wish = stay, more: object = {}) =>
  call<ProblemAnswer>('POST', '/api/customer/quotes', {
    body: { hotelId: hotel.id, ...wish, roomIds: [hotel.rooms[0]!.id], ...more },
    headers: { 'Accept-Language': 'vi' },
  });

async function order(hotel: TestHotel, wish = stay, nights = 2) {
  const { token } = await newTraveller();
  return book(token, bookingOf(hotel, hotel.rooms.slice(0, 1), wish, nights));
}

const atDesk = ({ id, rooms: [room] }: TestHotel) =>
  ask('POST', inHotel({ id }, 'bookings'), {
    ...{ source: 'PHONE', guestName: 'Trần Văn Bình', ...stay },
    ...{ roomIds: [room!.id], totalPrice: room!.price * 2 },
  });

describe.each([
  {
    rules: { minStay: 3 },
    day: 0,
    field: 'checkOut',
    sentence: `Cần ở tối thiểu 3 đêm khi nhận phòng ${inWords(arrival)}`,
    allowed: stayIn(FROM, 3),
  },
  {
    rules: { minStayThrough: 4 },
    day: 1,
    field: 'checkOut',
    sentence: `Cần ở tối thiểu 4 đêm nếu ở đêm ${inWords(second)}`,
    allowed: stayIn(FROM - 2, 4),
  },
  {
    rules: { noArrival: true },
    day: 0,
    field: 'checkIn',
    sentence: `Không nhận phòng được vào ${inWords(arrival)}`,
    allowed: stayIn(FROM - 1, 3),
  },
  {
    rules: { noDeparture: true },
    day: 2,
    field: 'checkOut',
    sentence: `Không trả phòng được vào ${inWords(departure)}`,
    allowed: stayIn(FROM, 3),
  },
  {
    rules: { closed: true },
    day: 1,
    field: 'checkIn',
    sentence: `Đêm ${inWords(second)} không nhận khách`,
    allowed: stayIn(FROM, 1),
  },
])('$rules of a day', ({ rules, day, field, sentence, allowed }) => {
  let hotel: TestHotel;
  beforeAll(async () => {
    hotel = await house();
    expect((await search(hotel)).body).toHaveLength(2);
    await restrict(hotel, day, rules);
  });

  const said = (name: string) => ({
    status: 422,
    body: {
      code: 'INVALID',
      message: expect.stringContaining(sentence) as string,
      fieldErrors: { [name]: expect.stringContaining(sentence) as string },
    },
  });

  test('a search that would find rooms says so', async () => {
    expect(await search(hotel)).toMatchObject(said(field));
    expect((await search(hotel, allowed)).body).toHaveLength(2);
  });

  test('a quote is refused, of any room of the type too', async () => {
    expect(await quote(hotel)).toMatchObject(said(`${field}Date`));
    const anyOfTypeIds = [hotel.rooms[0]!.id];
    expect(await quote(hotel, stay, { anyOfTypeIds })).toMatchObject(said(`${field}Date`));
    expect((await quote(hotel, allowed)).status).toBe(200);
  });

  test('so is a booking, but none of the desk', async () => {
    expect((await order(hotel)).body.fieldErrors).toHaveProperty(`${field}Date`);
    expect((await atDesk(hotel)).status).toBe(201);
  });
});

test('a refusal names the nearest stay that can be had', async () => {
  const hotel = await house();
  await restrict(hotel, 0, { minStay: 3 });
  const longer = stayIn(FROM, 3);
  expect((await search(hotel)).body).toMatchObject({ nearestStay: longer });
  expect((await order(hotel)).body).toMatchObject({ nearestStay: longer });
  await restrict(hotel, 0, { closed: true });
  const bothRooms = { roomIds: hotel.rooms.map(({ id }) => id) };
  const later = stayIn(FROM + 1, 1);
  expect((await quote(hotel, stay, bothRooms)).body).toMatchObject({ nearestStay: later });
  expect((await quote(hotel, later, bothRooms)).status).toBe(200);
  // One of the two is somebody else's on the nights beside.
  await book((await newTraveller()).token, bookingOf(hotel, hotel.rooms.slice(1), later, 1));
  const { nearestStay } = (await quote(hotel, stay, bothRooms)).body as unknown as {
    nearestStay: typeof stay;
  };
  expect(nearestStay).toEqual(stayIn(FROM - 1, 1));
});

test('a quote for a room that is taken names the nearest stay of as many nights', async () => {
  const hotel = await house();
  const rooms = hotel.rooms.slice(0, 1);
  await book((await newTraveller()).token, bookingOf(hotel, rooms, stay));
  const wanted = { roomIds: rooms.map(({ id }) => id) };
  expect(await quote(hotel, stay, wanted)).toMatchObject({
    status: 409,
    body: { code: 'ROOM_TAKEN', nearestStay: stayIn(FROM + 2, 2) },
  });
});

test('of a room under maintenance it is said that it cannot be had, whatever the dates', async () => {
  const hotel = await house();
  await restrict(hotel, 0, { minStay: 4 });
  const roomIds = hotel.rooms.map(({ id }) => id);
  await sql(`update rooms set status = 'MAINTENANCE' where hotel_id = $1 and id = $2`, [
    ...[hotel.id, roomIds[0]],
  ]);
  const taken = { status: 409, body: { code: 'ROOM_TAKEN', takenRoomIds: roomIds.slice(0, 1) } };
  expect(await quote(hotel)).toMatchObject(taken);
  expect(await quote(hotel, stay, { roomIds })).toMatchObject(taken);
  expect(await order(hotel)).toMatchObject(taken);
  // Where a like room will do, the dates refuse that.
  const likeRoom = await quote(hotel, stay, { anyOfTypeIds: roomIds.slice(0, 1) });
  expect(likeRoom).toMatchObject({ status: 422, body: { code: 'INVALID' } });
});

test('a stay that a rule does not touch is booked', async () => {
  const hotel = await house();
  await restrict(hotel, 0, { minStay: 3 });
  await restrict(hotel, 3, { noArrival: true, minStay: 9 });
  expect((await order(hotel, stayIn(FROM, 3), 3)).status).toBe(201);
});

test('the sentence is in the language of who asks', async () => {
  const hotel = await house();
  await restrict(hotel, 0, { minStay: 3 });
  const { body } = await search(hotel, stay, 'en');
  expect(body.message).toBe(
    `Stay at least 3 nights when you arrive on ${dayWithYear(arrival, 'en')}. ` +
      'Choose a later check-out or another check-in. ' +
      `The nearest stay that works: ${dayWithYear(arrival, 'en')} – ${dayWithYear(addDays(arrival, 3), 'en')}.`,
  );
});

describe('a hotel of two types', () => {
  const twoTypes = () =>
    hotelOfTypes([...alike(1), ...alike(1, suite, 2_000_000)], { owner: given.minh.email });

  test('offers the rooms of the one that allows the stay', async () => {
    const hotel = await twoTypes();
    await restrict(hotel, 0, { noArrival: true });
    expect((await search(hotel)).body.map(({ id }) => id)).toEqual([hotel.rooms[1]!.id]);
    const both = { roomIds: hotel.rooms.map(({ id }) => id) };
    expect((await quote(hotel, stay, both)).status).toBe(422);
  });

  test('says what takes the fewest nights when neither does', async () => {
    const hotel = await twoTypes();
    await restrict(hotel, 0, { closed: true });
    expect((await search(hotel)).body).toHaveLength(1);
    await restrict(hotel, 0, { minStay: 4 }, suite);
    expect((await search(hotel)).body.message).toContain('tối thiểu 4 đêm');
  });

  test('has no rooms where the only ones that allow the stay are taken', async () => {
    const hotel = await twoTypes();
    expect((await order(hotel)).status).toBe(201);
    const { token } = await newTraveller();
    const taken = bookingOf(hotel, [hotel.rooms[1]!], stay);
    expect((await book(token, taken)).status).toBe(201);
    await restrict(hotel, 0, { minStay: 3 });
    expect(await search(hotel)).toMatchObject({ status: 200, body: [] });
  });

  test('does not offer instead of a taken room what the dates do not allow', async () => {
    const hotel = await twoTypes();
    expect((await order(hotel)).status).toBe(201);
    expect((await quote(hotel)).body.alternatives).toHaveLength(1);
    await restrict(hotel, 0, { minStay: 3 }, suite);
    expect(await quote(hotel)).toMatchObject({ status: 409, body: { alternatives: [] } });
  });
});
