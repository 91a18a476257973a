import { quoteOf } from '../../../domain/bookings/quote';
import { newPartner, type TestAccount } from '../../support/accounts';
import { changesOf } from '../../support/bookingChanges';
import { book, bookingOf, stayIn, type ProblemAnswer } from '../../support/bookings';
import { call, type Answer } from '../../support/client';
import { fifteenSecondsLater, mailTo } from '../../support/server/outbox';
import {
  act,
  bookedIn,
  newHouse,
  partnerBooking,
  type House,
  type PartnerBookingAnswer,
} from '../../support/partnerBookings';
import { priceByNights, setMinStay } from '../../support/typePrices';
import { sharedServer } from '../../support/server/serverControl';

const { sql } = sharedServer();

type DeskAnswer = PartnerBookingAnswer &
  Omit<ProblemAnswer, 'status'> & {
    source: string;
    holdUntil: string;
    totalPrice: number;
    user: { firstName: string; lastName: string; email: string; phoneNumber: string };
  };

interface FreeRoom {
  id: number;
  roomNumber: string;
  price: number;
  stayPrice: number;
  warnings?: string[];
  nights?: { night: string; price: number }[];
}

let house: House;
let hotelId: number;
beforeEach(async () => {
  house = await newHouse({ rooms: [{ price: 600_000 }, { price: 700_000 }, { price: 800_000 }] });
  hotelId = house.hotel.id;
});

const token = () => house.partner.token;

/** What somebody at the desk sends for a guest of whom only the name is known. */
const walkIn = (room = 0, nights = 1, more: object = {}) => ({
  source: 'WALK_IN',
  guestName: 'Trần Văn Bình',
  ...stayIn(0, nights),
  roomIds: [house.hotel.rooms[room]!.id],
  totalPrice: house.hotel.rooms[room]!.price * nights,
  ...more,
});

function bookAtDesk(
  body: object,
  { by = house.partner, headers = {} }: { by?: TestAccount; headers?: Record<string, string> } = {},
): Promise<Answer<DeskAnswer>> {
  return call('POST', `/api/partner/hotels/${hotelId}/bookings`, {
    token: by.token,
    body,
    headers,
  });
}

function freeRooms(stay: { checkInDate: string; checkOutDate: string }) {
  const { checkInDate, checkOutDate } = stay;
  const address = `/api/partner/hotels/${hotelId}/free-rooms`;
  return call<FreeRoom[]>('GET', `${address}?checkIn=${checkInDate}&checkOut=${checkOutDate}`, {
    token: token(),
  });
}

test('the desk sees what each night costs where nights differ', async () => {
  const [first] = house.hotel.rooms;
  const night = stayIn(1).checkInDate;
  await priceByNights(house.hotel, [first!], { dates: { [night]: 900_000 } });
  const [cheapest, dearer] = (await freeRooms(stayIn(0, 2))).body.toSorted((a, b) => a.id - b.id);
  expect(cheapest).toMatchObject({
    stayPrice: 1_500_000,
    nights: [
      { night: stayIn(0).checkInDate, price: 600_000 },
      { night, price: 900_000 },
    ],
  });
  expect(dearer).not.toHaveProperty('nights');
});

test('what binds travellers is told to the desk, which books all the same', async () => {
  const [first] = house.hotel.rooms;
  const typeId = await priceByNights(house.hotel, [first!], {});
  await setMinStay(house.hotel, typeId, { day: stayIn(0).checkInDate, nights: 3 });
  const rooms = (await freeRooms(stayIn(0, 1))).body.toSorted((a, b) => a.id - b.id);
  expect(rooms.map(({ warnings }) => warnings)).toEqual([
    [expect.stringMatching(/3 (đêm|nights)/)],
    undefined,
    undefined,
  ]);
  expect((await bookAtDesk(walkIn())).status).toBe(201);
});

test('the room of who walked in is kept to the end of the stay, also of one that is made longer', async () => {
  const { body } = await bookAtDesk(walkIn(0, 2));
  const noonOf = (days: number) =>
    new Date(`${stayIn(days).checkInDate}T12:00:00+07:00`).toISOString();
  expect([body.holdUntil, body.actions]).toEqual([noonOf(2), ['CHECK_IN', 'CANCEL']]);
  const of = changesOf({ code: body.bookingId, token: token() });
  const longer = await of.changed({ checkOutDate: stayIn(0, 3).checkOutDate });
  expect(longer.body).toMatchObject({ holdUntil: noonOf(3) });
});

test('a walk-in of whom only the name is known gets a room, a price, a code and a history', async () => {
  const { status, body } = await bookAtDesk(walkIn());
  const quote = quoteOf({ stayPrices: [600_000], nights: 1 });
  expect([status, body]).toMatchObject([
    201,
    {
      status: 'CONFIRMED',
      source: 'WALK_IN',
      hotelId,
      rooms: [{ id: house.hotel.rooms[0]!.id, price: 600_000 }],
      user: { firstName: 'Trần Văn Bình', lastName: '', email: '', phoneNumber: '' },
      totalAmount: quote.total,
      history: [{ status: 'CONFIRMED', by: 'Trần Văn Minh', reason: null }],
    },
  ]);
  const page = await call<{ content: { bookingId: string }[] }>(
    'GET',
    '/api/partner/bookings?text=binh',
    { token: token() },
  );
  expect(page.body.content.map(({ bookingId }) => bookingId)).toEqual([body.bookingId]);
});

