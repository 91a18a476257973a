import { demo, signIn } from '../../support/accounts';
import { call, type Answer } from '../../support/client';
import { newHotel, type TestHotel } from '../../support/hotels';
import { startServer, type RunningServer } from '../../support/server/server';

const [YESTERDAY, TODAY, TOMORROW] = ['2027-03-09', '2027-03-10', '2027-03-11'];
// The server's own zone is UTC, where it is still the 9th.
const HALF_PAST_MIDNIGHT = '2027-03-09T17:30:00Z';
const A_MINUTE_TO_NOON = '2027-03-10T04:59:00Z';
const NOON = '2027-03-10T05:00:00Z';

type Booked = Answer<{
  bookingId: string;
  status: string;
  code?: string;
  version: number;
  fieldErrors?: Record<string, string>;
}>;

let server: RunningServer;
let hotel: TestHotel;
let token: string;
beforeAll(async () => {
  server = await startServer({ now: HALF_PAST_MIDNIGHT });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.control.setNow(HALF_PAST_MIDNIGHT);
  hotel = await newHotel({ rooms: [{ price: 500_000 }, { price: 600_000 }] }, server.control);
  token = await signIn(demo.partner, server);
});

const url = () => ({ token, url: server.url });
const book = (more: object = {}): Promise<Booked> =>
  call('POST', `/api/partner/hotels/${hotel.id}/bookings`, {
    ...url(),
    body: {
      ...{ source: 'WALK_IN', guestName: 'Trần Văn Bình', checkInNow: true },
      ...{ checkInDate: YESTERDAY, checkOutDate: TODAY, roomIds: [hotel.rooms[0]!.id] },
      ...{ totalPrice: hotel.rooms[0]!.price, ...more },
    },
  });
const free = (checkIn: string, checkOut: string) =>
  call<unknown[]>(
    'GET',
    `/api/partner/hotels/${hotel.id}/free-rooms?checkIn=${checkIn}&checkOut=${checkOut}`,
    url(),
  );

test('who comes at 00:30 has the night that began on the day before, in one act, once', async () => {
  expect((await free(YESTERDAY, TODAY)).body).toHaveLength(hotel.rooms.length);
  const { status, body } = await book();
  expect([status, body]).toMatchObject([201, { status: 'CHECKED_IN' }]);
  expect((await book()).body.code).toBe('ROOM_TAKEN');
  // The night that has begun since is nobody's yet.
  expect((await book({ checkInDate: TODAY, checkOutDate: TOMORROW })).status).toBe(201);
});

test('no night before that, and none from noon on', async () => {
  const earlier = await book({ checkInDate: '2027-03-08', checkOutDate: TODAY });
  expect(earlier).toMatchObject({ status: 422, body: { fieldErrors: { checkInDate: /./ } } });
  await server.control.setNow(NOON);
  expect((await free(YESTERDAY, TODAY)).status).toBe(422);
  expect((await book()).status).toBe(422);
});

test('a minute before noon that night is still sold', async () => {
  await server.control.setNow(A_MINUTE_TO_NOON);
  expect((await book()).status).toBe(201);
});

test('who only calls has it no more: nothing would be held for them', async () => {
  const called = await book({ source: 'PHONE', checkInNow: false });
  expect(Object.keys(called.body.fieldErrors ?? {})).toEqual(['checkInDate']);
});

test('who was booked for it and comes late is let in until noon', async () => {
  const booked = await book({ checkInNow: false });
  const checkIn = (code: string): Promise<Booked> =>
    call('POST', `/api/partner/bookings/${code}/check-in`, url());
  expect((await checkIn(booked.body.bookingId)).body.status).toBe('CHECKED_IN');
  const room = { roomIds: [hotel.rooms[1]!.id], totalPrice: hotel.rooms[1]!.price };
  const other = await book({ ...room, checkInNow: false });
  await server.control.setNow(NOON);
  expect((await checkIn(other.body.bookingId)).body.code).toBe('STAY_OVER');
});

test.each([
  ['the room', () => `/hotels/${hotel.id}/rooms/${hotel.rooms[0]!.id}`],
  ['the hotel', () => `/hotels/delete/${hotel.id}`],
])('until noon nobody deletes %s of who is still let in', async (_, path) => {
  expect((await book({ checkInNow: false })).status).toBe(201);
  const remove = () =>
    call<{ code?: string; bookings?: number }>('DELETE', `/api/partner${path()}`, url());
  await server.control.setNow(A_MINUTE_TO_NOON);
  expect((await remove()).body).toMatchObject({ code: 'HAS_BOOKINGS', bookings: 1 });
  await server.control.setNow(NOON);
  expect((await remove()).status).toBe(200);
});

test('until noon nobody deletes the type of the room of who is still let in', async () => {
  expect((await book({ checkInNow: false })).status).toBe(201);
  const types = `/api/partner/hotels/${hotel.id}/room-types`;
  const { body } = await call<{ id: number; rooms: { id: number }[] }[]>('GET', types, url());
  const type = body.find(({ rooms }) => rooms.some(({ id }) => id === hotel.rooms[0]!.id))!;
  const remove = () =>
    call<{ code?: string }>('DELETE', `${types}/${type.id}?rooms=${type.rooms.length}`, url());
  await server.control.setNow(A_MINUTE_TO_NOON);
  expect((await remove()).body.code).toBe('HAS_BOOKINGS');
  await server.control.setNow(NOON);
  expect((await remove()).status).toBe(200);
});

test('who is still let in keeps their owner from leaving', async () => {
  const expected = async () =>
    (await call<{ expectedGuests: number }>('GET', '/api/auth/account', url())).body.expectedGuests;
  const before = await expected();
  expect((await book({ checkInNow: false })).status).toBe(201);
  expect(await expected()).toBe(before + 1);
});
