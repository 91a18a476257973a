import { freshEmail, newTraveller } from '../../support/accounts';
import { call } from '../../support/client';
import { mailTo } from '../../support/server/outbox';
import { sharedServer } from '../../support/server/serverControl';
import {
  logIn,
  mailsOf,
  signUp,
  traveller,
  type Problem,
  verify,
  verifyAccount,
  waitForOtherMail,
} from './setup';

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
