import { nightsBetween } from '../../../domain/stays/stay';
import { demo, newTraveller, signIn, type TestAccount } from '../../support/accounts';
import { usualLimits } from '../../support/bookingLimits';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { call } from '../../support/client';
import { newHotel, type TestHotel } from '../../support/hotels';
import { startServer, type RunningServer } from '../../support/server/server';

interface ErrorAnswer {
  bookingId: string;
  code: string;
  message: string;
  toCancel?: { bookingId: string; hotelName: string; checkInDate: string }[];
}

let server: RunningServer;
let hotel: TestHotel;
let lan: TestAccount;
beforeAll(async () => {
  server = await startServer({ env: usualLimits });
  const rooms = Array.from({ length: 6 }, () => ({ price: 500_000 }));
  hotel = await newHotel({ rooms }, server.control);
});
beforeEach(async () => {
  lan = await newTraveller({ url: server.url, outbox: server.outboxDir });
});
afterAll(() => server.stop());

function wish({ room = 0, count = 1, from = 0, nights = 1, in: where = hotel } = {}) {
  const rooms = where.rooms.slice(room, room + count);
  return bookingOf(where, rooms, stayIn(from, nights), nights);
}

function ask(parts: Parameters<typeof wish>[0], key?: string) {
  return book<ErrorAnswer>(lan.token, wish(parts), { url: server.url, ...(key && { key }) });
}

async function booked(parts: Parameters<typeof wish>[0]): Promise<string> {
  const { status, body } = await ask(parts);
  expect(status).toBe(201);
  return body.bookingId;
}

test('the fourth booking over one night is refused with what to cancel, until one is', async () => {
  const held = [
    await booked({ from: 30, nights: 3 }),
    await booked({ room: 1, from: 31 }),
    await booked({ room: 2, from: 29, nights: 4 }),
  ];
  const refused = await ask({ room: 3, from: 31, nights: 2 });
  expect([refused.status, refused.body.code]).toEqual([409, 'BOOKING_LIMIT']);
  expect(refused.body.toCancel?.map(({ bookingId }) => bookingId).sort()).toEqual(held.sort());
  expect(refused.body.toCancel?.[0]).toMatchObject({ hotelName: hotel.name });
  // The list names them, each once.
  for (const id of held) expect(refused.body.message).not.toContain(id);
  expect(refused.body.message).toMatch(/^Một tài khoản có tối đa 3 đặt phòng cho cùng một đêm/);
  expect(refused.body.message).toMatch(/huỷ bớt những đặt phòng dưới đây/);

  await booked({ room: 3, from: 40 });
  const path = `/api/customer/bookings/${held[0]}/cancel`;
  await call('POST', path, { url: server.url, token: lan.token });
  await booked({ room: 3, from: 31, nights: 2 });
});

test('twelve bookings may be open, and somebody else may go on', async () => {
  for (let n = 0; n < 12; n += 1) await booked({ from: 60 + n });
  const refused = await ask({ from: 80 });
  expect([refused.status, refused.body.code]).toEqual([409, 'BOOKING_LIMIT']);
  expect(refused.body.toCancel).toHaveLength(12);
  lan = await newTraveller({ url: server.url, outbox: server.outboxDir });
  await booked({ from: 80 });
});

test('a hundred and fifty room-nights are the most, also in one booking', async () => {
  const alone = await ask({ count: 5, from: 100, nights: 31 });
  expect([alone.status, alone.body.code, alone.body.toCancel]).toEqual([409, 'BOOKING_LIMIT', []]);
  expect(alone.body.message).toMatch(/ít phòng hoặc ít đêm hơn/);
  await booked({ count: 5, from: 100, nights: 30 });
  expect((await ask({ room: 5, from: 140 })).body.code).toBe('BOOKING_LIMIT');
});

test('a hotel that asks for half a year can be booked for that', async () => {
  const patient = await newHotel({ minimumStay: '6_MONTHS' }, server.control);
  await booked({ in: patient, from: 10, nights: 180 });
});

test('of many at the same moment as many get through as may, and a key still means one', async () => {
  const same = await Promise.all(
    Array.from({ length: 6 }, (_, room) => ask({ room, from: 200, nights: 2 })),
  );
  expect(same.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409]);
  const again = await Promise.all(
    Array.from({ length: 4 }, () => ask({ from: 220 }, 'one-draft-of-lan')),
  );
  expect(again.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(new Set(again.map(({ body }) => body.bookingId)).size).toBe(1);
});

test('nobody holds more by changing a booking than by booking', async () => {
  const code = await booked({ room: 5, from: 300, nights: 2 });
  const change = (totalPrice: number, nights: number) =>
    call<ErrorAnswer>('POST', `/api/customer/bookings/${code}/change`, {
      ...{ url: server.url, token: lan.token },
      body: { version: 1, checkOutDate: stayIn(300, nights).checkOutDate, totalPrice },
    });
  const preview = await call<ErrorAnswer>('POST', `/api/customer/bookings/${code}/change/preview`, {
    ...{ url: server.url, token: lan.token },
    body: { version: 1, checkOutDate: stayIn(300, 151).checkOutDate },
  });
  expect([preview.status, preview.body.code]).toEqual([409, 'BOOKING_LIMIT']);
  const refused = await change(75_500_000, 151);
  expect([refused.status, refused.body.code]).toEqual([409, 'BOOKING_LIMIT']);
  // What it holds already does not count against itself.
  expect((await change(75_000_000, 150)).status).toBe(200);
});

test('who holds more than is allowed gives back of it as they like, and takes nothing more', async () => {
  const code = await booked({ room: 0, count: 5, from: 400, nights: 30 });
  const change = (side: string, token: string, body: { checkOutDate: string; version: number }) =>
    call<ErrorAnswer & { after: { totalPrice: number } }>(
      'POST',
      `/api/${side}/bookings/${code}/change`,
      { url: server.url, token, body: { ...body, totalPrice: 2_500_000 * nightsTo(body) } },
    );
  const nightsTo = ({ checkOutDate }: { checkOutDate: string }) =>
    nightsBetween(stayIn(400).checkInDate, checkOutDate);
  const to = (nights: number) => stayIn(400, nights).checkOutDate;
  // The desk is bound to no limit.
  const owner = await signIn(demo.partner, server);
  const longer = await change('partner', owner, { version: 1, checkOutDate: to(33) });
  expect(longer.status).toBe(200);
  const asked = [
    await change('customer', lan.token, { version: 2, checkOutDate: to(34) }),
    await change('customer', lan.token, { version: 2, checkOutDate: to(32) }),
    await change('customer', lan.token, { version: 3, checkOutDate: to(33) }),
  ];
  expect(asked.map(({ status, body }) => [status, body.code])).toEqual([
    [409, 'BOOKING_LIMIT'],
    [200, undefined],
    [409, 'BOOKING_LIMIT'],
  ]);
});
