import { demo, signIn } from '../../support/accounts';
import { book, bookingOf } from '../../support/bookings';
import { call } from '../../support/client';
import { newHotel } from '../../support/hotels';
import { act } from '../../support/partnerBookings';
import { startServer, type RunningServer } from '../../support/server/server';

// Times are Vietnam's; the server's own zone is UTC.
const MORNING = '2027-03-10T09:00:00+07:00';
const BEFORE_THE_DEADLINE = '2027-03-10T17:59:00+07:00';
const AFTER_THE_DEADLINE = '2027-03-10T18:01:00+07:00';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ now: MORNING });
});
afterAll(() => server.stop());

test('a room is held until 18:00 in Vietnam and free at once when it is released after that', async () => {
  const { url } = server;
  const hotel = await newHotel({}, server.control);
  const [guest, rival, partner] = await Promise.all([
    signIn(demo.customer, server),
    signIn(demo.customer2, server),
    signIn(demo.partner, server),
  ]);
  const wish = bookingOf(
    hotel,
    hotel.rooms,
    { checkInDate: '2027-03-10', checkOutDate: '2027-03-12' },
    2,
  );
  const withPhone = { ...wish, phoneNumber: '0912345678' };
  const { bookingId } = (await book(guest, withPhone, { url })).body;

  await server.control.setNow(BEFORE_THE_DEADLINE);
  const early = await act(partner, bookingId, 'release', { url });
  expect([early.status, early.body.code]).toEqual([409, 'TOO_EARLY']);
  expect((await book(rival, withPhone, { url })).body.code).toBe('ROOM_TAKEN');
  const held = await call('GET', `/api/partner/bookings/${bookingId}`, { token: partner, url });
  expect(held.body).toMatchObject({ status: 'CONFIRMED', actions: ['CHECK_IN', 'CANCEL'] });

  await server.control.setNow(AFTER_THE_DEADLINE);
  const late = await call('GET', `/api/partner/bookings/${bookingId}`, { token: partner, url });
  expect(late.body).toMatchObject({ actions: ['CHECK_IN', 'RELEASE', 'CANCEL'] });
  const released = await act(partner, bookingId, 'release', { url });
  expect([released.status, released.body.status]).toEqual([200, 'NO_SHOW']);
  expect((await book(rival, withPhone, { url })).status).toBe(201);
});
