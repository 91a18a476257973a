import { createHash, randomUUID } from 'node:crypto';
import { newTraveller, type TestAccount } from '../../support/accounts';
import {
  book,
  bookingOf,
  stayIn,
  type BookingAnswer,
  type ProblemAnswer,
} from '../../support/bookings';
import { call } from '../../support/client';
import { newHotel, type TestHotel } from '../../support/hotels';
import { sharedServer } from '../../support/server/serverControl';

let traveller: TestAccount;
beforeAll(async () => {
  traveller = await newTraveller();
});

async function nightsSold(hotel: TestHotel): Promise<number> {
  const [row] = await sharedServer().sql<{ count: number }>(
    'select count(*)::int as count from room_nights where hotel_id = $1',
    [hotel.id],
  );
  return row?.count ?? -1;
}

async function expectSound(): Promise<void> {
  const { body } = await call<Record<string, number>>('GET', '/health/invariants');
  expect(Object.keys(body).length).toBeGreaterThan(3);
  for (const [name, count] of Object.entries(body)) expect([name, count]).toEqual([name, 0]);
}

describe('createBooking', () => {
  test('takes the nights, answers CONFIRMED at the quoted price and can be read again', async () => {
    const hotel = await newHotel({ rooms: [{ price: 850_000 }, { price: 1_200_000 }] });
    const stay = stayIn(10);
    const quote = await call<{ totalPrice: number; taxAndFee: number; total: number }>(
      'POST',
      '/api/customer/quotes',
      { body: { hotelId: hotel.id, ...stay, roomIds: hotel.rooms.map(({ id }) => id) } },
    );
    expect(quote.body).toMatchObject({
      totalPrice: 4_100_000,
      taxAndFee: 410_000,
      total: 4_510_000,
    });

    const made = await book(traveller.token, bookingOf(hotel, hotel.rooms, stay));
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      status: 'CONFIRMED',
      totalPrice: 4_100_000,
      totalAmount: 4_510_000,
      user: { phoneNumber: '0912345678' },
    });
    expect(made.body.holdUntil).toBe(`${stay.checkInDate}T11:00:00.000Z`);
    expect(await nightsSold(hotel)).toBe(4);

    const path = `/api/customer/bookings/${made.body.bookingId}`;
    const read = await call<BookingAnswer>('GET', path, { token: traveller.token });
    expect(read.body).toEqual(made.body);
    const list = await call<{ content: BookingAnswer[] }>('GET', '/api/customer/bookings', {
      token: traveller.token,
    });
    expect(list.body.content.map(({ bookingId }) => bookingId)).toContain(made.body.bookingId);
  });

  test('is nobody else’s to read', async () => {
    const hotel = await newHotel();
    const made = await book(traveller.token, bookingOf(hotel, hotel.rooms, stayIn(3)));
    const stranger = await newTraveller();
    const path = `/api/customer/bookings/${made.body.bookingId}`;
    expect((await call('GET', path, { token: stranger.token })).status).toBe(404);
    expect((await call('GET', path)).status).toBe(401);
  });

  test('sells a room once to two hundred travellers at the same moment', async () => {
    const hotel = await newHotel({ rooms: [{ price: 500_000 }, { price: 700_000 }] });
    const body = bookingOf(hotel, hotel.rooms.slice(0, 1), stayIn(20));
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => book(traveller.token, body, { key: randomUUID() })),
    );
    const counts: Record<number, number> = {};
    for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
    expect(counts).toEqual({ 201: 1, 409: 199 });
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      code: 'ROOM_TAKEN',
      takenRoomIds: [hotel.rooms[0]?.id],
      alternatives: [{ id: hotel.rooms[1]?.id, price: 700_000 }],
    });
    expect(await nightsSold(hotel)).toBe(2);
    await expectSound();
  });

  test('sells neighbouring stays of one room: the night of departure is free', async () => {
    const hotel = await newHotel();
    const first = await book(traveller.token, bookingOf(hotel, hotel.rooms, stayIn(30)));
    const next = await book(traveller.token, bookingOf(hotel, hotel.rooms, stayIn(32)));
    const overlapping = await book(traveller.token, bookingOf(hotel, hotel.rooms, stayIn(31)));
    expect([first.status, next.status, overlapping.status]).toEqual([201, 201, 409]);
  });

  test('books once for one key, however often and however parallel it is sent', async () => {
    const hotel = await newHotel();
    const key = randomUUID();
    const body = bookingOf(hotel, hotel.rooms, stayIn(5));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => book(traveller.token, body, { key })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.body.bookingId)).size).toBe(1);
    expect(await nightsSold(hotel)).toBe(2);

    const other = await book(traveller.token, { ...body, notes: 'Tầng cao' }, { key });
    expect(other.status).toBe(422);
    expect(Object.keys(other.body.fieldErrors ?? {})).toEqual(['Idempotency-Key']);
  });

  test('knows a body again whose fields come in another order', async () => {
    const hotel = await newHotel();
    const key = randomUUID();
    const body = bookingOf(hotel, hotel.rooms, stayIn(5));
    const first = await book(traveller.token, body, { key });
    const [room] = body.rooms;
    const again = {
      ...Object.fromEntries(Object.entries(body).reverse()),
      rooms: [Object.fromEntries(Object.entries(room!).reverse())],
    };
    const second = await book(traveller.token, again, { key });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.bookingId).toBe(first.body.bookingId);
  });

  test('knows a body again that an earlier version of the server kept as it was sent', async () => {
    const hotel = await newHotel();
    const key = randomUUID();
    const body = bookingOf(hotel, hotel.rooms, stayIn(5));
    const first = await book(traveller.token, body, { key });
    const asSent = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
    await sharedServer().sql('update idempotency_keys set body_hash = $1 where key = $2', [
      asSent,
      key,
    ]);
    const second = await book(traveller.token, body, { key });
    expect([second.status, second.body.bookingId]).toEqual([201, first.body.bookingId]);
  });

  test('a key is the account’s: with another hotel it books nothing, however parallel', async () => {
    const hotels = [await newHotel(), await newHotel()];
    const key = randomUUID();
    const bodies = hotels.map((hotel) => bookingOf(hotel, hotel.rooms, stayIn(5)));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => book(traveller.token, bodies[n % 2], { key })),
    );
    const winner = answers.findIndex(({ status }) => status === 201) % 2;
    for (const [n, { status, body }] of answers.entries()) {
      const fields = Object.keys(body.fieldErrors ?? {});
      const expected = n % 2 === winner ? [201, []] : [422, ['Idempotency-Key']];
      expect([status, fields]).toEqual(expected);
    }
    expect(await nightsSold(hotels[winner]!)).toBe(2);
    expect(await nightsSold(hotels[1 - winner]!)).toBe(0);
    // Another account may call its booking the same.
    const other = await newTraveller();
    expect((await book(other.token, bodies[1 - winner], { key })).status).toBe(201);
    await expectSound();
  });

  test('shows what an earlier version of the server booked, which kept no places', async () => {
    const hotel = await newHotel({ rooms: [{ price: 500_000, adults: 3, children: 1 }] });
    const { body } = await book(traveller.token, bookingOf(hotel, hotel.rooms, stayIn(5)));
    await sharedServer().sql('update booking_rooms set capacity = null where hotel_id = $1', [
      hotel.id,
    ]);
    const path = `/api/customer/bookings/${body.bookingId}`;
    const read = await call('GET', path, { token: traveller.token });
    expect([read.status, read.body]).toMatchObject([200, { selectedRooms: [{ capacity: 4 }] }]);
  });

  test('tolerates a JSON string that holds the object', async () => {
    const hotel = await newHotel();
    const body = JSON.stringify(JSON.stringify(bookingOf(hotel, hotel.rooms, stayIn(6))));
    expect((await book(traveller.token, body)).status).toBe(201);
  });

  test('answers a price that was tampered with, or has changed, with the true quote', async () => {
    const hotel = await newHotel({ rooms: [{ price: 900_000 }] });
    const honest = bookingOf(hotel, hotel.rooms, stayIn(7));
    const cheaper = await book(traveller.token, { ...honest, totalPrice: 1 });
    expect(cheaper.status).toBe(409);
    expect(cheaper.body).toMatchObject({ code: 'PRICE_CHANGED', quote: { totalPrice: 1_800_000 } });
    const cheaperRoom = { ...honest, rooms: [{ id: hotel.rooms[0]?.id, price: 1 }] };
    expect((await book(traveller.token, cheaperRoom)).body.code).toBe('PRICE_CHANGED');
    expect(await nightsSold(hotel)).toBe(0);
  });
});

