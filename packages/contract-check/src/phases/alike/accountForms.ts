import { expectStatus, needs, seemsStatus, Skipped, tell, type Context } from '../../context';
import type { Answer } from '../../http/exchange';
import { listAt, textAt } from '../../json';
import { freshEmail, mailsOf, newPerson, PASSWORD, signUpOf } from '../../people/people';
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
export async function mailsAreTold(ctx: Context): Promise<void> {
  if (!ctx.offered.has('exportAccount') || !ctx.offered.has('forgotPassword')) return;
  const mails = mailsOf(ctx);
  // Nothing but links was ever written to it.
  const { token, email } = await newPerson(ctx, 'customer');
  const before = (await mails.tokensTo(email)).length;
  await ctx.client.call('forgotPassword', { body: { email } });
  const came = (await mails.tokensTo(email, before + 1)).length;
  const all = await ctx.client.call('exportAccount', { token });
  const told = listAt(all.body, 'mails');
  const isNamed = told.every((mail) => textAt(mail, 'subject') !== '');
  if (came === before || (told.length === came && isNamed)) return;
  tell(ctx, all, {
    cause: 'what an account takes along are other mails than were written to it',
    severity: 'CONTRACT',
    expected: `${came}, each with its subject`,
    seen: `${told.length} mails`,
  });
}

/** Addresses in whatever letters, and such as were taken in former times. */
export async function anyAddress(ctx: Context): Promise<void> {
  needs(ctx, 'forgotPassword', 'login');
  const mails = mailsOf(ctx);
  const { email } = await newPerson(ctx, 'customer');
  const before = (await mails.tokensTo(email)).length;
  await ctx.client.call('forgotPassword', { body: { email: email.toUpperCase() } });
  const after = (await mails.tokensTo(email, before + 1)).length;
  const old = `"lan"-${freshEmail()}`;
  const asked = await ctx.client.call('forgotPassword', { body: { email: old } });
  seemsStatus(ctx, asked, 200, { step: 'an address of former times asks for a link' });
  const login = await ctx.client.call('login', { body: { email: 'lan', password: 'Matkhau123' } });
  seemsStatus(ctx, login, 401, { step: 'signing in with what is no address' });
  if (after > before) return;
  tell(ctx, asked, {
    cause: 'no link comes to an address that is typed in capitals',
    severity: 'BREAKS SCREEN',
    expected: `a mail to ${email}`,
    seen: 'none',
  });
}

/** "What was done, in the reader's language." */
export async function doneInWords(ctx: Context): Promise<void> {
  needs(ctx, 'forgotPassword', 'resetPassword', 'signOutEverywhere', 'login');
  const mails = mailsOf(ctx);
  const person = await newPerson(ctx, 'customer');
  const { email } = person;
  const said = new Map<string, string[]>();
  const hear = (answer: Answer, id: string) => {
    const message = textAt(answer.body, 'message');
    if (answer.status < 300) said.set(id, [...(said.get(id) ?? []), message]);
  };
  for (const language of ['vi', 'en']) {
    const headers = { 'Accept-Language': language };
    const before = (await mails.tokensTo(email)).length;
    hear(await ctx.client.call('forgotPassword', { headers, body: { email } }), 'forgotPassword');
    const token = (await mails.tokensTo(email, before + 1)).at(-1) ?? '';
    const passwords = { password: PASSWORD, confirmPassword: PASSWORD };
    const reset = { headers, body: { token, ...passwords } };
    hear(await ctx.client.call('resetPassword', reset), 'resetPassword');
    const login = await ctx.client.call('login', { body: { email, password: PASSWORD } });
    const out = { headers, token: textAt(login.body, 'jwt') };
    hear(await ctx.client.call('signOutEverywhere', out), 'signOutEverywhere');
  }
  for (const [id, words] of said) {
    if (words.length < 2 || words[0] !== words[1]) continue;
    tell(ctx, undefined, {
      cause: 'what was done is told in another language than was asked for',
      severity: 'WRONG MESSAGE',
      expected: `${id}: Vietnamese, and English where it is asked for`,
      seen: words.join(' / '),
    });
  }
}
