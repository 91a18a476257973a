import type { FastifyBaseLogger } from 'fastify';
import { emailKey } from '../../domain/accounts/credentials';
import { userByEmail, type UserRow } from '../accounts/queries';
import type { Db } from '../db/db';
import { makeAdmin } from './users/role.queries';

/**
 * Gives the account that the operator names the role that no sign-up can ask for. It stays when the
 * setting is gone.
 */
export async function appointAdmin(
  db: Db,
  email: string,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): Promise<void> {
  const key = emailKey(email);
  const appointed = await makeAdmin(db, key);
  if (appointed) return log.info({ userId: appointed.id }, 'ADMIN_EMAIL is an administrator now');
  const obstacle = obstacleOf(await userByEmail(db, key));
  if (obstacle) log.warn(`ADMIN_EMAIL is no administrator: ${obstacle}`);
}

function obstacleOf(user: UserRow | undefined): string | undefined {
  if (user?.role === 'ADMIN') return undefined;
  if (!user?.verified) return 'sign up with it, open the link in the mail, then start again';
  if (user.suspended) return 'the account is suspended';
  return "it is a partner's account, whose hotels need a partner: name another one";
}
