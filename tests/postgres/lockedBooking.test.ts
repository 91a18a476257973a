import type pg from 'pg';
import { newPartner, newTraveller } from '../support/accounts';
import { book, bookingOf, stayIn } from '../support/bookings';
import { call } from '../support/client';
import { newHotel } from '../support/hotels';
import { expectSound } from '../support/invariants';
import { startServer, type RunningServer } from '../support/server/server';
import { newSession, waitingForLock } from '../support/server/sessions';

let server: RunningServer;
/** Somebody else's sessions in the server's database. */
let blocker: pg.Client;
let watcher: pg.Client;

beforeAll(async () => {
  server = await startServer();
  [blocker, watcher] = await Promise.all([newSession(server), newSession(server)]);
}, 120_000);
afterAll(async () => {
  await Promise.all([blocker.end(), watcher.end()]);
  await server.stop();
});

async function untilWaiting(count: number): Promise<void> {
  while ((await waitingForLock(watcher)) !== count);
}

test('a guest who cancels while the desk moves the stay leaves no night held', async () => {
  const { url } = server;
  const where = { url, outbox: server.outboxDir };
  const [owner, guest] = [await newPartner(where), await newTraveller(where)];
  const hotel = await newHotel({ owner: owner.email }, server.control);
  const booked = await book(guest.token, bookingOf(hotel, hotel.rooms, stayIn(40)), { url });
  const { bookingId } = booked.body;
  const path = `/api/partner/bookings/${bookingId}/change`;
  const body = { version: 1, ...stayIn(36) };
  const preview = await call<{ after: { totalPrice: number } }>('POST', `${path}/preview`, {
    ...{ url, token: owner.token, body },
  });
  await blocker.query('begin');
  await blocker.query('select 1 from bookings where code = $1 for update', [bookingId]);
  const { totalPrice } = preview.body.after;
  const moved = call('POST', path, { url, token: owner.token, body: { ...body, totalPrice } });
  await untilWaiting(1);
  const cancelled = call('POST', `/api/customer/bookings/${bookingId}/cancel`, {
    ...{ url, token: guest.token, body: {} },
  });
  await untilWaiting(2);
  await blocker.query('commit');
  expect([(await moved).status, (await cancelled).status]).toEqual([200, 200]);
  const { rows } = await watcher.query('select night from room_nights where hotel_id = $1', [
    hotel.id,
  ]);
  expect(rows).toEqual([]);
  await expectSound(server);
});
