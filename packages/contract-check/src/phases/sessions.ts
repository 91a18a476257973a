import {
  expectStatus,
  needs,
  personOf,
  seemsStatus,
  Skipped,
  step,
  stepsAtOnce,
  tell,
  type Context,
} from '../context';
import { toldIn, type Answer } from '../http/exchange';
import { isObject, textAt } from '../json';
import { freshEmail, mailsOf, newPerson, PASSWORD, signUpOf } from '../people/people';
import { leadsOn, worksOnce } from './passwordLinks';
import { ends, signedIn } from './tokens';
import type { Person } from '../world/types';

const NEW_PASSWORD = 'Matkhau456';

/** With accounts of its own: what ends a session ends it, and nobody learns who has an account. */
export async function sessions(ctx: Context): Promise<void> {
  await stepsAtOnce(ctx, [
    ['an address that is not verified stays outside', unverified],
    ['an address that is known is not told', known],
    ['a role is not chosen by who signs up', chosenRole],
    ['a link for a new password leads to the right login', leadsOn],
  ]);
  let person: Person | undefined;
  await step(ctx, 'somebody signs up', async () => {
    person = await newPerson(ctx, 'customer');
  });
  if (!person) throw new Skipped('nobody has signed up');
  const own = person;
  await step(ctx, 'a wrong password is refused', () => wrongPassword(ctx, own));
  await step(ctx, 'signing out everywhere ends every token', () => signOut(ctx, own));
  await step(ctx, 'a new password ends the old one and its tokens', () => newPassword(ctx, own));
  await step(ctx, 'a link for a new password works once', () => worksOnce(ctx, own));
}

async function unverified(ctx: Context): Promise<void> {
  needs(ctx, 'signUp', 'login');
  const email = freshEmail();
  const body = signUpOf('customer', email);
  const answer = await ctx.client.call('signUp', { body });
  expectStatus(ctx, answer, 201, { step: 'signing up as a customer' });
  if (/jwt|"token"/.test(answer.text)) {
    tell(ctx, answer, {
      cause: 'signing up lets in before the address is verified',
      severity: 'UNSAFE',
      expected: 'no token',
      seen: answer.text.slice(0, 120),
    });
  }
  const early = await ctx.client.call('login', { body: { email, password: PASSWORD } });
  seemsStatus(ctx, early, 400, {
    step: 'signing in before the address is verified',
    severity: early.status === 200 ? 'UNSAFE' : 'WRONG MESSAGE',
    code: 'NOT_VERIFIED',
  });
  const guess = await ctx.client.call('login', { body: { email, password: 'Khongphai1' } });
  seemsStatus(ctx, guess, 401, { step: 'a wrong password is refused', code: 'WRONG_CREDENTIALS' });
  const forged = await ctx.client.call('verifyAccount', { query: { token: 'not-a-token' } });
  seemsStatus(ctx, forged, 400, {
    step: 'a link that nobody mailed is refused',
    severity: forged.status === 200 ? 'UNSAFE' : 'WRONG MESSAGE',
    code: 'TOKEN_INVALID',
  });
}

/** What else is said than the address, as it was typed or in small letters. */
const without = (answer: Answer, address: string) =>
  toldIn(answer).replaceAll(address, 'AS TYPED').replaceAll(address.toLowerCase(), 'in small');

async function known(ctx: Context): Promise<void> {
  needs(ctx, 'signUp');
  const customer = personOf(ctx, 'customer');
  for (const id of ['signUp', 'forgotPassword', 'resendVerification']) {
    if (!ctx.offered.has(id)) continue;
    const other = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    const bodyFor = (email: string) =>
      id === 'signUp' ? { ...signUpOf('customer', email), ...other } : { email };
    // In capitals: whoever answers the address that is stored tells that it is.
    const [email, own] = [freshEmail().toUpperCase(), customer.email.toUpperCase()];
    const stranger = await ctx.client.call(id, { body: bodyFor(email) });
    const ours = await ctx.client.call(id, { body: bodyFor(own) });
    if (stranger.status === 429 || ours.status === 429) continue;
    if (stranger.status === ours.status && without(stranger, email) === without(ours, own)) {
      continue;
    }
    tell(ctx, ours, {
      cause: `${id} tells who has an account`,
      severity: 'UNSAFE',
      expected: `the same as for an address that nobody has: ${stranger.status}`,
      seen: `${ours.status} ${ours.text.slice(0, 100)}`,
    });
  }
  if (customer.isOwn) {
    const still = await ctx.client.call('login', {
      body: { email: customer.email, password: customer.password },
    });
    seemsStatus(ctx, still, 200, {
      step: 'signing up with an address that is known changes its password',
      severity: 'UNSAFE',
    });
  }
}

