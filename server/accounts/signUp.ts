import { invalid } from '../contract/errors';
import type { Language } from '../contract/messages';
import type { Schemas } from '../contract/operations';
import type { Db } from '../db/db';
import { inTransaction } from '../db/transaction';
import type { Letter } from '../mail/letter';
import { addressKnownMail, verificationMail } from './mails';
import { hashPassword } from './passwords';
import { emailKey, splitName, storedPhone, tidy } from './people';
import {
  deleteDraftHotels,
  deleteTokens,
  insertDraftHotel,
  insertToken,
  mailUser,
  NOBODY,
  saveSignUp,
  userByEmail,
  type NewUser,
} from './queries';
import { newMailedToken } from './tokens';

type SignUpBody = Schemas['NewTraveller'] | Schemas['NewPartner'];

/** What writing a mail needs to know. */
export interface MailContext {
  now: Date;
  publicUrl: string;
  language: Language;
}

type Person = Omit<NewUser, 'passwordHash'> & { hotelName: string | undefined };

/**
 * Opens an account and queues the mail that verifies it.
 *
 * An account that nobody has verified is rewritten by the latest sign-up, and older links end: until
 * the mailbox is proven, no earlier sign-up has a better claim, and whoever opens the newest mail
 * gets what was typed last. A verified account is left alone; its owner is told by mail instead. Both
 * take the same statements.
 *
 * @throws ApiError 422 when the passwords differ or the phone is none
 */
export async function signUp(db: Db, body: SignUpBody, context: MailContext): Promise<void> {
  const person = personOf(body);
  const user = { ...person, passwordHash: await hashPassword(body.password) };
  await inTransaction(db, async (tx) => {
    const id = (await saveSignUp(tx, user, context.now)) ?? NOBODY;
    const owner = await userByEmail(tx, user.emailKey);
    await deleteTokens(tx, id, 'verify-email');
    await deleteDraftHotels(tx, id);
    if (user.hotelName !== undefined) {
      await insertDraftHotel(tx, { ownerId: id, name: user.hotelName, now: context.now });
    }
    const verification = await newVerification(tx, id, context);
    const letter =
      id === NOBODY ? addressKnownMail(context.publicUrl, context.language) : verification;
    await mailUser(tx, owner?.id ?? NOBODY, letter, context.now);
  });
}

/**
 * A new link for an account that waits for verification; silence for any other address, with the same
 * statements.
 */
export async function resendVerification(
  db: Db,
  email: string,
  context: MailContext,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const user = await userByEmail(tx, emailKey(email));
    const id = user && !user.verified ? user.id : NOBODY;
    await deleteTokens(tx, id, 'verify-email', context.now);
    await mailUser(tx, id, await newVerification(tx, id, context), context.now);
  });
}

async function newVerification(
  tx: Db,
  id: number,
  { now, publicUrl, language }: MailContext,
): Promise<Letter> {
  const token = newMailedToken(now);
  await insertToken(tx, id, 'verify-email', token, now);
  return verificationMail(publicUrl, token.token, language);
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
