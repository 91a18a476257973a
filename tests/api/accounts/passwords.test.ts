import {
  freshEmail,
  newPartner,
  newTraveller,
  signIn,
  type TestAccount,
} from '../../support/accounts';
import { call } from '../../support/client';
import { mailTo } from '../../support/server/outbox';
import { sharedServer } from '../../support/server/serverControl';

interface Problem {
  code: string;
  message: string;
  fieldErrors?: Record<string, string>;
}

const resetSubject = /Đặt lại mật khẩu/;
const newOne = { password: 'Matkhau456', confirmPassword: 'Matkhau456' };

function forget(email: string) {
  return call<{ email: string; message: string }>('POST', '/api/auth/forgot-password', {
    body: { email },
  });
}

function reset(token: string, passwords: object = newOne) {
  return call<Problem & { role: string }>('POST', '/api/auth/reset-password', {
    body: { token, ...passwords },
  });
}

function change(token: string, body: object) {
  return call<Problem & { jwt: string; token: string }>('PUT', '/api/auth/password', {
    token,
    body,
  });
}

function logIn(email: string, password: string) {
  return call<Problem>('POST', '/api/auth/login', { body: { email, password } });
}

async function whoAnswers(token: string): Promise<number> {
  return (await call('GET', '/api/users/me', { token })).status;
}

/** The token of the link in the mail that was asked for. */
async function mailedToken(email: string): Promise<string> {
  expect((await forget(email)).status).toBe(200);
  const { link } = await mailTo(email, { subject: resetSubject });
  expect(link).toMatch(/\/reset-password\?token=[\w-]{40,}$/);
  return new URL(link).searchParams.get('token') ?? '';
}

test('who forgot the password sets another by the mailed link, once, and older sessions end', async () => {
  const { email, password, token } = await newTraveller();
  expect((await forget(email.toUpperCase())).status).toBe(200);
  const link = await mailedToken(email);
  expect((await logIn(email, password)).status).toBe(200);

  const done = await reset(link);
  expect(done.status).toBe(200);
  expect(done.body).toEqual({
    message: 'Mật khẩu đã được đổi. Bạn có thể đăng nhập ngay bây giờ.',
    role: 'CUSTOMER',
  });
  expect((await logIn(email, password)).status).toBe(401);
  expect((await logIn(email, newOne.password)).status).toBe(200);
  expect(await whoAnswers(token)).toBe(401);

  const again = await reset(link, { password: 'Matkhau789', confirmPassword: 'Matkhau789' });
  expect(again.status).toBe(400);
  expect(again.body.code).toBe('PASSWORD_LINK_INVALID');
  expect(again.body.message).toMatch(/Liên kết đặt lại mật khẩu/);
  expect((await logIn(email, newOne.password)).status).toBe(200);
});

describe('forgotPassword', () => {
  test('answers the same for an unknown address, and sends nothing there', async () => {
    const { email } = await newTraveller();
    const stranger = freshEmail();
    const known = await forget(email);
    const unknown = await forget(stranger);
    expect(unknown.status).toBe(known.status);
    expect({ ...unknown.body, email: '' }).toEqual({ ...known.body, email: '' });
    const mails = await sharedServer().sql('select id from outbox where recipient = $1', [
      stranger,
    ]);
    expect(mails).toEqual([]);
  });

  test('a partner gets the same link, and is told to be one', async () => {
    const { email } = await newPartner();
    const done = await reset(await mailedToken(email));
    expect(done.body.role).toBe('PARTNER');
  });
});

