import { randomUUID } from 'node:crypto';
import { newPartner, newTraveller } from '../../support/accounts';
import { book, bookingOf, stayIn, type ProblemAnswer } from '../../support/bookings';
import { call } from '../../support/client';
import type { TestHotel, TestRoom } from '../../support/hotels';
import { alike, hotelOfTypes } from '../../support/likeRooms';
import { mailTo } from '../../support/server/outbox';
import { newVoucher } from '../../support/vouchers';
import { given, nightsSold } from './setup';

interface Rooms {
  rooms: { id: number; roomNumber: string; price: number }[];
  totalPrice: number;
}

/** What is sent to book these rooms or any like them. */
function anyOf(hotel: TestHotel, rooms: readonly TestRoom[], days = 20, nights = 2) {
  const body = bookingOf(hotel, rooms, stayIn(days, nights), nights);
  return { ...body, rooms: body.rooms.map((room) => ({ ...room, anyOfType: true })) };
}

const quoteAny = (hotel: TestHotel, rooms: readonly TestRoom[], days = 20, nights = 2) =>
  call<Rooms & ProblemAnswer>('POST', '/api/customer/quotes', {
    body: {
      hotelId: hotel.id,
      ...stayIn(days, nights),
      roomIds: rooms.map(({ id }) => id),
      anyOfTypeIds: rooms.map(({ id }) => id),
    },
  });

const numbersOf = (body: unknown) =>
  (body as { selectedRooms: { roomNumber: string }[] }).selectedRooms.map(
    ({ roomNumber }) => roomNumber,
  );

const travellers = (count: number) =>
  Promise.all(Array.from({ length: count }, () => newTraveller()));

describe('a room that is taken, where any of its type will do', () => {
  /** By an account of its own: one may only hold so much. */
  const take = async (hotel: TestHotel, place: number, days: number, nights: number) => {
    const body = bookingOf(hotel, [hotel.rooms[place]!], stayIn(days, nights), nights);
    expect((await book((await newTraveller()).token, body)).status).toBe(201);
  };

  test('is replaced in the quote and in the booking, by one that is in neither already', async () => {
    const hotel = await hotelOfTypes(alike(3));
    await take(hotel, 0, 20, 2);
    const asked = hotel.rooms.slice(0, 2);
    const quote = await quoteAny(hotel, asked);
    expect(quote.body.rooms.map(({ roomNumber }) => roomNumber)).toEqual(['103', '102']);
    expect(quote.body.totalPrice).toBe(3_600_000);

    const made = await book(given.traveller.token, anyOf(hotel, asked));
    expect([made.status, numbersOf(made.body)]).toEqual([201, ['103', '102']]);
    expect(made.body.totalPrice).toBe(3_600_000);
    const path = `/api/customer/bookings/${made.body.bookingId}`;
    expect((await call('GET', path, { token: given.traveller.token })).body).toEqual(made.body);
    const mail = await mailTo(given.traveller.email, {
      subject: new RegExp(made.body.bookingId),
    });
    expect(mail.text).toContain('Deluxe hướng biển × 2 (102, 103)');
    expect(await nightsSold(hotel)).toBe(6);
  });

  test('is refused as ever when it was named, beside one for which any will do', async () => {
    const hotel = await hotelOfTypes(alike(4));
    await take(hotel, 0, 20, 2);
    await take(hotel, 1, 20, 2);
    const body = anyOf(hotel, hotel.rooms.slice(0, 2));
    const [first, second] = body.rooms;
    for (const anyOfType of [false, undefined]) {
      const rooms = [{ ...first!, anyOfType }, second!];
      const { status, body: answer } = await book(given.traveller.token, { ...body, rooms });
      expect([status, answer.code, answer.takenRoomIds]).toEqual([409, 'ROOM_TAKEN', [first!.id]]);
      expect(answer.alternatives?.map(({ id }) => id)).toEqual([
        hotel.rooms[2]!.id,
        hotel.rooms[3]!.id,
      ]);
    }
    expect(await nightsSold(hotel)).toBe(4);
  });

  test('gives way to the one whose gap around the stay is smallest, then to the lowest number', async () => {
    const hotel = await hotelOfTypes(alike(5));
    await take(hotel, 0, 20, 2);
    await take(hotel, 2, 17, 2); // 103: one night before the stay
    await take(hotel, 3, 18, 2); // 104: none before, three after
    await take(hotel, 3, 25, 1);
    await take(hotel, 4, 19, 1); // 105: none before, one after
    await take(hotel, 4, 23, 1);
    const booked: string[] = [];
    for (const guest of await travellers(4)) {
      const made = await book(guest.token, anyOf(hotel, hotel.rooms.slice(0, 1)));
      booked.push(...numbersOf(made.body));
    }
    expect(booked).toEqual(['105', '104', '103', '102']);
  });

  test('is of the same price, the same party and the same beds, or is not replaced', async () => {
    const name = 'Deluxe hướng biển';
    const price = 900_000;
    const hotel = await hotelOfTypes([
      ...[{}, { price: 910_000 }, { price: 890_000 }, { adults: 3 }, { children: 2 }].map(
        (own) => ({ name, price, ...own }),
      ),
      ...[{ beds: 2 }, { typeBed: 'Twin' as const }, { services: [] }].map((own) => ({
        ...{ name, price, ...own },
      })),
      { name, price, status: 'MAINTENANCE' as const },
      { name: 'Deluxe khác', price },
    ]);
    await take(hotel, 0, 20, 2);
    const asked = hotel.rooms.slice(0, 1);
    for (const { status, body } of [
      await quoteAny(hotel, asked),
      await book<ProblemAnswer>(given.traveller.token, anyOf(hotel, asked)),
    ]) {
      expect([status, body.code]).toEqual([409, 'ROOM_TAKEN']);
      expect(body.alternatives).toHaveLength(8);
    }
    expect(await nightsSold(hotel)).toBe(2);
  });

  test('costs what was seen: at another price nothing is booked', async () => {
    const hotel = await hotelOfTypes(alike(2));
    await take(hotel, 0, 20, 2);
    const body = anyOf(hotel, hotel.rooms.slice(0, 1));
    const seen = { ...body, rooms: [{ ...body.rooms[0]!, price: 800_000 }], totalPrice: 1_600_000 };
    const answer = await book(given.traveller.token, seen);
    expect([answer.status, answer.body.code]).toEqual([409, 'PRICE_CHANGED']);
    expect(answer.body.quote?.rooms.map(({ id }) => id)).toEqual([hotel.rooms[1]!.id]);
  });
});

