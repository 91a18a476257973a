import type { Login } from '../arguments';
import { expectStatus, needs, Skipped, type Context } from '../context';
import { textAt } from '../json';
import type { Mails } from './mails';
import type { Person } from '../world/types';

let counter = 0;
const run = Date.now().toString(36);

/** An address that no other run has. */
export function freshEmail(): string {
  counter++;
  return `check-${run}-${counter}@example.com`;
}

export const PASSWORD = 'Matkhau123';

export async function signIn(ctx: Context, login: Login, isOwn: boolean): Promise<Person> {
  const answer = await ctx.client.call('login', { body: login });
  expectStatus(ctx, answer, 200, { step: 'signing in with the right password' });
  return { ...login, isOwn, token: textAt(answer.body, 'jwt') };
}

export function mailsOf({ mails }: Context): Mails {
  if (!mails) throw new Skipped('no mails: give --mail-port or --mail-command');
  return mails;
}

/** Signs up, opens the mail's link, signs in. */
export async function newPerson(
  ctx: Context,
  kind: 'customer' | 'partner',
  more: Record<string, string> = {},
): Promise<Person> {
  needs(ctx, 'signUp', 'verifyAccount', 'login');
  const { client } = ctx;
  const mails = mailsOf(ctx);
  const email = freshEmail();
  const signUp = await client.call('signUp', { body: { ...signUpOf(kind, email), ...more } });
  expectStatus(ctx, signUp, 201, { step: `signing up as a ${kind}` });
  const [token] = await mails.tokensTo(email);
  if (token === undefined) throw new Skipped(`no mail with a link came to ${email}`);
  const verified = await client.call('verifyAccount', { query: { token } });
  expectStatus(ctx, verified, 200, { step: "opening the mail's link" });
  return signIn(ctx, { email, password: PASSWORD }, true);
}

export function signUpOf(kind: 'customer' | 'partner', email: string): Record<string, unknown> {
  const common = { email, password: PASSWORD };
  if (kind === 'partner') {
    return { ...common, name: 'Trần Minh', hotelName: 'Nhà nghỉ Thử', role: 'PARTNER' };
  }
  const person = { firstName: 'Lan', lastName: 'Nguyễn', phone: '0912345678', role: null };
  return { ...common, ...person, confirmPassword: PASSWORD };
}
