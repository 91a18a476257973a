import { freshEmail, newTraveller } from '../../support/accounts';
import { call } from '../../support/client';
import { mailTo } from '../../support/server/outbox';
import {
  logIn,
  signUp,
  signUpAndVerify,
  traveller,
  type Problem,
  verify,
  verifyAccount,
} from './setup';

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
