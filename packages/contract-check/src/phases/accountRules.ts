import {
  expectStatus,
  needs,
  personOf,
  seemsStatus,
  step,
  Skipped,
  tell,
  worldOf,
  type Context,
} from '../context';
import { listAt, numberAt, textAt, type Json } from '../json';
import { freshEmail, mailsOf, PASSWORD, signIn, signUpOf } from '../people/people';

/** What a form of an account promises its reader. */
export async function accountRules(ctx: Context): Promise<void> {
  await step(ctx, 'what nobody can sign up with', () => badSignUps(ctx));
  await step(ctx, 'a link is opened twice', () => linkTwice(ctx));
  await step(ctx, "a new partner's first hotel", () => draft(ctx));
  await step(ctx, 'the login page that was used grants nothing', () => loginRole(ctx));
  await step(ctx, 'a name and a phone are saved', () => profile(ctx));
  await step(ctx, 'messages are in the language that is asked for', () => languages(ctx));
  await step(ctx, 'hotels are kept and let go', () => favourites(ctx));
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
}

async function linkTwice(ctx: Context): Promise<void> {
  needs(ctx, 'signUp', 'verifyAccount');
  const mails = mailsOf(ctx);
  const email = freshEmail();
  const made = await ctx.client.call('signUp', { body: signUpOf('partner', email) });
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
  ctx.people.otherPartner ??= await signIn(ctx, { email, password: PASSWORD }, true);
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
    if (isKept && (phone === null) === (textAt(me.body, 'phone') === '')) continue;
    tell(ctx, me, {
      cause: 'a name or a phone is not kept as it was typed',
      severity: 'BREAKS SCREEN',
      expected: JSON.stringify(body),
      seen: me.text.slice(0, 160),
    });
  }
}

async function languages(ctx: Context): Promise<void> {
  const words = new Set<string>();
  for (const language of ['vi', 'en']) {
    const headers = { 'Accept-Language': language };
    const answer = await ctx.client.call('getCurrentUser', { headers });
    words.add(textAt(answer.body, 'message'));
  }
  if (words.size === 2) return;
  ctx.findings.report({
    cause: 'a refusal is not in the language that is asked for',
    severity: 'WRONG MESSAGE',
    expected: 'Accept-Language: en in English, otherwise Vietnamese',
    seen: [...words].join(' / '),
    operationId: 'getCurrentUser',
  });
}

async function favourites(ctx: Context): Promise<void> {
  needs(ctx, 'listFavourites', 'addFavourite', 'removeFavourite');
  const { token } = personOf(ctx, 'customer');
  const { hotelId } = worldOf(ctx);
  const isKept = async (expected: boolean) => {
    const list = await ctx.client.call('listFavourites', { token });
    const rows = listAt(list.body, 'hotels');
    const kept = rows.filter((row) => row === hotelId || numberAt(row, 'id') === hotelId).length;
    if (kept === (expected ? 1 : 0)) return;
    tell(ctx, list, {
      cause: 'kept hotels are not what was chosen',
      severity: 'BREAKS SCREEN',
      expected: `hotel ${hotelId} ${expected ? 'once' : 'not'}`,
      seen: `${kept} times`,
    });
  };
  for (const id of ['addFavourite', 'addFavourite', 'removeFavourite', 'removeFavourite']) {
    const answer = await ctx.client.call(id, { token, params: { hotelId } });
    seemsStatus(ctx, answer, 200, { step: `${id}, however often` });
    await isKept(id === 'addFavourite');
  }
}
