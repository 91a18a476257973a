import { newTraveller, signIn, type TestAccount } from '../../support/accounts';
import type { ProblemAnswer } from '../../support/bookings';
import { call } from '../../support/client';
import { newHotel } from '../../support/hotels';
import { mailsCollected, mailTo } from '../../support/server/outbox';
import {
  act,
  bookedIn,
  movedBack,
  newHouse,
  partnerBooking,
  setStatus,
} from '../../support/partnerBookings';
import { exportOf, recordOf, review, sql, whoAnswers } from './dataSetup';

function deleteAccount({ token, password }: TestAccount) {
  return call<ProblemAnswer & { bookings?: number }>('POST', '/api/auth/account/delete', {
    token,
    body: { password },
  });
}

async function idOf({ email }: Pick<TestAccount, 'email'>): Promise<number> {
  const [user] = await sql<{ id: number }>('select id from users where email_key = $1', [email]);
  return user!.id;
}

/** Every table that holds this text anywhere. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await sql<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const [row] = await sql<{ found: boolean }>(
        `select exists (select 1 from "${name}" t where strpos(to_jsonb(t)::text, $1) > 0) as found`,
        [text],
      );
      return row!.found ? [name] : [];
    }),
  );
  return found.flat().sort();
}

describe('deleteAccount', () => {
  test('leaves the hotel its booking, and nothing else of the guest', async () => {
    const house = await newHouse();
    const lan = house.traveller;
    const [phone, id] = [await signIn(lan), await idOf(lan)];
    const bookingId = await bookedIn(house);
    await movedBack(bookingId, 20);
    await setStatus(bookingId, 'COMPLETED');
    await review(lan, house.hotel.id, 'Rất yên tĩnh');
    await call('PUT', `/api/customer/favourites/${house.hotel.id}`, { token: lan.token });
    await call('POST', '/api/auth/forgot-password', { body: { email: lan.email } });
    await mailsCollected();
    expect(await tablesWith(lan.email)).toEqual(['bookings', 'outbox', 'users']);

    expect((await deleteAccount(lan)).status).toBe(200);

    expect([await whoAnswers(lan.token), await whoAnswers(phone)]).toEqual([401, 401]);
    expect(await tablesWith(lan.email)).toEqual([]);
    const { body } = await partnerBooking(house.partner.token, bookingId);
    expect(body).toMatchObject({
      status: 'COMPLETED',
      user: { firstName: 'Lan', lastName: 'Nguyễn', email: '', phoneNumber: '0912345678' },
      history: [
        { status: 'CONFIRMED', by: 'Nguyễn Lan' },
        { status: 'COMPLETED', by: null },
      ],
    });
    const reviews = await sql(
      'select user_id, user_name, comment from reviews where hotel_id = $1',
      [house.hotel.id],
    );
    expect(reviews).toEqual([{ user_id: null, user_name: null, comment: 'Rất yên tĩnh' }]);
    const left = await sql(
      `select (select count(*)::int from favourites where user_id = $1) as favourites,
         (select count(*)::int from account_tokens where user_id = $1) as links,
         (select count(*)::int from idempotency_keys where user_id = $1) as keys`,
      [id],
    );
    expect(left).toEqual([{ favourites: 0, links: 0, keys: 0 }]);
  });

  test('frees the address: whoever signs up with it anew starts from nothing', async () => {
    const house = await newHouse();
    const lan = house.traveller;
    await setStatus(await bookedIn(house), 'CANCELLED');
    expect((await deleteAccount(lan)).status).toBe(200);
    const login = await call('POST', '/api/auth/login', {
      body: { email: lan.email, password: lan.password },
    });
    expect(login.status).toBe(401);

    const names = { firstName: 'Hoa', lastName: 'Trần' };
    const passwords = { password: 'Matkhau456', confirmPassword: 'Matkhau456' };
    const again = { email: lan.email, ...names, ...passwords };
    // In English, to tell the mail from that of the first sign-up.
    const headers = { 'Accept-Language': 'en' };
    expect((await call('POST', '/api/auth/signup', { body: again, headers })).status).toBe(201);
    const { link } = await mailTo(lan.email, { subject: /^Verify/ });
    const token = new URL(link).searchParams.get('token') ?? '';
    expect((await call('GET', `/api/auth/verify-account?token=${token}`)).status).toBe(200);
    const fresh = await exportOf({ token: await signIn(again) });
    expect(fresh).toMatchObject({ account: { firstName: 'Hoa' }, bookings: [], favourites: [] });
  });

  test('asks for the password', async () => {
    const lan = await newTraveller();
    const { status, body } = await deleteAccount({ ...lan, password: 'Matkhau999' });
    expect(status).toBe(422);
    expect(body.fieldErrors).toEqual({ password: 'Mật khẩu hiện tại không đúng' });
    expect(await whoAnswers(lan.token)).toBe(200);
  });

  test('waits for coming bookings, and says how many', async () => {
    const house = await newHouse();
    const bookingId = await bookedIn(house, { days: 3 });
    expect(await recordOf(house.traveller)).toMatchObject({ comingBookings: 1, hotelsOnSale: 0 });
    const refused = await deleteAccount(house.traveller);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: 'COMING_BOOKINGS', bookings: 1 });
    expect(refused.body.message).toMatch(/đặt phòng sắp tới/);

    const { token } = house.traveller;
    await call('POST', `/api/customer/bookings/${bookingId}/cancel`, { token });
    expect(await recordOf(house.traveller)).toMatchObject({ comingBookings: 0 });
    expect((await deleteAccount(house.traveller)).status).toBe(200);
  });

  test('waits for a partner’s hotels and guests, then closes what is left', async () => {
    const house = await newHouse();
    const { partner, hotel } = house;
    const bookingId = await bookedIn(house, { days: 3 });
    expect(await recordOf(partner)).toMatchObject({ hotelsOnSale: 1, expectedGuests: 1 });
    expect((await deleteAccount(partner)).body).toMatchObject({
      code: 'HAS_BOOKINGS',
      bookings: 1,
    });
    await act(partner.token, bookingId, 'cancel', { body: { reason: 'Closing down' } });
    expect((await deleteAccount(partner)).body.code).toBe('HOTELS_ON_SALE');
    await sql('update hotels set listed = false where id = $1', [hotel.id]);
    expect((await deleteAccount(partner)).status).toBe(200);

    const path = `/api/customer/bookings/${bookingId}`;
    const seen = await call('GET', path, { token: house.traveller.token });
    expect(seen.body).toMatchObject({ hotel: { name: hotel.name }, status: 'CANCELLED' });
    expect(await tablesWith(partner.email)).toEqual([]);
  });

  test('waits for a guest who stays longer than booked', async () => {
    const house = await newHouse();
    const { partner, traveller, hotel } = house;
    const bookingId = await bookedIn(house);
    await act(partner.token, bookingId, 'check-in');
    await movedBack(bookingId, 10);
    await sql('update hotels set listed = false where id = $1', [hotel.id]);
    expect(await recordOf(partner)).toMatchObject({ expectedGuests: 1 });
    expect((await deleteAccount(partner)).body).toMatchObject({ code: 'HAS_BOOKINGS' });
    // The guest's own days there are over, whatever the hotel forgot to note.
    expect((await deleteAccount(traveller)).status).toBe(200);
    expect((await act(partner.token, bookingId, 'check-out')).status).toBe(200);
    expect((await deleteAccount(partner)).status).toBe(200);
  });

  test('is not for administrators, and takes no other account along', async () => {
    const [admin, other] = [await newTraveller(), await newTraveller()];
    const hotel = await newHotel();
    await call('PUT', `/api/customer/favourites/${hotel.id}`, { token: other.token });
    await sql(`update users set role = 'ADMIN' where email_key = $1`, [admin.email]);
    expect((await deleteAccount(admin)).body.code).toBe('FORBIDDEN');
    expect((await deleteAccount(await newTraveller())).status).toBe(200);
    expect((await exportOf(other)).favourites).toHaveLength(1);
  });

  test('of a suspended account that was restored, the log keeps what was done but not to whom', async () => {
    const lan = await newTraveller();
    const id = await idOf(lan);
    await sql(
      `insert into admin_actions
         (admin_id, action, subject_id, subject_name, reason, search_text, created_at)
       values (1, 'SUSPEND_USER', $1, $2, 'Spam', $3, now())`,
      [id, `Nguyễn Lan (${lan.email})`, `nguyen lan ${lan.email} spam`],
    );
    expect((await deleteAccount(lan)).status).toBe(200);
    const log = await sql('select subject_name, reason from admin_actions where subject_id = $1', [
      id,
    ]);
    expect(log).toEqual([{ subject_name: 'Deleted account', reason: 'Spam' }]);
    expect(await tablesWith(lan.email)).toEqual([]);
  });

  test('asked for twice at once deletes once', async () => {
    const lan = await newTraveller();
    const answers = await Promise.all([deleteAccount(lan), deleteAccount(lan)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('a booking for a day that is over does not stand in the way', async () => {
    const house = await newHouse();
    const bookingId = await bookedIn(house);
    await movedBack(bookingId, 30);
    expect((await deleteAccount(house.traveller)).status).toBe(200);
    // The hotel may still settle it; nobody is written to.
    expect((await act(house.partner.token, bookingId, 'release')).status).toBe(200);
  });
});
