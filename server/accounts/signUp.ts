import { invalid } from '../contract/errors';
import type { Language } from '../contract/messages';
import type { Schemas } from '../contract/operations';
import type { Db } from '../db/db';
import { inTransaction } from '../db/transaction';
import { queueMail } from '../mail/outbox';
import { addressKnownMail, verificationMail } from './mails';
import { hashPassword } from './passwords';
import { emailKey, splitName, storedPhone, tidy } from './people';
import {
  deleteDraftHotels,
  deleteTokens,
  insertDraftHotel,
  insertToken,
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
 * gets what was typed last. A verified account is left alone; its owner is told by mail instead.
 *
 * @throws ApiError 422 when the passwords differ or the phone is none
 */
export async function signUp(db: Db, body: SignUpBody, context: MailContext): Promise<void> {
  const person = personOf(body);
  const user = { ...person, passwordHash: await hashPassword(body.password) };
  await inTransaction(db, async (tx) => {
    const id = await saveSignUp(tx, user, context.now);
    if (id === undefined) return tellOwner(tx, user.emailKey, context);
    await deleteTokens(tx, id, 'verify-email');
    await deleteDraftHotels(tx, id);
    if (user.hotelName !== undefined) {
      await insertDraftHotel(tx, { ownerId: id, name: user.hotelName, now: context.now });
    }
    await queueVerification(tx, { id, email: user.email }, context);
  });
}

/** A new link for an account that waits for verification; silence for any other address. */
export async function resendVerification(
  db: Db,
  email: string,
  context: MailContext,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const user = await userByEmail(tx, emailKey(email));
    if (!user || user.verified) return;
    await deleteTokens(tx, user.id, 'verify-email', context.now);
    // To the stored address: two addresses that compare as equal need not be one mailbox.
    await queueVerification(tx, user, context);
  });
}

async function queueVerification(
  tx: Db,
  { id, email }: { id: number; email: string },
  { now, publicUrl, language }: MailContext,
): Promise<void> {
  const token = newMailedToken(now);
  await insertToken(tx, id, 'verify-email', token, now);
  await queueMail(tx, { to: email, ...verificationMail(publicUrl, token.token, language) }, now);
}

async function tellOwner(
  tx: Db,
  key: string,
  { now, publicUrl, language }: MailContext,
): Promise<void> {
  const owner = await userByEmail(tx, key);
  if (!owner) return;
  await queueMail(tx, { to: owner.email, ...addressKnownMail(publicUrl, language) }, now);
}

function personOf(body: SignUpBody): Person {
  const address = { email: tidy(body.email), emailKey: emailKey(body.email) };
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
