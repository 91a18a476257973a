import {
  expectStatus,
  needs,
  personOf,
  seemsStatus,
  step,
  stepsAtOnce,
  Skipped,
  tell,
  type Context,
} from '../context';
import type { Answer } from '../http/exchange';
import { listAt, textAt, type Json } from '../json';
import { fieldsOf } from './bodies';
import { favourites, favouritesInOrder } from './favourites';
import { languages } from './languages';
import { composed, isNamed, oneWord, shortForm, trimmed } from './names';
import { eitherLink, firstOpened, notAgain } from './signUps';
import { freshEmail, mailsOf, newPerson, PASSWORD, signIn, signUpOf } from '../people/people';

/** What a form of an account promises its reader. */
export async function accountRules(ctx: Context): Promise<void> {
  await stepsAtOnce(ctx, [
    ['what nobody can sign up with', badSignUps],
    ['the shortest password', shortest],
    ['a link is opened twice', linkTwice],
    ['an address is signed up twice', firstOpened],
    ['the first of two links is opened', eitherLink],
    ['no link is sent to who needs none', notAgain],
    ['a partner signs up by the short form', shortForm],
    ['a name of one word', oneWord],
    ['names of a sign-up are composed', composed],
    ['what was agreed to is kept', consent],
    ['messages are in the language that is asked for', languages],
  ]);
  await step(ctx, "a new partner's first hotel", () => draft(ctx));
  await step(ctx, 'the login page that was used grants nothing', () => loginRole(ctx));
  await step(ctx, 'a name and a phone are saved', () => profile(ctx));
  await step(ctx, 'names are kept without blanks around them', () => trimmed(ctx));
  await step(ctx, 'hotels are kept and let go', () => favourites(ctx));
  await step(ctx, 'hotels are kept in order', () => favouritesInOrder(ctx));
}

async function badSignUps(ctx: Context): Promise<void> {
  needs(ctx, 'signUp');
  const cases: [string, Record<string, Json>][] = [
    ['two different passwords', { confirmPassword: 'Matkhau999' }],
    ['a password of five letters', { password: 'Mat12', confirmPassword: 'Mat12' }],
    ['what is no address', { email: 'lan@' }],
    ['what is no phone', { phone: '12345' }],
    ['a blank name', { firstName: '  ' }],
  ];
  for (const [what, more] of cases) {
    const body = { ...signUpOf('customer', freshEmail()), ...more };
    const answer = await ctx.client.call('signUp', { body });
    seemsStatus(ctx, answer, 422, { step: `signing up with ${what}`, code: 'INVALID' });
  }
  await eachField(ctx);
}

/** "`fieldErrors` names each field." */
async function eachField(ctx: Context): Promise<void> {
  const wrong = { email: 'lan@', phone: '12345' };
  const answer = await ctx.client.call('signUp', {
    body: { ...signUpOf('customer', freshEmail()), ...wrong },
  });
  const missing = Object.keys(wrong).filter((name) => !fieldsOf(answer).includes(name));
  if (answer.status !== 422 || missing.length === 0) return;
  tell(ctx, answer, {
    cause: 'a refused field is not named',
    severity: 'WRONG MESSAGE',
    expected: `fieldErrors with ${Object.keys(wrong).join(' and ')}`,
    seen: `no ${missing.join()}: ${answer.text.slice(0, 120)}`,
  });
}

/** "At least 6 characters." */
async function shortest(ctx: Context): Promise<void> {
  needs(ctx, 'signUp');
  const password = 'Mat123';
  const body = { ...signUpOf('customer', freshEmail()), password, confirmPassword: password };
  const answer = await ctx.client.call('signUp', { body });
  seemsStatus(ctx, answer, 201, { step: 'signing up with a password of six letters' });
}

async function linkTwice(ctx: Context): Promise<void> {
  needs(ctx, 'signUp', 'verifyAccount');
  const mails = mailsOf(ctx);
  const email = freshEmail();
  // "PARTNER in any case."
  const body = { ...signUpOf('partner', email), role: 'pArtner', name: 'Trần Thị Minh Anh' };
  const made = await ctx.client.call('signUp', { body });
  expectStatus(ctx, made, 201, { step: 'signing up as a partner' });
  const [token] = await mails.tokensTo(email);
  if (token === undefined) throw new Skipped(`no mail with a link came to ${email}`);
  for (const round of ['once', 'twice']) {
    const answer = await ctx.client.call('verifyAccount', { query: { token } });
    seemsStatus(ctx, answer, 200, { step: `a link in a mail is opened ${round}` });
    if (answer.status === 200 && textAt(answer.body, 'role') !== 'PARTNER') {
      tell(ctx, answer, {
        cause: 'verifying leads to the wrong login',
        severity: 'BREAKS SCREEN',
        expected: 'role: PARTNER',
        seen: textAt(answer.body, 'role'),
      });
    }
  }
  const own = await signIn(ctx, { email, password: PASSWORD }, true);
  await isNamed(ctx, own, { lastName: 'Trần Thị Minh', firstName: 'Anh' });
  ctx.people.otherPartner ??= own;
}

