import { needs, personOf } from '../context';
import type { Person } from '../world/types';
import { newPerson, PASSWORD, signUpOf } from '../people/people';
import { tokensIn } from '../people/mails';
import { Both } from './both';
import type { Pair } from './pair';

/** Of the same name and address in both. */
export interface Partaker {
  token: Both;
  email: string;
}

export interface Partakers {
  owner: Partaker;
  traveller: Partaker;
  /** They may see nothing of it. */
  otherOwner: Partaker;
  otherTraveller: Partaker;
}

/** As many as need nothing else of their own: sign-ups are limited. */

export async function newPartakers(pair: Pair): Promise<Partakers> {
  needs(pair.ctx, 'signUp', 'verifyAccount', 'login');
  return {
    owner: await newPartaker(pair, 'partner'),
    traveller: await newPartaker(pair, 'customer'),
    otherOwner: await bystander(pair, 'partner'),
    otherTraveller: await bystander(pair, 'customer'),
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
  const { body } = await pair.expect('login', undefined, { body: { email, password: PASSWORD } });
  return { email, token: new Both(token, new Both(null, body ?? null).at('jwt').reference) };
}
