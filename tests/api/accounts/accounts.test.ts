import { freshEmail, newTraveller, signIn } from '../../support/accounts';
import { call } from '../../support/client';
import { mailTo } from '../../support/server/outbox';
import { sharedServer } from '../../support/server/serverControl';

interface Problem {
  code: string;
  message: string;
  fieldErrors?: Record<string, string>;
}

const known = /đã có tài khoản/;
const verify = /Xác thực email/;

function traveller(changes: object = {}) {
  return {
    email: freshEmail(),
    phone: null,
    password: 'Matkhau123',
    confirmPassword: 'Matkhau123',
    firstName: 'Lan',
    lastName: 'Nguyễn Thị',
    role: null,
    ...changes,
  };
}

function signUp<Body = Problem>(body: object) {
  return call<Body>('POST', '/api/auth/signup', { body });
}

function logIn(email: string, password: string) {
  return call<Problem & { jwt: string; token: string }>('POST', '/api/auth/login', {
    body: { email, password, role: 'customer' },
  });
}

function verifyAccount(link: string) {
  const token = new URL(link).searchParams.get('token') ?? '';
  return call<Problem>('GET', `/api/auth/verify-account?token=${token}`);
}

async function signUpAndVerify(body: ReturnType<typeof traveller>): Promise<string> {
  expect((await signUp(body)).status).toBe(201);
  const { link } = await mailTo(body.email);
  expect((await verifyAccount(link)).status).toBe(200);
  return signIn(body);
}

function mailsOf(email: string) {
  return sharedServer().sql<{ subject: string }>(
    'select subject from outbox where recipient = $1 order by id',
    [email],
  );
}

test('a traveller signs up, opens the link twice, signs in and changes the profile', async () => {
  const body = traveller({ phone: '091 234 5678', firstName: '  Lan ' });
  const answer = await signUp(body);
  expect(answer.status).toBe(201);
  expect(answer.body).toEqual({ email: body.email, message: expect.any(String) as string });

  const { link, subject } = await mailTo(body.email);
  expect(subject).toMatch(verify);
  expect(link).toMatch(/\/verify-email\?token=[\w-]{40,}$/);
  for (const time of ['first', 'second']) {
    const { status, body: said } = await verifyAccount(link);
    expect({ time, status }).toEqual({ time, status: 200 });
    expect(said.message).toBe('Xác thực email thành công! Bạn có thể đăng nhập ngay bây giờ.');
  }

  const session = await logIn(` ${body.email.toUpperCase()} `, body.password);
  expect(session.status).toBe(200);
  expect(session.body.token).toBe(session.body.jwt);
  const token = session.body.jwt;

  const current = await call('GET', '/api/auth/current-user', { token });
  expect(current.body).toEqual({
    id: expect.any(Number) as number,
    firstName: 'Lan',
    lastName: 'Nguyễn Thị',
    fullName: 'Nguyễn Thị Lan',
    email: body.email,
    phone: '0912345678',
    phoneNumber: '0912345678',
    role: 'CUSTOMER',
    roles: ['CUSTOMER'],
  });
  expect((await call('GET', '/api/users/me', { token })).body).toEqual(current.body);

  const change = (changes: object = {}) =>
    call('PUT', '/auth/update-profile', {
      token,
      body: { firstName: 'Hoa', lastName: 'Trần', ...changes },
    });
  const changed = await change();
  expect(changed.status).toBe(200);
  expect(changed.body).toMatchObject({ fullName: 'Trần Hoa', phone: '0912345678' });
  expect((await call('GET', '/api/users/me', { token })).body).toEqual(changed.body);
  expect((await change({ phone: '0987 654 321' })).body).toMatchObject({ phone: '0987654321' });
  expect((await change({ phone: null })).body).toMatchObject({ phone: null });
});

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

describe('login', () => {
  test('says the same of a wrong password and of an unknown address', async () => {
    const { email } = await newTraveller();
    const wrong = await logIn(email, 'Matkhau999');
    const unknown = await logIn(freshEmail(), 'Matkhau999');
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect(wrong.body.message).toBe('Tài khoản hoặc mật khẩu không đúng. Vui lòng thử lại.');
    expect(unknown.body).toEqual({ ...wrong.body, requestId: expect.any(String) as string });
  });

  test('tells an unverified account so, but only with the right password', async () => {
    const body = traveller();
    await signUp(body);
    const right = await logIn(body.email, body.password);
    expect(right.status).toBe(400);
    expect(right.body.code).toBe('NOT_VERIFIED');
    expect(right.body.message).toContain('verified');
    expect((await logIn(body.email, 'Matkhau999')).status).toBe(401);
  });

  test.each([
    ['password', { email: 'lan@example.com' }],
    ['email', { email: '', password: 'x' }],
    ['role', { email: 'lan@example.com', password: 'x', role: 'admin' }],
    ['remember', { email: 'lan@example.com', password: 'x', remember: true }],
    ['password', { email: 'lan@example.com', password: 123456 }],
    ['body', '{"email": '],
    ['body', '[]'],
  ])('answers 422 naming %s', async (field, body) => {
    const answer = await call<Problem>('POST', '/api/auth/login', { body });
    expect(answer.status).toBe(422);
    expect(answer.body.fieldErrors).toHaveProperty(field);
  });

  test('takes a password however its accents were composed', async () => {
    const password = 'Mậtkhẩu1'.normalize('NFC');
    const body = traveller({ password, confirmPassword: password.normalize('NFC') });
    await signUpAndVerify(body);
    expect((await logIn(body.email, password.normalize('NFD'))).status).toBe(200);
  });
});

