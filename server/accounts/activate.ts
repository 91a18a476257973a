import type { Db } from '../db/db';
import { insertDraftHotel } from './queries';
import { verifyUser } from './tokens.queries';
import { endSignUps, pendingSignUps, signUpOfToken, takeOver } from './signUps.queries';

interface Link {
  userId: number;
  hash: string;
  now: Date;
}

/**
 * Verifies an account by a mailed link, with what the sign-up typed that the link was mailed for; the
 * address's other sign-ups end. The account is locked.
 *
 * @returns whether the link still stands; opened twice it does
 */
export async function activateByLink(tx: Db, { userId, hash, now }: Link): Promise<boolean> {
  const signUpId = await signUpOfToken(tx, { userId, hash });
  if (typeof signUpId === 'number') await activate(tx, { userId, signUpId, now });
  return verifyUser(tx, userId, hash, now);
}

/** Whoever proves the mailbox in another way, and waits for no link: with what was typed last. */
export async function activateNewest(tx: Db, userId: number, now: Date): Promise<void> {
  const [newest] = await pendingSignUps(tx, userId, 1);
  if (newest) await activate(tx, { userId, signUpId: newest.id, now });
}

async function activate(tx: Db, key: { userId: number; signUpId: number; now: Date }) {
  const { userId, now } = key;
  const hotelName = await takeOver(tx, key);
  if (hotelName !== null) await insertDraftHotel(tx, { ownerId: userId, name: hotelName, now });
  await endSignUps(tx, key);
}
