import { expectStatus, needs, seemsStatus, Skipped, tell, type Context } from '../../context';
import type { Answer } from '../../http/exchange';
import { listAt, textAt } from '../../json';
import { freshEmail, mailsOf, newPerson, PASSWORD, signUpOf } from '../../people/people';
import type { Person } from '../../world/types';
import { fieldsOf } from '../bodies';

/** "If the address waits for verification, a new mail is on its way." */
export async function sentAgain(ctx: Context): Promise<void> {
  needs(ctx, 'signUp', 'resendVerification', 'verifyAccount', 'login');
  const mails = mailsOf(ctx);
  const email = freshEmail();
  const body = { ...signUpOf('customer', email), phone: null };
  const made = await ctx.client.call('signUp', { body });
  expectStatus(ctx, made, 201, { step: 'signing up as a customer' });
  isAddressed(ctx, made, email);
  const before = (await mails.tokensTo(email)).length;
  const again = await ctx.client.call('resendVerification', { body: { email } });
  expectStatus(ctx, again, 200, { step: 'asking for the link again' });
  isAddressed(ctx, again, email);
  const token = (await mails.tokensTo(email, before + 1)).at(-1);
  if (token === undefined) throw new Skipped(`no mail with a link came to ${email}`);
  const verified = await ctx.client.call('verifyAccount', { query: { token } });
  seemsStatus(ctx, verified, 200, { step: 'a link that was sent again is opened' });
  const login = await ctx.client.call('login', { body: { email, password: PASSWORD } });
  seemsStatus(ctx, login, 200, { step: 'signing in after a link that was sent again' });
}

/** "The address that was asked for." */
function isAddressed(ctx: Context, answer: Answer, email: string): void {
  const seen = textAt(answer.body, 'email');
  if (answer.status >= 300 || seen.toLowerCase() === email) return;
  tell(ctx, answer, {
    cause: 'a mail is said to be on its way to another address',
    severity: 'WRONG MESSAGE',
    expected: email,
    seen,
  });
}

/** A form's message stands beside the field that is wrong, and beside no other. */
export async function namedFields(ctx: Context): Promise<void> {
  const person = await newPerson(ctx, 'customer');
  const { token } = person;
  const next = { password: 'Matkhau456', confirmPassword: 'Matkhau456' };
  const other = { confirmPassword: 'Matkhau789' };
  const cases: [id: string, field: string, body: object, token?: string][] = [
    ['changePassword', 'currentPassword', { currentPassword: 'Khongphai1', ...next }, token],
    ['changePassword', 'confirmPassword', { currentPassword: PASSWORD, ...next, ...other }, token],
    [
      'changePassword',
      'password',
      { currentPassword: PASSWORD, password: 'a', confirmPassword: 'a' },
      token,
    ],
    ['deleteAccount', 'password', { password: 'Khongphai1' }, token],
    ['signUp', 'confirmPassword', { ...signUpOf('customer', freshEmail()), ...other }],
    ['resetPassword', 'confirmPassword', { token: 'nobodys', ...next, ...other }],
    ['updateProfile', 'phone', { firstName: 'A', lastName: 'B', phone: '12' }, token],
  ];
  for (const [id, field, body, by] of cases) {
    if (!ctx.offered.has(id)) continue;
    const answer = await ctx.client.call(id, { body, token: by });
    if (answer.status !== 422) continue;
    const named = fieldsOf(answer);
    if (named.length === 1 && named[0] === field) continue;
    tell(ctx, answer, {
      cause: 'a message stands beside another field than the one that is wrong',
      severity: 'WRONG MESSAGE',
      expected: `${field} in ${id}`,
      seen: named.join() || 'no field',
    });
  }
}

/** "The mails that were written to the account's address." */
export async function mailsAreTold(ctx: Context, { token, email }: Person): Promise<void> {
  if (!ctx.offered.has('exportAccount') || !ctx.offered.has('forgotPassword')) return;
  const mails = mailsOf(ctx);
  const before = (await mails.tokensTo(email)).length;
  await ctx.client.call('forgotPassword', { body: { email } });
  const came = (await mails.tokensTo(email, before + 1)).length;
  const all = await ctx.client.call('exportAccount', { token });
  const told = listAt(all.body, 'mails');
  const isNamed = told.every((mail) => textAt(mail, 'subject') !== '');
  if (came === before || (told.length > 0 && isNamed)) return;
  tell(ctx, all, {
    cause: 'what an account takes along lacks the mails that were written to it',
    severity: 'CONTRACT',
    expected: 'each with its subject',
    seen: `${told.length} mails`,
  });
}
