import { randomUUID } from 'node:crypto';
import { call, type Answer } from './client';
import { mailTo } from './server/outbox';
import type { ServerAddress } from './server/serverControl';
import { sharedServer } from './server/serverControl';
import { keyOf, madeToken } from './tokens';

export interface TestAccount {
  email: string;
  password: string;
  token: string;
}

/** The demo accounts that every server has. */
export const demo = {
  customer: { email: 'customer@example.com', password: 'Customer123' },
  customer2: { email: 'customer2@example.com', password: 'Customer123' },
  partner: { email: 'partner@example.com', password: 'Partner123' },
  partner2: { email: 'partner2@example.com', password: 'Partner123' },
  admin: { email: 'admin@example.com', password: 'Admin123' },
};

type Server = Pick<ServerAddress, 'url' | 'outbox'>;

/** An address that no other test has. */
export function freshEmail(): string {
  return `traveller-${randomUUID().slice(0, 13)}@example.com`;
}

/** A new traveller: signed up, verified through the link in the mail, signed in. */
export function newTraveller(server: Server = sharedServer()): Promise<TestAccount> {
  const account = { email: freshEmail(), password: 'Matkhau123' };
  const person = { firstName: 'Lan', lastName: 'Nguyễn', phone: '0912345678', role: null };
  return signedUp(account, { ...person, confirmPassword: account.password }, server);
}

/** A new partner, whose sign-up left a draft hotel; verified and signed in. */
export function newPartner(server: Server = sharedServer()): Promise<TestAccount> {
  const account = { email: freshEmail(), password: 'Matkhau123' };
  const person = { name: 'Trần Văn Minh', hotelName: 'Nhà nghỉ Minh', role: 'PARTNER' };
  return signedUp(account, person, server);
}

async function signedUp(
  account: Omit<TestAccount, 'token'>,
  person: object,
  server: Server,
): Promise<TestAccount> {
  const signUp = await call('POST', '/api/auth/signup', {
    url: server.url,
    body: { ...account, ...person },
  });
  expectStatus(signUp, 201);
  const { link } = await mailTo(account.email, { outbox: server.outbox });
  const token = new URL(link).searchParams.get('token') ?? '';
  const verified = await call(
    'GET',
    `/api/auth/verify-account?token=${encodeURIComponent(token)}`,
    { url: server.url },
  );
  expectStatus(verified, 200);
  const isShared = server.url === sharedServer().url;
  return { ...account, token: await (isShared ? tokenOf(account) : signIn(account, server)) };
}

/** What signing in at the shared server would answer, without the work of checking a password. */
async function tokenOf({ email }: Pick<TestAccount, 'email'>): Promise<string> {
  const server = sharedServer();
  const [user] = await server.sql<{ id: number; ver: number }>(
    'select id, token_version as ver from users where email_key = $1',
    [email],
  );
  if (!user) throw new Error(`There is no account of ${email}.`);
  const iat = Math.floor(Date.now() / 1000);
  const payload = { ver: user.ver, sub: String(user.id), iat, exp: iat + 7 * 24 * 3600 };
  return madeToken(payload, { key: await keyOf(server) });
}

/** Signs in and answers the token. */
export async function signIn(
  { email, password }: Pick<TestAccount, 'email' | 'password'>,
  server: Pick<Server, 'url'> = sharedServer(),
): Promise<string> {
  const answer = await call<{ jwt: string }>('POST', '/api/auth/login', {
    url: server.url,
    body: { email, password, role: 'customer' },
  });
  expectStatus(answer, 200);
  return answer.body.jwt;
}

function expectStatus({ status, body }: Answer<unknown>, expected: number): void {
  if (status !== expected) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`);
}