describe('resetPassword', () => {
  test('proves the address of an account that was never verified', async () => {
    const email = freshEmail();
    const body = { email, firstName: 'Lan', lastName: 'Nguyễn', role: null };
    const passwords = { password: 'Matkhau123', confirmPassword: 'Matkhau123' };
    await call('POST', '/api/auth/signup', { body: { ...body, ...passwords } });
    expect((await logIn(email, passwords.password)).status).toBe(400);
    expect((await reset(await mailedToken(email))).status).toBe(200);
    expect((await logIn(email, newOne.password)).status).toBe(200);
  });

  test('passwords that differ are refused, and the link still works', async () => {
    const { email } = await newTraveller();
    const link = await mailedToken(email);
    const differ = await reset(link, { ...newOne, confirmPassword: 'Matkhau457' });
    expect(differ.status).toBe(422);
    expect(differ.body.fieldErrors?.confirmPassword).toBe('Mật khẩu không khớp');
    expect((await reset(link)).status).toBe(200);
  });

  test('ends the other links of the account', async () => {
    const { email } = await newTraveller();
    const first = await mailedToken(email);
    expect((await forget(email)).status).toBe(200);
    expect((await reset(first)).status).toBe(200);
    const left = await sharedServer().sql(
      `select purpose from account_tokens t join users u on u.id = t.user_id
       where u.email_key = $1 and purpose = 'reset-password'`,
      [email],
    );
    expect(left).toEqual([]);
  });

  test('one link opened in two tabs at once sets one password', async () => {
    const { email } = await newTraveller();
    const link = await mailedToken(email);
    const words = ['Matkhau001', 'Matkhau002', 'Matkhau003', 'Matkhau004'];
    const answers = await Promise.all(
      words.map((password) => reset(link, { password, confirmPassword: password })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    const winner = words[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect((await logIn(email, winner)).status).toBe(200);
  });

  test('a link that is a day old does not work', async () => {
    const { email } = await newTraveller();
    const link = await mailedToken(email);
    await sharedServer().sql(
      `update account_tokens set expires_at = expires_at - interval '24 hours'
       where user_id = (select id from users where email_key = $1)`,
      [email],
    );
    expect((await reset(link)).body.code).toBe('PASSWORD_LINK_INVALID');
  });

  test('the link that verifies an address sets no password, nor the other way round', async () => {
    const email = freshEmail();
    await call('POST', '/api/auth/signup', {
      body: { name: 'Minh', email, password: 'Matkhau123', hotelName: 'Nhà Minh', role: 'PARTNER' },
    });
    const { link } = await mailTo(email, { subject: /Xác thực/ });
    const verifying = new URL(link).searchParams.get('token') ?? '';
    expect((await reset(verifying)).status).toBe(400);
    const resetting = await mailedToken(email);
    const verified = await call('GET', `/api/auth/verify-account?token=${resetting}`);
    expect(verified.status).toBe(400);
  });
});

describe('changePassword', () => {
  let account: TestAccount;
  beforeAll(async () => {
    account = await newPartner();
  });

  test('a wrong current password is named, and nothing changes', async () => {
    const wrong = await change(account.token, { currentPassword: 'Matkhau999', ...newOne });
    expect(wrong.status).toBe(422);
    expect(wrong.body.fieldErrors).toEqual({
      currentPassword: 'Mật khẩu hiện tại không đúng',
    });
    expect(await whoAnswers(account.token)).toBe(200);
    expect((await logIn(account.email, account.password)).status).toBe(200);
  });

  test('gives a new session, and every other one ends', async () => {
    const elsewhere = await signIn(account);
    const link = await mailedToken(account.email);
    const { status, body } = await change(account.token, {
      currentPassword: account.password,
      ...newOne,
    });
    expect(status).toBe(200);
    expect(body.token).toBe(body.jwt);
    expect(await whoAnswers(body.jwt)).toBe(200);
    expect(await whoAnswers(account.token)).toBe(401);
    expect(await whoAnswers(elsewhere)).toBe(401);
    expect((await logIn(account.email, account.password)).status).toBe(401);
    expect((await logIn(account.email, newOne.password)).status).toBe(200);
    expect((await reset(link)).status).toBe(400);
  });
});

test('an account whose address would not be taken any more logs in, and gets its mails', async () => {
  const { email: first, password } = await newTraveller();
  const email = `lân-${first}`;
  await sharedServer().sql('update users set email = $1, email_key = $1 where email_key = $2', [
    email,
    first,
  ]);
  expect((await logIn(email, password)).status).toBe(200);
  expect((await forget(email)).status).toBe(200);
  const mails = await sharedServer().sql('select 1 from outbox where recipient = $1', [email]);
  expect(mails).toHaveLength(1);
  const again = await call('POST', '/api/auth/resend-verification', { body: { email } });
  expect(again.status).toBe(200);
  const person = { ...newOne, firstName: 'Lan', lastName: 'Nguyễn', role: null };
  const fresh = await call<Problem>('POST', '/api/auth/signup', {
    body: { ...person, email: `lân-${freshEmail()}` },
  });
  expect([fresh.status, Object.keys(fresh.body.fieldErrors ?? {})]).toEqual([422, ['email']]);
});
