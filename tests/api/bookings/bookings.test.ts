import { createHash, randomUUID } from 'node:crypto';
import { newTraveller } from '../../support/accounts';
import { book, bookingOf, stayIn, type BookingAnswer } from '../../support/bookings';
import { call } from '../../support/client';
import { newHotel } from '../../support/hotels';
import { sharedServer } from '../../support/server/serverControl';
import { nightsSold, given } from './setup';

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

    const made = await book(given.traveller.token, bookingOf(hotel, hotel.rooms, stay));
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
    const read = await call<BookingAnswer>('GET', path, { token: given.traveller.token });
    expect(read.body).toEqual(made.body);
    const list = await call<{ content: BookingAnswer[] }>('GET', '/api/customer/bookings', {
      token: given.traveller.token,
    });
    expect(list.body.content.map(({ bookingId }) => bookingId)).toContain(made.body.bookingId);
  });

  test('is nobody else’s to read', async () => {
    const hotel = await newHotel();
    const made = await book(given.traveller.token, bookingOf(hotel, hotel.rooms, stayIn(3)));
    const stranger = await newTraveller();
    const path = `/api/customer/bookings/${made.body.bookingId}`;
    expect((await call('GET', path, { token: stranger.token })).status).toBe(404);
    expect((await call('GET', path)).status).toBe(401);
  });

  test('sells a room once to two hundred travellers at the same moment', async () => {
    const hotel = await newHotel({ rooms: [{ price: 500_000 }, { price: 700_000 }] });
    const body = bookingOf(hotel, hotel.rooms.slice(0, 1), stayIn(20));
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => book(given.traveller.token, body, { key: randomUUID() })),
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
  });

  test('sells neighbouring stays of one room: the night of departure is free', async () => {
    const hotel = await newHotel();
    const first = await book(given.traveller.token, bookingOf(hotel, hotel.rooms, stayIn(30)));
    const next = await book(given.traveller.token, bookingOf(hotel, hotel.rooms, stayIn(32)));
    const overlapping = await book(
      given.traveller.token,
      bookingOf(hotel, hotel.rooms, stayIn(31)),
    );
    expect([first.status, next.status, overlapping.status]).toEqual([201, 201, 409]);
  });

  test('books once for one key, however often and however parallel it is sent', async () => {
    const hotel = await newHotel();
    const key = randomUUID();
    const body = bookingOf(hotel, hotel.rooms, stayIn(5));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => book(given.traveller.token, body, { key })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.body.bookingId)).size).toBe(1);
    expect(await nightsSold(hotel)).toBe(2);

    const other = await book(given.traveller.token, { ...body, notes: 'Tầng cao' }, { key });
    expect(other.status).toBe(422);
    expect(Object.keys(other.body.fieldErrors ?? {})).toEqual(['Idempotency-Key']);
  });

  test('knows a body again whose fields come in another order', async () => {
    const hotel = await newHotel();
    const key = randomUUID();
    const body = bookingOf(hotel, hotel.rooms, stayIn(5));
    const first = await book(given.traveller.token, body, { key });
    const [room] = body.rooms;
    const again = {
      ...Object.fromEntries(Object.entries(body).reverse()),
      rooms: [Object.fromEntries(Object.entries(room!).reverse())],
    };
    const second = await book(given.traveller.token, again, { key });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.bookingId).toBe(first.body.bookingId);
  });

  test('knows a body again that an earlier version of the server kept as it was sent', async () => {
    const hotel = await newHotel();
    const key = randomUUID();
    const body = bookingOf(hotel, hotel.rooms, stayIn(5));
    const first = await book(given.traveller.token, body, { key });
    const asSent = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
    await sharedServer().sql('update idempotency_keys set body_hash = $1 where key = $2', [
      asSent,
      key,
    ]);
    const second = await book(given.traveller.token, body, { key });
    expect([second.status, second.body.bookingId]).toEqual([201, first.body.bookingId]);
  });

  test('a key is the account’s: with another hotel it books nothing, however parallel', async () => {
    const hotels = [await newHotel(), await newHotel()];
    const key = randomUUID();
    const bodies = hotels.map((hotel) => bookingOf(hotel, hotel.rooms, stayIn(5)));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => book(given.traveller.token, bodies[n % 2], { key })),
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
  });

  test('shows what an earlier version of the server booked, which kept no places', async () => {
    const hotel = await newHotel({ rooms: [{ price: 500_000, adults: 3, children: 1 }] });
    const { body } = await book(given.traveller.token, bookingOf(hotel, hotel.rooms, stayIn(5)));
    await sharedServer().sql('update booking_rooms set capacity = null where hotel_id = $1', [
      hotel.id,
    ]);
    const path = `/api/customer/bookings/${body.bookingId}`;
    const read = await call('GET', path, { token: given.traveller.token });
    expect([read.status, read.body]).toMatchObject([200, { selectedRooms: [{ capacity: 4 }] }]);
  });

  test('tolerates a JSON string that holds the object', async () => {
    const hotel = await newHotel();
    const body = JSON.stringify(JSON.stringify(bookingOf(hotel, hotel.rooms, stayIn(6))));
    expect((await book(given.traveller.token, body)).status).toBe(201);
  });

  test('answers a price that was tampered with, or has changed, with the true quote', async () => {
    const hotel = await newHotel({ rooms: [{ price: 900_000 }] });
    const honest = bookingOf(hotel, hotel.rooms, stayIn(7));
    const cheaper = await book(given.traveller.token, { ...honest, totalPrice: 1 });
    expect(cheaper.status).toBe(409);
    expect(cheaper.body).toMatchObject({ code: 'PRICE_CHANGED', quote: { totalPrice: 1_800_000 } });
    const cheaperRoom = { ...honest, rooms: [{ id: hotel.rooms[0]?.id, price: 1 }] };
    expect((await book(given.traveller.token, cheaperRoom)).body.code).toBe('PRICE_CHANGED');
    expect(await nightsSold(hotel)).toBe(0);
  });
});