describe('guests who come at the same moment, each to the same room or any like it', () => {
  test.each([
    ['all name the first', (_: number) => 0],
    ['each names another', (guest: number) => guest % 6],
  ])('%s: eleven for six rooms, and six get one', async (_, named) => {
    const hotel = await hotelOfTypes(alike(6));
    const guests = await travellers(11);
    const answers = await Promise.all(
      guests.map(({ token }, i) => book(token, anyOf(hotel, [hotel.rooms[named(i)]!]))),
    );
    const made = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(made.flatMap(({ body }) => numbersOf(body)).sort()).toEqual(
      hotel.rooms.map((_, i) => String(101 + i)),
    );
    expect(made.map(({ body }) => body.totalPrice)).toEqual(made.map(() => 1_800_000));
    expect(refused.map(({ body }) => [body.code, body.alternatives])).toEqual(
      refused.map(() => ['ROOM_TAKEN', []]),
    );
    expect(await nightsSold(hotel)).toBe(12);
  });

  test('two rooms each: no stay is booked by half', async () => {
    const hotel = await hotelOfTypes(alike(5));
    const answers = await Promise.all(
      (await travellers(4)).map(({ token }) => book(token, anyOf(hotel, hotel.rooms.slice(0, 2)))),
    );
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(2);
    expect(new Set(made.flatMap(({ body }) => numbersOf(body))).size).toBe(4);
    expect(await nightsSold(hotel)).toBe(8);
  });

  test('a voucher is used as often as it may be, and by no refused booking', async () => {
    const partner = await newPartner();
    const hotel = await hotelOfTypes(alike(6), { owner: partner.email });
    const { code } = await newVoucher(partner, { quantity: 2 });
    const body = { ...anyOf(hotel, hotel.rooms.slice(0, 1)), voucherCode: code };
    const answers = await Promise.all(
      (await travellers(5)).map((guest) => book(guest.token, { ...body, totalPrice: 1_620_000 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422, 422]);
    expect(await nightsSold(hotel)).toBe(4);
  });

  test('one key books once, also when it is sent again after its room', async () => {
    const hotel = await hotelOfTypes(alike(4));
    const body = anyOf(hotel, hotel.rooms.slice(0, 1));
    const key = randomUUID();
    const { token } = given.traveller;
    const answers = await Promise.all(Array.from({ length: 8 }, () => book(token, body, { key })));
    const again = await book(token, body, { key });
    expect(new Set([...answers, again].map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set([...answers, again].map((one) => one.body.bookingId)).size).toBe(1);
    expect(numbersOf(again.body)).toEqual(['101']);
    expect(await nightsSold(hotel)).toBe(2);
  });
});