async function wrongPassword(ctx: Context, { email, password }: Person): Promise<void> {
  const stranger = await ctx.client.call('login', { body: { email: freshEmail(), password } });
  const wrong = await ctx.client.call('login', { body: { email, password: `${password}x` } });
  for (const answer of [stranger, wrong]) {
    seemsStatus(ctx, answer, 401, {
      step: 'a wrong password is refused',
      severity: answer.status === 200 ? 'UNSAFE' : 'WRONG MESSAGE',
      code: 'WRONG_CREDENTIALS',
    });
  }
  if (textAt(stranger.body, 'message') !== textAt(wrong.body, 'message')) {
    tell(ctx, wrong, {
      cause: 'login tells who has an account',
      severity: 'UNSAFE',
      expected: 'one message for an unknown address and a wrong password',
      seen: `${textAt(stranger.body, 'message')} / ${textAt(wrong.body, 'message')}`,
    });
  }
  for (const other of [password.toUpperCase(), ` ${password}`, `${password} `]) {
    const answer = await ctx.client.call('login', { body: { email, password: other } });
    seemsStatus(ctx, answer, 401, {
      step: 'a password in other letters is refused',
      severity: 'UNSAFE',
    });
  }
  const spelled = await ctx.client.call('login', {
    body: { email: email.toUpperCase(), password },
  });
  seemsStatus(ctx, spelled, 200, { step: 'an address in capitals signs in' });
  await otherAddresses(ctx, email, password);
}

/** "All else of it counts": what some post offices take for one are two accounts. */
async function otherAddresses(ctx: Context, email: string, password: string): Promise<void> {
  const [name = '', domain = ''] = email.split('@');
  const tagged = `${name}+hue@${domain}`;
  for (const other of [tagged, `${name[0]}.${name.slice(1)}@${domain}`]) {
    const answer = await ctx.client.call('login', { body: { email: other, password } });
    expectStatus(ctx, answer, 401, {
      step: 'an address with a tag or a dot more is that of somebody else',
      severity: 'UNSAFE',
    });
  }
  const signUp = await ctx.client.call('signUp', { body: signUpOf('customer', tagged) });
  expectStatus(ctx, signUp, 201, { step: 'signing up with a tag in the address' });
  if ((await mailsOf(ctx).tokensTo(tagged)).length > 0) return;
  tell(ctx, signUp, {
    cause: 'whoever signs up with a tag in the address gets no link',
    severity: 'BREAKS SCREEN',
    expected: `a mail to ${tagged}`,
    seen: 'none',
  });
}

async function chosenRole(ctx: Context): Promise<void> {
  for (const role of ['ADMIN', 'admin']) {
    const body = { ...signUpOf('customer', freshEmail()), role };
    const answer = await ctx.client.call('signUp', { body });
    seemsStatus(ctx, answer, 422, {
      step: 'signing up as an administrator is refused',
      severity: 'UNSAFE',
    });
  }
}

async function signOut(ctx: Context, { email, password }: Person): Promise<void> {
  needs(ctx, 'signOutEverywhere');
  const first = await signedIn(ctx, email, password);
  const second = await signedIn(ctx, email, password);
  const answer = await ctx.client.call('signOutEverywhere', { token: first });
  expectStatus(ctx, answer, 200, { step: 'signing out everywhere' });
  for (const token of [first, second]) await ends(ctx, token, 'signing out everywhere');
}

async function newPassword(ctx: Context, person: Person): Promise<void> {
  needs(ctx, 'changePassword');
  const token = await signedIn(ctx, person.email, person.password);
  const passwords = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
  const wrong = await ctx.client.call('changePassword', {
    token,
    body: { currentPassword: 'Khongphai1', ...passwords },
  });
  seemsStatus(ctx, wrong, 422, {
    step: 'a new password needs the present one',
    severity: wrong.status === 200 ? 'UNSAFE' : 'WRONG MESSAGE',
  });
  const different = { ...passwords, confirmPassword: 'Matkhau789' };
  const unequal = await ctx.client.call('changePassword', {
    token,
    body: { currentPassword: person.password, ...different },
  });
  seemsStatus(ctx, unequal, 422, { step: 'two different new passwords are refused' });
  const other = await signedIn(ctx, person.email, person.password);
  const changed = await ctx.client.call('changePassword', {
    token,
    body: { currentPassword: person.password, ...passwords },
  });
  expectStatus(ctx, changed, 200, { step: 'a traveller changes the password' });
  await ends(ctx, other, 'a new password');
  const old = await ctx.client.call('login', {
    body: { email: person.email, password: person.password },
  });
  seemsStatus(ctx, old, 401, { step: 'the old password still signs in', severity: 'UNSAFE' });
  person.password = NEW_PASSWORD;
  if (isObject(changed.body) && textAt(changed.body, 'jwt')) {
    const me = await ctx.client.call('getCurrentUser', { token: textAt(changed.body, 'jwt') });
    seemsStatus(ctx, me, 200, { step: 'whoever changes the password stays signed in' });
  }
}
