import { emailKey } from '../../domain/accounts/credentials';
import { invalid } from '../http/errors';
import type { Language } from '../../domain/languages/languages';
import { tidy } from '../../domain/texts/texts';
import type { Schemas } from '../http/operations';
import type { Db } from '../db/db';
import type { MailContent } from '../mail/content';
import { addressKnown } from '../mail/templates/addressKnown';
import { emailVerification } from '../mail/templates/emailVerification';
import type { AccountTransaction } from './accountTransactions';
import { hashPassword } from './passwords';
import { splitName, storedPhone } from './people';
import {
  keptUserByEmail,
  mailUser,
  NOBODY,
  saveSignUp,
  userByEmail,
  type NewUser,
} from './queries';
import { deleteTokens } from './tokens.queries';
import {
  deleteEndedSignUps,
  insertSignUp,
  insertSignUpTokens,
  pendingSignUps,
  type PendingSignUp,
} from './signUps.queries';
import { newMailedToken } from './tokens';

type SignUpBody = Schemas['NewTraveller'] | Schemas['NewPartner'];

/** What writing a mail needs to know. */
export interface MailContext {
  now: Date;
  publicUrl: string;
  language: Language;
}

type Person = Omit<NewUser, 'passwordHash' | 'language'> & { hotelName: string | undefined };

/** More than that were never made by the one person who waits for a link. */
const MAX_RESENT = 5;

/**
 * Keeps a sign-up and queues the mail whose link activates it, as it was typed.
 *
 * Until the mailbox is proven nobody has a better claim to the address than anybody else: each sign-up
 * waits for its own link, none changes another, and the first that is opened ends the others. A
 * verified account is left alone; its owner is told by mail instead. Both take the same statements.
 *
 * @throws ApiError 422 when the passwords differ or the phone is none, 503 when too many sign up
 */
export async function signUp(
  saveForAccount: AccountTransaction,
  body: SignUpBody,
  context: MailContext,
): Promise<void> {
  const person = personOf(body);
  const { now, publicUrl, language } = context;
  const user = { ...person, passwordHash: await hashPassword(body.password), language };
  await saveForAccount(user.emailKey, async (tx) => {
    const id = (await saveSignUp(tx, user, now)) ?? NOBODY;
    const owner = await userByEmail(tx, user.emailKey);
    await deleteEndedSignUps(tx, id, now);
    const waiting = await insertSignUp(tx, id, user, now);
    const verification = await newVerification(tx, waiting ? [waiting] : [], context);
    const known = addressKnown(publicUrl, owner?.language ?? language);
    const mail = id === NOBODY ? known : verification;
    await mailUser(tx, owner?.id ?? NOBODY, mail, now);
  });
}

/**
 * New links for the sign-ups of an address that waits for verification, in one mail which says when
 * each was made; silence for any other address, with the same statements.
 */
export async function resendVerification(
  saveForAccount: AccountTransaction,
  email: string,
  context: MailContext,
): Promise<void> {
  const key = emailKey(email);
  await saveForAccount(key, async (tx) => {
    const user = await keptUserByEmail(tx, key);
    const id = user && !user.verified ? user.id : NOBODY;
    await deleteTokens(tx, id, 'verify-email', context.now);
    const waiting = await pendingSignUps(tx, id, MAX_RESENT);
    const language = user?.language ?? context.language;
    const mail = await newVerification(tx, waiting, { ...context, language });
    await mailUser(tx, id, mail, context.now);
  });
}

async function newVerification(
  tx: Db,
  signUps: readonly PendingSignUp[],
  { now, publicUrl, language }: MailContext,
): Promise<MailContent> {
  const links = signUps.map((made) => ({ ...newMailedToken(now), ...made, signUpId: made.id }));
  await insertSignUpTokens(tx, links, now);
  return emailVerification(publicUrl, links, language);
}

function personOf(body: SignUpBody): Person {
  const address = {
    email: tidy(body.email),
    emailKey: emailKey(body.email),
    consentVersion: body.consentVersion ?? null,
  };
  if ('hotelName' in body) {
    return {
      ...address,
      ...splitName(body.name),
      phone: null,
      role: 'PARTNER',
      hotelName: tidy(body.hotelName),
    };
  }
  const phone = storedPhone(body.phone);
  if (body.password !== body.confirmPassword) throw invalid({ confirmPassword: 'passwordsDiffer' });
  return {
    ...address,
    firstName: tidy(body.firstName),
    lastName: tidy(body.lastName),
    phone,
    // The contract lets PARTNER through, in any case, and nothing else.
    role: body.role ? 'PARTNER' : 'CUSTOMER',
    hotelName: undefined,
  };
}
