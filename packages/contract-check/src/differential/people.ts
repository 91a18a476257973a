import { needs, personOf } from '../context';
import { at, textAt } from '../json';
import type { Person } from '../world/types';
import { newPerson, PASSWORD, signUpOf } from '../people/people';
import { tokensIn } from '../people/mails';
import { Both } from './both';
import type { Pair } from './pair';

/** Of the same name and address in both. */
export interface Partaker {
  token: Both;
  email: string;
  password: string;
}

export interface Partakers {
  owner: Partaker;
  traveller: Partaker;
  /** They may see nothing of it. */
  otherOwner: Partaker;
  otherTraveller: Partaker;
  /** Where one is given. */
  admin: Partaker | undefined;
}

/** As many as need nothing else of their own: sign-ups are limited. */
export async function newPartakers(pair: Pair): Promise<Partakers> {
  needs(pair.ctx, 'signUp', 'verifyAccount', 'login');
  return {
    owner: await newPartaker(pair, 'partner'),
    traveller: await newPartaker(pair, 'customer'),
    otherOwner: await bystander(pair, 'partner'),
    otherTraveller: await bystander(pair, 'customer'),
    admin: await administrator(pair),
  };
}

async function newPartaker(pair: Pair, kind: 'customer' | 'partner'): Promise<Partaker> {
  return inBoth(pair, kind, await newPerson(pair.ctx, kind));
}

/** Who is there already, and somebody like them. */
const bystander = (pair: Pair, kind: 'customer' | 'partner') =>
  inBoth(pair, kind, personOf(pair.ctx, kind));

async function inBoth(
  pair: Pair,
  kind: 'customer' | 'partner',
  { email, token }: Person,
): Promise<Partaker> {
  await pair.expect('signUp', undefined, { body: signUpOf(kind, email) });
  const [link] = tokensIn(pair.reference.mails.at(-1) ?? '');
  await pair.expect('verifyAccount', undefined, { query: { token: link } });
  const password = PASSWORD;
  return { email, password, token: new Both(token, await ownToken(pair, { email, password })) };
}

/** Each has one of its own. */
async function administrator(pair: Pair): Promise<Partaker | undefined> {
  const { admin } = pair.ctx.people;
  if (!admin) return undefined;
  const token = new Both(admin.token, await ownToken(pair, pair.reference.admin));
  // Whose name stands in histories.
  const { body } = await pair.ctx.client.call('getMe', { token: admin.token });
  const names = { firstName: textAt(body, 'firstName'), lastName: textAt(body, 'lastName') };
  await pair.expect('updateProfile', token, { body: names });
  return { email: admin.email, password: admin.password, token };
}

/** In the reference. */
async function ownToken(pair: Pair, body: { email: string; password: string }) {
  const signedIn = await pair.expect('login', undefined, { body });
  return at(signedIn.body, 'jwt');
}