async function draft(ctx: Context): Promise<void> {
  needs(ctx, 'listPartnerHotels');
  const own = [ctx.people.partner, ctx.people.otherPartner].find((person) => person?.isOwn);
  if (!own) throw new Skipped('no partner that was signed up here');
  const list = await ctx.client.call('listPartnerHotels', {
    token: own.token,
    query: { size: 50 },
  });
  const names = listAt(list.body, 'content').map((row) => textAt(row, 'name'));
  if (names.includes('Nhà nghỉ Thử')) return;
  tell(ctx, list, {
    cause: "a new partner's hotel is not there",
    severity: 'BREAKS SCREEN',
    expected: 'a draft of the name that was typed at sign-up',
    seen: names.join(', ') || 'no hotel',
  });
}

async function loginRole(ctx: Context): Promise<void> {
  const { email, password } = personOf(ctx, 'customer');
  const body = { email, password, role: 'partner' };
  const answer = await ctx.client.call('login', { body });
  if (answer.status !== 200) return;
  const token = textAt(answer.body, 'jwt');
  if (token !== textAt(answer.body, 'token')) {
    tell(ctx, answer, {
      cause: 'the two logins get different tokens',
      severity: 'CONTRACT',
      expected: 'jwt and token are the same',
      seen: 'two tokens',
    });
  }
  const me = await ctx.client.call('getCurrentUser', { token });
  if (textAt(me.body, 'role') === 'CUSTOMER') return;
  tell(ctx, me, {
    cause: 'the login page that was used grants a role',
    severity: 'UNSAFE',
    expected: 'CUSTOMER',
    seen: textAt(me.body, 'role'),
  });
}

async function profile(ctx: Context): Promise<void> {
  needs(ctx, 'updateProfile');
  const person = personOf(ctx, 'customer');
  if (!person.isOwn) throw new Skipped('the account was given: its name stays');
  const { token } = person;
  for (const phone of ['0987654321', '+84 987 654 321', null]) {
    const body = { firstName: 'Mai', lastName: 'Trần Thị', phone };
    const saved = await ctx.client.call('updateProfile', { token, body });
    expectStatus(ctx, saved, 200, { step: 'a name and a phone are saved' });
    const me = await ctx.client.call('getCurrentUser', { token });
    const isKept =
      textAt(me.body, 'firstName') === 'Mai' && textAt(me.body, 'lastName') === 'Trần Thị';
    const isRight = isKept && (phone === null) === (textAt(me.body, 'phone') === '');
    if (!isRight) tellProfile(ctx, me, JSON.stringify(body));
    // "Stays as it is when absent."
    const { phone: _phone, ...name } = body;
    await ctx.client.call('updateProfile', { token, body: name });
    const after = await ctx.client.call('getCurrentUser', { token });
    const before = textAt(me.body, 'phone');
    if (textAt(after.body, 'phone') !== before) tellProfile(ctx, after, `phone: ${before}`);
  }
}

function tellProfile(ctx: Context, me: Answer, expected: string): void {
  tell(ctx, me, {
    cause: 'a name or a phone is not kept as it was typed',
    severity: 'BREAKS SCREEN',
    expected,
    seen: me.text.slice(0, 160),
  });
}

/** Which one there is now is said by the contract. */
export function wording({ contract }: Context): string {
  const { oneOf = [] } = contract.resolve(contract.operations.get('signUp')?.body ?? {});
  const kinds = oneOf.map((kind) => contract.resolve(kind).properties?.['consentVersion']);
  const [version] = kinds.flatMap((kind) => contract.resolve(kind ?? {}).enum ?? []);
  if (typeof version !== 'string') throw new Skipped('the contract has no wording');
  return version;
}

/** Whoever asks what was agreed to is told. */
async function consent(ctx: Context): Promise<void> {
  needs(ctx, 'getAccountRecord');
  const version = wording(ctx);
  const { token } = await newPerson(ctx, 'customer', { consentVersion: version });
  const record = await ctx.client.call('getAccountRecord', { token });
  if (textAt(record.body, 'consent', 'version') === version) return;
  tell(ctx, record, {
    cause: 'what was agreed to at sign-up is not kept',
    severity: 'CONTRACT',
    expected: `consent: ${version}`,
    seen: record.text.slice(0, 160),
  });
}
