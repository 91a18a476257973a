import { freshEmail, newPartner, newTraveller, signIn } from '../../support/accounts';
import { call } from '../../support/client';
import { mailTo } from '../../support/server/outbox';
import { act, bookedIn, newHouse } from '../../support/partnerBookings';
import { exportOf, recordOf, review, sql, whoAnswers } from './dataSetup';

describe('consent', () => {
  const signUp = (body: object) => call('POST', '/api/auth/signup', { body });
  const person = () => ({
    ...{ email: freshEmail(), firstName: 'Lan', lastName: 'Nguyễn' },
    ...{ password: 'Matkhau123', confirmPassword: 'Matkhau123' },
  });
  const consentOf = (email: string) =>
    sql<{ version: string | null; fresh: boolean | null }>(
      `select consent_version as version,
         consented_at between now() - interval '1 minute' and now() as fresh
       from users where email_key = $1`,
      [email],
    );

  test('is kept with its moment and the text that was agreed to', async () => {
    const body = { ...person(), consentVersion: '2026-11' };
    expect((await signUp(body)).status).toBe(201);
    expect(await consentOf(body.email)).toEqual([{ version: '2026-11', fresh: true }]);
    const token = new URL((await mailTo(body.email)).link).searchParams.get('token') ?? '';
    await call('GET', `/api/auth/verify-account?token=${token}`);
    const lan = { ...body, token: await signIn(body) };
    const { consent } = await recordOf(lan);
    expect(consent).toEqual({ at: expect.any(String) as string, version: '2026-11' });
    expect(new Date(consent!.at).toISOString()).toBe(consent!.at);
    expect((await exportOf(lan)).account.consent).toEqual(consent);
  });

  test('is not invented when nothing was asked', async () => {
    const body = person();
    await signUp(body);
    expect(await consentOf(body.email)).toEqual([{ version: null, fresh: null }]);
  });

  test('to a text that never was is refused', async () => {
    expect((await signUp({ ...person(), consentVersion: '1999-01' })).status).toBe(422);
  });
});

describe('signOutEverywhere', () => {
  test('ends every token, the calling one too, and no link or password', async () => {
    const lan = await newTraveller();
    const phone = await signIn(lan);
    const stranger = await newTraveller();
    const { status } = await call('POST', '/api/auth/sign-out-everywhere', { token: phone });
    expect(status).toBe(200);
    expect([await whoAnswers(phone), await whoAnswers(lan.token)]).toEqual([401, 401]);
    expect(await whoAnswers(stranger.token)).toBe(200);
    expect(await whoAnswers(await signIn(lan))).toBe(200);
  });
});

describe('exportAccount', () => {
  test('gives everything about the caller, and nothing of anybody else', async () => {
    const house = await newHouse({ rooms: [{ price: 500_000 }, { price: 700_000 }] });
    const lan = house.traveller;
    const minh = await newTraveller();
    const bookingId = await bookedIn(house, { days: 5, notes: 'Tầng cao' });
    await act(house.partner.token, bookingId, 'cancel', { body: { reason: 'Burst pipe' } });
    const others = await bookedIn({ ...house, traveller: minh }, { room: 1, notes: 'Của Minh' });
    await review(lan, house.hotel.id, 'Rất yên tĩnh');
    await review(minh, house.hotel.id, 'Nhận xét của Minh');
    await call('PUT', `/api/customer/favourites/${house.hotel.id}`, { token: lan.token });

    const mine = await exportOf(lan);
    expect(mine.account).toMatchObject({ email: lan.email, firstName: 'Lan' });
    expect(mine.bookings).toMatchObject([
      {
        bookingId,
        status: 'CANCELLED',
        hotelName: house.hotel.name,
        notes: 'Tầng cao',
        rooms: [{ name: house.hotel.rooms[0]!.name, price: 500_000 }],
        guest: { phone: '0912345678' },
        history: [
          { status: 'CONFIRMED', byYou: true },
          { status: 'CANCELLED', byYou: false, reason: 'Burst pipe' },
        ],
      },
    ]);
    expect(mine.reviews).toMatchObject([{ hotelName: house.hotel.name, comment: 'Rất yên tĩnh' }]);
    expect(mine.favourites).toMatchObject([{ hotelId: house.hotel.id }]);
    expect(mine.mails.length).toBeGreaterThan(0);
    const text = JSON.stringify(mine);
    for (const foreign of [minh.email, others, 'Minh', house.partner.email, 'argon2']) {
      expect(text).not.toContain(foreign);
    }
  });

  test('names a partner’s hotels', async () => {
    expect((await exportOf(await newPartner())).hotels).toMatchObject([{ name: 'Nhà nghỉ Minh' }]);
  });
});
