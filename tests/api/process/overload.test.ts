import { newTraveller } from '../../support/accounts';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { call } from '../../support/client';
import { newHotel } from '../../support/hotels';
import { startServer, type RunningServer } from '../../support/server/server';

const AT_ONCE = 300;

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

test('of too many readers some are told to come back; who books and the operator are not', async () => {
  const { url, outboxDir: outbox, control } = server;
  const hotel = await newHotel({}, control);
  const { token } = await newTraveller({ url, outbox });
  // Each asks for another stay, so that none is given the answer of another.
  const search = (n: number) => {
    const { checkInDate, checkOutDate } = stayIn(1 + n);
    const stay = new URLSearchParams({ checkIn: checkInDate, checkOut: checkOutDate, adults: '1' });
    return call<{ code?: string }>('GET', `/api/customer/hotels?${stay.toString()}`, { url });
  };
  const crowd = Promise.all(Array.from({ length: AT_ONCE }, (_, n) => search(n)));
  const booked = book(token, bookingOf(hotel, hotel.rooms, stayIn(20)), { url });
  const ready = call('GET', '/health/ready', { url });
  expect([(await booked).status, (await ready).status]).toEqual([201, 200]);

  const answers = await crowd;
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(answers.filter(({ status }) => status === 200).length).toBe(AT_ONCE - refused.length);
  for (const { body, headers } of refused) {
    expect([body.code, headers.get('Retry-After')]).toEqual(['UNAVAILABLE', '2']);
  }
});