test('a guest who is here is checked in by the same act, and leaves like everybody else', async () => {
  const { body } = await bookAtDesk(walkIn(1, 2, { checkInNow: true }));
  expect(body).toMatchObject({ status: 'CHECKED_IN', actions: ['CHECK_OUT'] });
  expect(body.history.map(({ status }) => status)).toEqual(['CONFIRMED', 'CHECKED_IN']);
  expect((await act(token(), body.bookingId, 'check-out')).body.status).toBe('COMPLETED');
});

test('only a stay that has begun begins at once', async () => {
  const answer = await bookAtDesk(walkIn(0, 1, { ...stayIn(1, 1), checkInNow: true }));
  expect(answer).toMatchObject({ status: 422, body: { fieldErrors: { checkInNow: /begun/ } } });
  expect((await bookAtDesk(walkIn(0, 1, stayIn(-2, 1)))).status).toBe(422);
});

test('who leaves an address gets the mail, without a link to a page that only accounts have', async () => {
  const email = `guest-${hotelId}@example.com`;
  const { body } = await bookAtDesk(walkIn(0, 1, { source: 'PHONE', email, language: 'en' }));
  await fifteenSecondsLater(email);
  const mail = await mailTo(email, { is: (text) => text.includes(body.bookingId) });
  expect(mail.text).toContain('Trần Văn Bình');
  expect(mail.text).not.toContain(`/bookings/${body.bookingId}`);
  await act(token(), body.bookingId, 'cancel', { body: { reason: 'Vỡ ống nước' } });
  await fifteenSecondsLater(email);
  await mailTo(email, { is: (text) => text.includes('Vỡ ống nước') });
});

test('free rooms are those that the booking takes, at the price that it asks', async () => {
  const stay = stayIn(3);
  await bookedIn(house, { days: 3, room: 0 });
  const { body: free } = await freeRooms(stay);
  expect(free.map(({ id, stayPrice }) => [id, stayPrice])).toEqual([
    [house.hotel.rooms[1]!.id, 1_400_000],
    [house.hotel.rooms[2]!.id, 1_600_000],
  ]);
  const roomIds = free.map(({ id }) => id);
  const both = { ...walkIn(0, 2, stay), roomIds, totalPrice: 3_000_000 };
  expect((await bookAtDesk({ ...both, totalPrice: 2_900_000 })).body.code).toBe('PRICE_CHANGED');
  expect((await bookAtDesk(both)).status).toBe(201);
  expect((await freeRooms(stay)).body).toEqual([]);
  const again = await bookAtDesk(both);
  expect(again).toMatchObject({ status: 409, body: { code: 'ROOM_TAKEN', takenRoomIds: roomIds } });
});

test('what binds travellers does not bind the desk: a draft with a minimum stay, a large party', async () => {
  await sql(`update hotels set listed = false, minimum_stay = '1_WEEK' where id = $1`, [hotelId]);
  const { status, body } = await bookAtDesk(walkIn(0, 2, { adults: 9, checkInNow: true }));
  expect(status).toBe(201);
  // Nights that a mistaken departure gave back are taken again, though travellers cannot find the house.
  await act(token(), body.bookingId, 'check-out');
  expect((await act(token(), body.bookingId, 'undo-check-out')).status).toBe(200);
});

test('a price by hand counts instead, and the history says why', async () => {
  const priceByHand = { pricePerNight: 450_000, reason: 'Khách quen' };
  const { body } = await bookAtDesk(walkIn(0, 2, { priceByHand, totalPrice: 900_000 }));
  expect(body).toMatchObject({ totalPrice: 900_000, totalAmount: 990_000 });
  expect(body.history[0]!.reason).toBe('Khách quen');
});

test('sent twice with one key it is one booking, sent ten times at once too', async () => {
  const headers = { 'Idempotency-Key': `walk-in-${hotelId}` };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => bookAtDesk(walkIn(), { headers })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => body.bookingId)).size).toBe(1);
  const other = await bookAtDesk({ ...walkIn(), guestName: 'Lê Thị Hoa' }, { headers });
  expect(other.status).toBe(422);
});

test('travellers and the desk after one room at once: it has one guest', async () => {
  const { hotel, traveller } = house;
  for (let round = 0; round < 5; round += 1) {
    const stay = stayIn(10 + round, 1);
    const wanted = bookingOf(hotel, [hotel.rooms[0]!], stay, 1);
    const answers = await Promise.all([
      bookAtDesk(walkIn(0, 1, stay)),
      book(traveller.token, wanted),
      bookAtDesk(walkIn(0, 1, { ...stay, source: 'PHONE' })),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  }
});

test('nobody books in the house of another, nor a room of another house', async () => {
  const other = await newPartner();
  expect((await bookAtDesk(walkIn(), { by: other })).status).toBe(404);
  const elsewhere = await newHouse();
  const theirs = { ...walkIn(), roomIds: [elsewhere.hotel.rooms[0]!.id] };
  expect((await bookAtDesk(theirs)).status).toBe(422);
  expect((await partnerBooking(other.token, 'ND-1-AAAAAAAAAA')).status).toBe(404);
});
