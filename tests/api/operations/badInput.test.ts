import { newPartner, newTraveller } from '../../support/accounts';
import { book, bookingOf, stayIn, type ProblemAnswer } from '../../support/bookings';
import { call } from '../../support/client';
import { newHotel } from '../../support/hotels';

test.each([
  ['lists', '['.repeat(20_000) + ']'.repeat(20_000)],
  ['objects', '{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000)],
  ['lists in a known field', `{"email":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
])('%s within each other without end are refused', async (_, body) => {
  const answer = await call<ProblemAnswer>('POST', '/api/auth/login', { body });
  expect(answer.status).toBe(422);
});

test.each(['0000-01-01', '1899-12-31', '2026-02-30', '2026-13-01', '+002026-01-01'])(
  'the day %s is none',
  async (day) => {
    const { token } = await newPartner();
    const list = (query: string) =>
      call<ProblemAnswer>('GET', `/api/partner/bookings?${query}=${encodeURIComponent(day)}`, {
        token,
      });
    for (const name of ['from', 'to']) {
      const { status, body } = await list(name);
      expect([status, Object.keys(body.fieldErrors ?? {})]).toEqual([422, [name]]);
    }
  },
);

test.each(['4', '4.5', '4.513195843919643', '1.00000000000000000001'])(
  'the number %s is one',
  async (rating) => {
    const { status } = await call('GET', `/api/customer/hotels?minRating=${rating}`);
    expect(status).toBe(200);
  },
);

test.each(['0x4', '4e0', ' 4', '4.', '.4', '04', '+4'])('the number %s is none', async (rating) => {
  const query = new URLSearchParams({ minRating: rating });
  const { status, body } = await call<ProblemAnswer>('GET', `/api/customer/hotels?${query}`);
  expect([status, Object.keys(body.fieldErrors ?? {})]).toEqual([422, ['minRating']]);
});

test.each(['a,b', 'short', 'x'.repeat(101), 'x'.repeat(4000), 'khoá-của-tôi'])(
  'the key "%.20s" is refused by the name of its header',
  async (key) => {
    const { token } = await newTraveller();
    const hotel = await newHotel();
    const answer = await book(token, bookingOf(hotel, hotel.rooms, stayIn(5)), {
      key: encodeURI(key),
    });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fieldErrors ?? {})).toEqual(['Idempotency-Key']);
  },
);