describe('verifyAccount', () => {
  test.each(['unknown', 'a'.repeat(43), '%27%20or%201=1'])(
    'refuses the token %s',
    async (token) => {
      const { status, body } = await call<Problem>(
        'GET',
        `/api/auth/verify-account?token=${token}`,
      );
      expect(status).toBe(400);
      expect(body.message).toBe('Xác thực email thất bại. Token không hợp lệ hoặc đã hết hạn.');
    },
  );

  test('refuses a token that is a day old', async () => {
    const body = traveller();
    await signUp(body);
    const { link } = await mailTo(body.email);
    await sharedServer().sql(
      `update account_tokens set expires_at = expires_at - interval '24 hours'
       where user_id = (select id from users where email_key = $1)`,
      [body.email],
    );
    expect((await verifyAccount(link)).body.code).toBe('TOKEN_INVALID');
    expect((await logIn(body.email, body.password)).status).toBe(400);
  });

  test('only the hash of a token is stored, and the mail is emptied once it is sent', async () => {
    const body = traveller();
    await signUp(body);
    const token = new URL((await mailTo(body.email)).link).searchParams.get('token') ?? '';
    const hashes = await sharedServer().sql(
      'select 1 as found from account_tokens where token_hash = $1',
      [token],
    );
    expect(hashes).toEqual([]);
    await verifyAccount(`http://x/?token=${token}`);
    const texts = await sharedServer().sql<{ sent: boolean; text_body: string }>(
      'select sent_at is not null as sent, text_body from outbox where recipient = $1',
      [body.email],
    );
    expect(texts).toEqual([{ sent: true, text_body: '' }]);
  });
});

describe('resendVerification', () => {
  const resend = (email: string) =>
    call<Problem>('POST', '/api/auth/resend-verification', { body: { email } });

  test('sends another link that works, beside the first', async () => {
    const body = traveller();
    await signUp(body);
    const first = await mailTo(body.email);
    expect((await resend(body.email.toUpperCase())).status).toBe(200);
    const second = await waitForOtherMail(body.email, first.link);
    expect((await verifyAccount(second)).status).toBe(200);
    expect((await verifyAccount(first.link)).status).toBe(200);
  });

  test('after two sign-ups it says when each was made, with a link of its own', async () => {
    const body = traveller();
    await signUp(body);
    const first = await mailTo(body.email);
    await signUp({ ...body, password: 'Matkhau456', confirmPassword: 'Matkhau456' });
    const second = await waitForOtherMail(body.email, first.link);
    await resend(body.email);
    await waitForOtherMail(body.email, first.link, second);
    const { text } = await mailTo(body.email, { subject: verify });
    expect(text.match(/Đăng ký lúc/g)).toHaveLength(2);
    const links = text.match(/http\S+verify-email\S+/g) ?? [];
    expect(new Set(links).size).toBe(2);
    // The newest comes first, so that the other is the first one's.
    expect((await verifyAccount(links[1]!)).status).toBe(200);
    expect((await logIn(body.email, body.password)).status).toBe(200);
    expect((await verifyAccount(links[0]!)).status).toBe(400);
  });

  test('answers the same for an unknown and for a verified address, and sends nothing', async () => {
    const { email } = await newTraveller();
    const stranger = freshEmail();
    const verified = await resend(email);
    const unknown = await resend(stranger);
    expect(verified.status).toBe(200);
    expect(unknown.status).toBe(200);
    expect({ ...unknown.body, email: '' }).toEqual({ ...verified.body, email: '' });
    expect(await mailsOf(stranger)).toEqual([]);
    expect(await mailsOf(email)).toHaveLength(1);
  });
});

describe('updateProfile', () => {
  test.each([
    ['phone', { firstName: 'Lan', lastName: 'Nguyễn', phone: '99' }],
    ['lastName', { firstName: 'Lan' }],
    ['email', { firstName: 'Lan', lastName: 'Nguyễn', email: 'other@example.com' }],
    ['role', { firstName: 'Lan', lastName: 'Nguyễn', role: 'ADMIN' }],
  ])('answers 422 naming %s and changes nothing', async (field, body) => {
    const { token } = await newTraveller();
    const before = await call('GET', '/api/users/me', { token });
    const answer = await call<Problem>('PUT', '/auth/update-profile', { token, body });
    expect(answer.status).toBe(422);
    expect(answer.body.fieldErrors).toHaveProperty(field);
    expect((await call('GET', '/api/users/me', { token })).body).toEqual(before.body);
  });
});

async function waitForOtherMail(email: string, ...links: string[]): Promise<string> {
  for (;;) {
    const mail = await mailTo(email);
    if (!links.includes(mail.link)) return mail.link;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
