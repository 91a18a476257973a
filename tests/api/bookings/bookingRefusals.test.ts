import { book, bookingOf, stayIn, type ProblemAnswer } from '../../support/bookings';
import { call } from '../../support/client';
import { newHotel, type TestHotel } from '../../support/hotels';
import { nightsSold, given } from './setup';

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
      const answer = await book<ProblemAnswer>(given.traveller.token, sent);
      expect(answer.status).toBe(422);
      expect(answer.body.code).toBe('INVALID');
      expect(Object.keys(answer.body.fieldErrors ?? {})).toEqual([field]);
      expect(answer.body.requestId).toBe(answer.headers.get('X-Request-Id'));
    }
  });

  test('a body of a megabyte: 413', async () => {
    const answer = await book<ProblemAnswer>(given.traveller.token, {
      ...honest(),
      notes: 'x'.repeat(1_000_000),
    });
    expect([answer.status, answer.body.code]).toEqual([413, 'TOO_LARGE']);
  });

  test('broken JSON: 422', async () => {
    expect((await book(given.traveller.token, '{"hotelId": 1')).status).toBe(422);
  });

  test('no token, and the body is not even looked at: 401', async () => {
    const answer = await call<ProblemAnswer>('POST', '/api/customer/bookings/create', { body: {} });
    expect([answer.status, answer.body.code]).toEqual([401, 'SIGNED_OUT']);
  });

  test('a stay shorter than the hotel’s minimum: 422', async () => {
    const monthly = await newHotel({ minimumStay: '1_MONTH' });
    const answer = await book(given.traveller.token, bookingOf(monthly, monthly.rooms, stayIn(9)));
    expect(answer.body.fieldErrors).toHaveProperty('checkOutDate');
  });

  test('a room under maintenance, and a hotel that is not listed', async () => {
    const closed = await newHotel({ rooms: [{ price: 300_000, status: 'MAINTENANCE' }] });
    const answer = await book(given.traveller.token, bookingOf(closed, closed.rooms, stayIn(9)));
    expect(answer.body.code).toBe('ROOM_TAKEN');
    const draft = await newHotel({ listed: false });
    const hidden = await book(given.traveller.token, bookingOf(draft, draft.rooms, stayIn(9)));
    expect(hidden.status).toBe(404);
  });
});

test('an address that exists answers other methods with 405 and Allow', async () => {
  const answer = await call<ProblemAnswer>('GET', '/api/customer/bookings/create', {
    token: given.traveller.token,
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
