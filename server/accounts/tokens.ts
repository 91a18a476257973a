import { createHash, randomBytes } from 'node:crypto';
import { TOKEN_LIFE_HOURS } from '../../domain/accounts/credentials';

/** What a mailed link carries, and the only form of it that is stored. */
export interface MailedToken {
  token: string;
  hash: string;
  expiresAt: Date;
}

export function newMailedToken(now: Date): MailedToken {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + TOKEN_LIFE_HOURS * 3600_000);
  return { token, hash: hashOfToken(token), expiresAt };
}

/** A plain hash is enough: nobody guesses 256 random bits. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
