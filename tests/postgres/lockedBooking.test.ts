import type pg from 'pg';
import { newPartner, newTraveller, type TestAccount } from '../support/accounts';
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

/** Both wait for the booking: the desk's change comes first, and the guest's cancellation finds what it left. */
async function changedThenCancelled(
  bookingId: string,
  { owner, guest, body }: { owner: TestAccount; guest: TestAccount; body: object },
): Promise<void> {
  const { url } = server;
  await blocker.query('begin');
  await blocker.query('select 1 from bookings where code = $1 for update', [bookingId]);
  const change = `/api/partner/bookings/${bookingId}/change`;
  const changed = call('POST', change, { url, token: owner.token, body });
  await untilWaiting(1);
  const cancel = `/api/customer/bookings/${bookingId}/cancel`;
  const cancelled = call('POST', cancel, { url, token: guest.token, body: {} });
  await untilWaiting(2);
  await blocker.query('commit');
  expect([(await changed).status, (await cancelled).status]).toEqual([200, 200]);
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
  const { totalPrice } = preview.body.after;
  await changedThenCancelled(bookingId, { owner, guest, body: { ...body, totalPrice } });
  const { rows } = await watcher.query('select night from room_nights where hotel_id = $1', [
    hotel.id,
  ]);
  expect(rows).toEqual([]);
  await expectSound(server);
});

test('a guest who cancels while the desk moves them gives back the room that they have then', async () => {
  const { url } = server;
  const where = { url, outbox: server.outboxDir };
  const [owner, guest] = [await newPartner(where), await newTraveller(where)];
  const plan = { rooms: [{ price: 500_000 }, { price: 500_000 }], owner: owner.email };
  const hotel = await newHotel(plan, server.control);
  const [first, second] = hotel.rooms;
  const booked = await book(guest.token, bookingOf(hotel, [first!], stayIn(40)), { url });
  const { bookingId, totalPrice } = booked.body;
  const lines = [{ position: 0, roomId: second!.id }];
  await changedThenCancelled(bookingId, { owner, guest, body: { version: 1, lines, totalPrice } });
  const mails = ['hotel_mails', 'outbox'].map(
    (table) => `select text_body as text from ${table} where recipient = $1 and subject like $2`,
  );
  const { rows } = await watcher.query(mails.join(' union '), [owner.email, '%Cancelled at%']);
  const text = expect.stringContaining(`Rooms: ${second!.name}`) as string;
  expect(rows).toEqual([{ text }]);
});

test.each([
  ['its room', 'rooms where hotel_id = $1'],
  ['the hotel', 'hotels where id = $1'],
])('a departure is not taken back while somebody deletes %s', async (_, deleted) => {
  const { url } = server;
  const where = { url, outbox: server.outboxDir };
  const [owner, guest] = [await newPartner(where), await newTraveller(where)];
  const hotel = await newHotel({ owner: owner.email }, server.control);
  const booked = await book(guest.token, bookingOf(hotel, hotel.rooms, stayIn(0)), { url });
  const act = (name: string) =>
    call<{ code?: string }>('POST', `/api/partner/bookings/${booked.body.bookingId}/${name}`, {
      ...{ url, token: owner.token },
    });
  await act('check-in');
  // Whoever leaves on the last day gives no night back, which would have to be taken again.
  await server.control.sql(
    `with moved as (
       update bookings set check_in = check_in - 2, check_out = check_out - 2 where hotel_id = $1
     ), prices as (update booking_nights set night = night - 2 where hotel_id = $1)
     update room_nights set night = night - 2 where hotel_id = $1`,
    [hotel.id],
  );
  expect((await act('check-out')).status).toBe(200);
  await blocker.query('begin');
  await blocker.query(`select 1 from ${deleted} for update`, [hotel.id]);
  const undone = act('undo-check-out');
  let isOver = false;
  void undone.finally(() => (isOver = true));
  while (!isOver && (await waitingForLock(watcher)) === 0);
  await blocker.query(`update ${deleted.replace(' ', ' set deleted_at = now() ')}`, [hotel.id]);
  await blocker.query('commit');
  expect((await undone).body.code).toBe('NIGHTS_SOLD');
  await expectSound(server);
});
