import { freshEmail, newTraveller, signIn } from '../../support/accounts';
import { call } from '../../support/client';
import { mailTo } from '../../support/server/outbox';
import { sharedServer } from '../../support/server/serverControl';
import {
  logIn,
  mailsOf,
  signUp,
  signUpAndVerify,
  traveller,
  verifyAccount,
  waitForOtherMail,
} from './setup';

const known = /đã có tài khoản/;

describe('signUp', () => {
  test('a partner gets an account and an unlisted hotel of that name', async () => {
    const email = freshEmail();
    const body = {
      name: 'Trần Văn Minh',
      email,
      password: 'Matkhau123',
      hotelName: ' Nhà nghỉ Đồi Thông ',
      role: 'partner',
    };
    expect((await signUp(body)).status).toBe(201);
    await verifyAccount((await mailTo(email)).link);
    const { body: me } = await call<{ id: number }>('GET', '/api/users/me', {
      token: await signIn(body),
    });
    expect(me).toMatchObject({ firstName: 'Minh', lastName: 'Trần Văn', roles: ['PARTNER'] });
    const hotels = await sharedServer().sql('select name, listed from hotels where owner_id = $1', [
      me.id,
    ]);
    expect(hotels).toEqual([{ name: 'Nhà nghỉ Đồi Thông', listed: false }]);
  });

  test('the traveller form in its partner variant opens a partner account without a hotel', async () => {
    const token = await signUpAndVerify(traveller({ role: 'PARTNER' }));
    const { body } = await call('GET', '/api/users/me', { token });
    expect(body).toMatchObject({ role: 'PARTNER' });
  });

  test.each(['ADMIN', 'admin', 'CUSTOMER', 'PARTNER ', ''])(
    'refuses the role "%s"',
    async (role) => {
      const body = traveller({ role });
      const { status, body: problem } = await signUp(body);
      expect(status).toBe(422);
      expect(problem.fieldErrors).toHaveProperty('role');
      expect(await mailsOf(body.email)).toEqual([]);
    },
  );

  test.each([
    ['confirmPassword', { confirmPassword: 'Matkhau124' }, 'Mật khẩu không khớp'],
    ['phone', { phone: '12345' }, /Số điện thoại không hợp lệ/],
    ['password', { password: 'short', confirmPassword: 'short' }, /./],
    ['email', { email: 'lan@example' }, 'Email không hợp lệ'],
    ['email', { email: 'lan\u0000@example.com' }, /./],
    ['firstName', { firstName: 'La\u0000n' }, /./],
    ['lastName', { lastName: '   ' }, /./],
    ['lastName', { lastName: 7 }, /./],
    ['colour', { colour: 'red' }, /./],
  ])('names the field %s in a refusal', async (field, changes, text) => {
    const { status, body } = await signUp(traveller(changes));
    expect(status).toBe(422);
    expect(body.code).toBe('INVALID');
    expect(body.fieldErrors?.[field]).toMatch(text);
  });

  test('answers the same for a known address, and tells only its owner', async () => {
    const owner = await newTraveller();
    const other = traveller({ email: owner.email.toUpperCase(), password: 'Khac1234' });
    const again = await signUp({ ...other, confirmPassword: 'Khac1234' });
    const fresh = await signUp(traveller());
    expect(again.status).toBe(fresh.status);
    expect({ ...again.body, email: '' }).toEqual({ ...fresh.body, email: '' });

    const { link } = await mailTo(owner.email, { subject: known });
    expect(link).toMatch(/\/login$/);
    expect((await logIn(owner.email, owner.password)).status).toBe(200);
    expect((await logIn(owner.email, 'Khac1234')).status).toBe(401);
  });

  test.each([
    ['first', 0],
    ['last', 1],
  ])('of two sign-ups the %s is activated by its own link, and the other ends', async (_, own) => {
    const email = freshEmail();
    const stranger = {
      name: 'Kẻ Gian',
      email,
      password: 'Matkhau456',
      hotelName: 'Nhà lạ',
      role: 'PARTNER',
    };
    const people = [traveller({ email, phone: '0912345678' }), stranger];
    await signUp(people[0]!);
    const links = [(await mailTo(email)).link];
    await signUp(people[1]!);
    links.push(await waitForOtherMail(email, links[0]!));

    expect((await verifyAccount(links[own]!)).status).toBe(200);
    const [mine, other] = [people[own]!, people[1 - own]!];
    const token = (await logIn(email, mine.password)).body.jwt;
    const me = await call('GET', '/api/users/me', { token });
    const asTyped = [
      { firstName: 'Lan', phone: '0912345678', role: 'CUSTOMER' },
      { firstName: 'Gian', phone: null, role: 'PARTNER' },
    ];
    expect(me.body).toMatchObject(asTyped[own]!);
    expect((await logIn(email, other.password)).status).toBe(401);
    expect((await verifyAccount(links[1 - own]!)).body.code).toBe('TOKEN_INVALID');
    expect((await verifyAccount(links[own]!)).status).toBe(200);
    expect((await logIn(email, mine.password)).status).toBe(200);
    const [hotels] = await sharedServer().sql<{ count: number }>(
      `select count(*)::int as count from hotels h join users u on u.id = h.owner_id
       where u.email_key = $1`,
      [email],
    );
    expect(hotels?.count).toBe(own);
  });

  test('a new password ends the sign-ups of an address that nobody had verified', async () => {
    const body = traveller();
    await signUp(body);
    const { link } = await mailTo(body.email);
    await signUp({ ...body, password: 'Matkhau456', confirmPassword: 'Matkhau456' });
    await call('POST', '/api/auth/forgot-password', { body: { email: body.email } });
    const reset = await mailTo(body.email, { subject: /Đặt lại/ });
    const token = new URL(reset.link).searchParams.get('token');
    const password = 'Matkhau789';
    const chosen = { token, password, confirmPassword: password };
    const set = await call('POST', '/api/auth/reset-password', { body: chosen });
    expect(set.status).toBe(200);
    expect((await verifyAccount(link)).body.code).toBe('TOKEN_INVALID');
    expect((await logIn(body.email, body.password)).status).toBe(401);
    expect((await logIn(body.email, password)).status).toBe(200);
  });

  test('parallel sign-ups of one address make one account', async () => {
    const body = { ...traveller(), role: 'PARTNER' };
    const partner = {
      name: 'Minh',
      email: body.email,
      password: body.password,
      hotelName: 'Nhà Minh',
      role: 'PARTNER',
    };
    const answers = await Promise.all([body, partner, body, partner, partner].map(signUp));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    const rows = await sharedServer().sql<{ users: number; hotels: number }>(
      `select count(distinct u.id)::int as users, count(h.id)::int as hotels
       from users u left join hotels h on h.owner_id = u.id where u.email_key = $1`,
      [body.email],
    );
    expect(rows[0]?.users).toBe(1);
    expect(rows[0]?.hotels).toBeLessThanOrEqual(1);
  });
});
