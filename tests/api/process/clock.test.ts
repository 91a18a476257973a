import { demo, signIn } from '../../support/accounts';
import { book, bookingOf, type ProblemAnswer } from '../../support/bookings';
import { call } from '../../support/client';
import { newHotel } from '../../support/hotels';
import { startServer, type RunningServer } from '../../support/server/server';

// The server's own zone is UTC, where it is still the 9th.
const HALF_PAST_MIDNIGHT_IN_VIETNAM = '2027-03-09T17:30:00Z';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ now: HALF_PAST_MIDNIGHT_IN_VIETNAM });
});
afterAll(() => server.stop());

async function bookFrom(checkInDate: string, checkOutDate: string) {
  const hotel = await newHotel({}, server.control);
  const token = await signIn(demo.customer, server);
  const stay = { checkInDate, checkOutDate };
  return book<ProblemAnswer & { holdUntil: string; freeCancellationUntil: string }>(
    token,
    bookingOf(hotel, hotel.rooms, stay, 1),
    server,
  );
}

test('at 00:30 in Vietnam the day that has begun there may be booked', async () => {
  await server.control.setNow(HALF_PAST_MIDNIGHT_IN_VIETNAM);
  const today = await bookFrom('2027-03-10', '2027-03-11');
  expect(today.status).toBe(201);
  expect(today.body.holdUntil).toBe('2027-03-10T11:00:00.000Z');
  expect(today.body.freeCancellationUntil).toBe('2027-03-07T07:00:00.000Z');
});

test('at 00:30 in Vietnam the day before is over', async () => {
  await server.control.setNow(HALF_PAST_MIDNIGHT_IN_VIETNAM);
  const yesterday = await bookFrom('2027-03-09', '2027-03-10');
  expect(yesterday.status).toBe(422);
  expect(Object.keys(yesterday.body.fieldErrors ?? {})).toEqual(['checkInDate']);
});

test('booked at 17:30 for the same evening, the room is kept for two hours', async () => {
  await server.control.setNow('2027-03-10T10:30:00Z');
  const tonight = await bookFrom('2027-03-10', '2027-03-11');
  const hold = new Date(tonight.body.holdUntil).getTime();
  const twoHours = new Date('2027-03-10T12:30:00Z').getTime();
  expect(hold).toBeGreaterThanOrEqual(twoHours);
  expect(hold).toBeLessThan(twoHours + 60_000);
});

test('a season that is sent again after its last night has ended is the one that was made', async () => {
  await server.control.setNow('2027-03-09T16:59:50Z');
  const { id } = await newHotel({}, server.control);
  const token = await signIn(demo.partner, server);
  const nights = { firstNight: '2027-03-09', lastNight: '2027-03-09' };
  const body = { name: 'Tết', ...nights, change: 'AMOUNT', value: 50_000 };
  const send = () => {
    const headers = { 'Idempotency-Key': 'season-of-one-night' };
    const { url } = server;
    return call<{ id: number }>('POST', `/api/partner/hotels/${id}/seasons`, {
      ...{ token, body, headers, url },
    });
  };
  const made = await send();
  expect(made.status).toBe(201);
  await server.control.setNow('2027-03-09T17:00:05Z');
  expect(await send()).toMatchObject({ status: 201, body: made.body });
});

test('what was remembered at 23:59:58 in Vietnam is not told of another day', async () => {
  const { id } = await newHotel({}, server.control);
  const rooms = `/api/customer/hotels/${id}/search-rooms?checkIn=2027-03-09&checkOut=2027-03-11`;
  await server.control.setNow('2027-03-09T16:59:58Z');
  expect((await call('GET', rooms, server)).status).toBe(200);
  await server.control.setNow('2027-03-09T17:00:01Z');
  expect((await call('GET', rooms, server)).status).toBe(422);
});
