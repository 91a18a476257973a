import { freshEmail, signIn } from '../../support/accounts';
import { call } from '../../support/client';
import { mailTo } from '../../support/server/outbox';
import { sharedServer } from '../../support/server/serverControl';

export interface Problem {
  code: string;
  message: string;
  fieldErrors?: Record<string, string>;
}
export const verify = /Xác thực email/;

export function traveller(changes: object = {}) {
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

export function signUp<Body = Problem>(body: object) {
  return call<Body>('POST', '/api/auth/signup', { body });
}

export function logIn(email: string, password: string) {
  return call<Problem & { jwt: string; token: string }>('POST', '/api/auth/login', {
    body: { email, password, role: 'customer' },
  });
}

export function verifyAccount(link: string) {
  const token = new URL(link).searchParams.get('token') ?? '';
  return call<Problem>('GET', `/api/auth/verify-account?token=${token}`);
}

export async function signUpAndVerify(body: ReturnType<typeof traveller>): Promise<string> {
  expect((await signUp(body)).status).toBe(201);
  const { link } = await mailTo(body.email);
  expect((await verifyAccount(link)).status).toBe(200);
  return signIn(body);
}

export function mailsOf(email: string) {
  return sharedServer().sql<{ subject: string }>(
    'select subject from outbox where recipient = $1 order by id',
    [email],
  );
}

export async function waitForOtherMail(email: string, ...links: string[]): Promise<string> {
  for (;;) {
    const mail = await mailTo(email);
    if (!links.includes(mail.link)) return mail.link;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
