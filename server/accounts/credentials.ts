import { emailKey } from '../../domain/accounts/credentials';
import { ApiError } from '../http/errors';
import type { Db } from '../db/db';
import { unmatchableHash, verifyPassword } from './passwords';
import { userByEmail, type UserRow } from './queries';

const noAccount = unmatchableHash();

/**
 * Who signs in. One question and one password check, whether or not the address is known.
 *
 * @throws ApiError 401; 403 and 400 only after the right password
 */
export async function userBehind(
  db: Db,
  { email, password }: { email: string; password: string },
): Promise<UserRow> {
  const user = await userByEmail(db, emailKey(email));
  const rightPassword = await verifyPassword(user?.passwordHash ?? (await noAccount), password);
  if (!user || !rightPassword) throw new ApiError('WRONG_CREDENTIALS');
  if (user.suspended) throw new ApiError('ACCOUNT_SUSPENDED');
  if (!user.verified) throw new ApiError('NOT_VERIFIED');
  return user;
}
