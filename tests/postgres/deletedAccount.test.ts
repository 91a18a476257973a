import type pg from 'pg';
import { demo, freshEmail, newPartner, newTraveller, signIn } from '../support/accounts';
import { book, bookingOf, stayIn } from '../support/bookings';
import { call } from '../support/client';
import { newHotel } from '../support/hotels';
import { startServer, type RunningServer } from '../support/server/server';
import { newSession, waitingForLock } from '../support/server/sessions';
import { newVoucher } from '../support/vouchers';

let server: RunningServer;
/** A second session, in which a deletion can stand still half-way. */
let session: pg.Client;

beforeAll(async () => {
  server = await startServer();
  session = await newSession(server);
}, 120_000);
afterAll(async () => {
  await session.end();
  await server.stop();
});

/** Whether so many sessions come to wait for a lock before the work is over. */
async function waitFor(count: number, work: Promise<unknown>): Promise<boolean> {
  let over = false;
  void work.finally(() => (over = true));
  while (!over) {
    if ((await waitingForLock(session)) === count) return true;
  }
  return false;
}

test('no booking gets past the deletion of its account', async () => {
  const lan = await newTraveller({ url: server.url, outbox: server.outboxDir });
  const hotel = await newHotel({}, server.control);
  await session.query('begin');
  await session.query('select id from users where email_key = $1 for update', [lan.email]);
  const booking = book(lan.token, bookingOf(hotel, hotel.rooms, stayIn(20)), server);
  expect(await waitFor(1, booking)).toBe(true);

  await session.query('delete from users where email_key = $1', [lan.email]);
  await session.query('commit');
  expect(await booking).toMatchObject({ status: 401 });
  const stored = 'select code from bookings where hotel_id = $1';
  expect((await session.query(stored, [hotel.id])).rows).toEqual([]);
});

test('what a partner chooses does not outlive the account that is being deleted', async () => {
  const { url } = server;
  const minh = await newPartner({ url, outbox: server.outboxDir });
  await session.query('begin');
  const { rows } = await session.query<{ id: string }>(
    'select id from users where email_key = $1 for update',
    [minh.email],
  );
  const body = { mailOnBooking: false, mailOnCancellation: false };
  const saving = call('PUT', '/api/partner/settings', { url, token: minh.token, body });
  expect(await waitFor(1, saving)).toBe(true);
  await session.query('delete from users where id = $1', [rows[0]!.id]);
  await session.query('commit');
  expect(await saving).toMatchObject({ status: 401 });
  const left = 'select 1 from partner_settings where user_id = $1';
  expect((await session.query(left, [rows[0]!.id])).rows).toEqual([]);
});

test('who asks for a link while the account is being deleted is answered as for any other address', async () => {
  const { url } = server;
  const lan = await newTraveller({ url, outbox: server.outboxDir });
  await session.query('begin');
  await session.query('select id from users where email_key = $1 for update', [lan.email]);
  const body = { email: lan.email };
  const asked = call('POST', '/api/auth/forgot-password', { url, body });
  expect(await waitFor(1, asked)).toBe(true);
  await session.query('delete from users where email_key = $1', [lan.email]);
  await session.query('commit');
  expect(await asked).toMatchObject({ status: 200 });
});

test('who asks for another link while the first is being opened is answered as ever', async () => {
  const { url } = server;
  const email = freshEmail();
  const person = { firstName: 'Lan', lastName: 'Nguyễn', role: null };
  const password = { password: 'Matkhau123', confirmPassword: 'Matkhau123' };
  await call('POST', '/api/auth/signup', { url, body: { email, ...person, ...password } });
  await session.query('begin');
  // As a link does that is opened.
  await session.query('select id from users where email_key = $1 for update', [email]);
  const asked = call('POST', '/api/auth/resend-verification', { url, body: { email } });
  expect(await waitFor(1, asked)).toBe(true);
  await session.query(
    `with verified as (update users set verified_at = now() where email_key = $1 returning id)
     delete from sign_ups where user_id in (select id from verified)`,
    [email],
  );
  await session.query('commit');
  expect(await asked).toMatchObject({ status: 200 });
  const mails = 'select subject from outbox where recipient = $1';
  expect((await session.query(mails, [email])).rows).toHaveLength(1);
});

test('a booking that is on its way when the owner is suspended is refused, or its guest is told', async () => {
  const where = { url: server.url, outbox: server.outboxDir };
  const { url } = server;
  const [minh, lan] = [await newPartner(where), await newTraveller(where)];
  const token = await signIn(demo.admin, { url });
  const hotel = await newHotel(
    { owner: minh.email, rooms: [{ price: 1e5 }, { price: 1e5 }] },
    {
      sql: server.control.sql,
    },
  );
  const { rows } = await session.query<{ id: string }>(
    'select id from users where email_key = $1',
    [minh.email],
  );
  const suspend = () =>
    call('POST', `/api/admin/users/${rows[0]!.id}/suspend`, { url, token, body: { reason: 'x' } });

  // The room is held by somebody else's transaction: the booking has been stored and waits.
  await session.query('begin');
  await session.query('select 1 from rooms where id = $1 for update', [hotel.rooms[0]!.id]);
  const first = book(lan.token, bookingOf(hotel, [hotel.rooms[0]!], stayIn(20)), server);
  expect(await waitFor(1, first)).toBe(true);
  const suspending = suspend();
  expect(await waitFor(2, suspending)).toBe(true);
  await session.query('rollback');
  expect(await first).toMatchObject({ status: 201 });
  expect(await suspending).toMatchObject({ status: 200 });
  const told = 'select 1 from outbox where recipient = $1 and subject like $2';
  expect((await session.query(told, [lan.email, 'Về đặt phòng%'])).rowCount).toBe(1);
  const late = await book(lan.token, bookingOf(hotel, [hotel.rooms[1]!], stayIn(20)), server);
  expect(late.status).toBe(404);
});

test('an owner who leaves meets the booking that is on its way', async () => {
  const where = { url: server.url, outbox: server.outboxDir };
  const [minh, lan] = [await newPartner(where), await newTraveller(where)];
  const hotel = await newHotel({ owner: minh.email }, server.control);
  const voucher = await newVoucher(minh, {}, server);
  await session.query('begin');
  await session.query('select 1 from vouchers where id = $1 for update', [voucher.id]);
  const wanted = bookingOf(hotel, hotel.rooms, stayIn(20));
  const reduced = { ...wanted, totalPrice: wanted.totalPrice * 0.9, voucherCode: voucher.code };
  const booking = book(lan.token, reduced, server);
  expect(await waitFor(1, booking)).toBe(true);

  const { url } = server;
  const { token, password } = minh;
  const listing = `/api/partner/hotels/${hotel.id}/listing`;
  await call('PUT', listing, { url, token, body: { listed: false } });
  const body = { password };
  const leaving = call('POST', '/api/auth/account/delete', { url, token, body });
  expect(await waitFor(2, leaving)).toBe(true);
  await session.query('rollback');

  expect(await booking).toMatchObject({ status: 201 });
  expect(await leaving).toMatchObject({ status: 409, body: { code: 'HAS_BOOKINGS', bookings: 1 } });
});