describe('createBooking refuses and stores nothing', () => {
  let hotel: TestHotel;
  let other: TestHotel;
  beforeAll(async () => {
    hotel = await newHotel({ rooms: Array.from({ length: 6 }, () => ({ price: 400_000 })) });
    other = await newHotel();
  });
  afterEach(async () => {
    expect(await nightsSold(hotel)).toBe(0);
  });

  const honest = () => bookingOf(hotel, hotel.rooms.slice(0, 1), stayIn(9));
  const withRooms = (rooms: TestHotel['rooms']) => bookingOf(hotel, rooms, stayIn(9));

  test.each<[string, () => object, string]>([
    ['six rooms', () => withRooms(hotel.rooms), 'rooms'],
    ['no room', () => withRooms([]), 'rooms'],
    ['the same room twice', () => withRooms([hotel.rooms[0]!, hotel.rooms[0]!]), 'rooms'],
    ['another hotel’s room', () => withRooms(other.rooms), 'rooms'],
    ['a day in the past', () => ({ ...honest(), ...stayIn(-1) }), 'checkInDate'],
    ['reversed days', () => ({ ...honest(), ...stayIn(9, -2) }), 'checkOutDate'],
    ['no night', () => ({ ...honest(), ...stayIn(9, 0) }), 'checkOutDate'],
    ['31 February', () => ({ ...honest(), checkInDate: '2027-02-31' }), 'checkInDate'],
    ['an unknown field', () => ({ ...honest(), discount: 50 }), 'discount'],
    ['another status', () => ({ ...honest(), status: 'COMPLETED' }), 'status'],
    ['a price as text', () => ({ ...honest(), totalPrice: '800000' }), 'totalPrice'],
    ['NUL characters', () => ({ ...honest(), notes: 'a\u0000b' }), 'notes'],
    ['half a surrogate pair', () => ({ ...honest(), notes: 'a\ud800b' }), 'notes'],
    ['a foreign phone', () => ({ ...honest(), phoneNumber: '+1 555 0100' }), 'phoneNumber'],
    ['too large a party', () => ({ ...honest(), adults: 9 }), 'adults'],
  ])('%s: 422 naming %s', async (_, body, field) => {
    // The object, and the string that may hold it.
    for (const sent of [body(), JSON.stringify(JSON.stringify(body()))]) {
      const answer = await book<ProblemAnswer>(traveller.token, sent);
      expect(answer.status).toBe(422);
      expect(answer.body.code).toBe('INVALID');
      expect(Object.keys(answer.body.fieldErrors ?? {})).toEqual([field]);
      expect(answer.body.requestId).toBe(answer.headers.get('X-Request-Id'));
    }
  });

  test('a body of a megabyte: 413', async () => {
    const answer = await book<ProblemAnswer>(traveller.token, {
      ...honest(),
      notes: 'x'.repeat(1_000_000),
    });
    expect([answer.status, answer.body.code]).toEqual([413, 'TOO_LARGE']);
  });

  test('broken JSON: 422', async () => {
    expect((await book(traveller.token, '{"hotelId": 1')).status).toBe(422);
  });

  test('no token, and the body is not even looked at: 401', async () => {
    const answer = await call<ProblemAnswer>('POST', '/api/customer/bookings/create', { body: {} });
    expect([answer.status, answer.body.code]).toEqual([401, 'SIGNED_OUT']);
  });

  test('a stay shorter than the hotel’s minimum: 422', async () => {
    const monthly = await newHotel({ minimumStay: '1_MONTH' });
    const answer = await book(traveller.token, bookingOf(monthly, monthly.rooms, stayIn(9)));
    expect(answer.body.fieldErrors).toHaveProperty('checkOutDate');
  });

  test('a room under maintenance, and a hotel that is not listed', async () => {
    const closed = await newHotel({ rooms: [{ price: 300_000, status: 'MAINTENANCE' }] });
    const answer = await book(traveller.token, bookingOf(closed, closed.rooms, stayIn(9)));
    expect(answer.body.code).toBe('ROOM_TAKEN');
    const draft = await newHotel({ listed: false });
    const hidden = await book(traveller.token, bookingOf(draft, draft.rooms, stayIn(9)));
    expect(hidden.status).toBe(404);
  });
});

test('an address that exists answers other methods with 405 and Allow', async () => {
  const answer = await call<ProblemAnswer>('GET', '/api/customer/bookings/create', {
    token: traveller.token,
  });
  // The words of an address are never read as a booking's id.
  expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'POST']);
  const put = await call<ProblemAnswer>('PUT', '/api/customer/quotes', { body: {} });
  expect([put.status, put.body.code, put.headers.get('Allow')]).toEqual([
    405,
    'METHOD_NOT_ALLOWED',
    'POST',
  ]);
});
