import { emailKey } from '../../domain/accounts/credentials';
import { ApiError, invalid } from '../http/errors';
import type { Schemas } from '../http/operations';
import { passwordReset } from '../mail/templates/passwordReset';
import type { Services } from '../services';
import type { AccountTransaction } from './accountTransactions';
import { activateNewest } from './activate';
import { hashPassword, verifyPassword } from './passwords';
import {
  accountById,
  keptUserByEmail,
  mailUser,
  NOBODY,
  setPassword,
  type UserRow,
} from './queries';
import {
  deleteTokens,
  insertToken,
  isTokenAlive,
  lockUserOfToken,
  verifyUser,
} from './tokens.queries';
import type { MailContext } from './signUp';
import { hashOfToken, newMailedToken } from './tokens';

type Parts = Pick<Services, 'db' | 'saveForAccount'>;

const PURPOSE = 'reset-password';

/**
 * A new password for somebody who knows the old one. Every older token ends, and with them the
 * links that were mailed for setting one.
 *
 * @throws ApiError 422 when the old one is wrong or the new ones differ
 */
export async function changePassword(
  { db, saveForAccount }: Parts,
  userId: number,
  body: Schemas['PasswordChange'],
): Promise<UserRow> {
  refuseDifferent(body);
  const user = await accountById(db, userId);
  if (!user) throw new ApiError('SIGNED_OUT');
  if (!(await verifyPassword(user.passwordHash, body.currentPassword))) {
    throw invalid({ currentPassword: 'wrongPassword' });
  }
  const passwordHash = await hashPassword(body.password);
  const changed = await saveForAccount(userId, async (tx) => {
    const { tokenVersion } = user;
    const now = await setPassword(tx, userId, { passwordHash, tokenVersion });
    if (now) await deleteTokens(tx, userId, PURPOSE);
    return now;
  });
  if (!changed) throw new ApiError('SIGNED_OUT');
  return changed;
}

/**
 * Mails the link that sets a new password; silence for an address without an account, with the same
 * statements.
 */
export async function forgotPassword(
  saveForAccount: AccountTransaction,
  email: string,
  context: MailContext,
): Promise<void> {
  const { now, publicUrl } = context;
  const key = emailKey(email);
  await saveForAccount(key, async (tx) => {
    const user = await keptUserByEmail(tx, key);
    const id = user?.id ?? NOBODY;
    const language = user?.language ?? context.language;
    await deleteTokens(tx, id, PURPOSE, now);
    const token = newMailedToken(now);
    await insertToken(tx, id, PURPOSE, token, now);
    await mailUser(tx, id, passwordReset(publicUrl, token.token, language), now);
  });
}

/**
 * A new password for whoever opened the mailed link, which proves the address too. The link works
 * once, and any other one that is on its way ends with it.
 *
 * @throws ApiError 400 when the link is none or does not work any more, 422 when the passwords differ
 */
export async function resetPassword(
  { db, saveForAccount }: Parts,
  body: Schemas['PasswordReset'],
  now: Date,
): Promise<UserRow> {
  refuseDifferent(body);
  const hash = hashOfToken(body.token);
  // Hashing takes a core for a while: nobody gets it by making up a link.
  if (!(await isTokenAlive(db, hash, PURPOSE, now))) throw new ApiError('PASSWORD_LINK_INVALID');
  const passwordHash = await hashPassword(body.password);
  const changed = await saveForAccount(hash, async (tx) => {
    const userId = await lockUserOfToken(tx, hash, PURPOSE, now);
    if (userId === undefined) return undefined;
    await activateNewest(tx, userId, now);
    if (!(await verifyUser(tx, userId, hash, now))) return undefined;
    await deleteTokens(tx, userId, PURPOSE);
    return setPassword(tx, userId, { passwordHash });
  });
  if (!changed) throw new ApiError('PASSWORD_LINK_INVALID');
  return changed;
}

function refuseDifferent(body: { password: string; confirmPassword: string }): void {
  if (body.password !== body.confirmPassword) throw invalid({ confirmPassword: 'passwordsDiffer' });
}
