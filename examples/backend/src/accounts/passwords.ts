import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { fault } from '../faults';

/** Cheap for a real site; this one forgets every password with its process. */
const COST = { N: 4096, r: 8, p: 1 };

/** As some ways to hash read no more of it. */
const counted = (password: string) => (fault('password-cut') ? password.slice(0, 8) : password);

const hashed = (password: string, salt: Buffer) =>
  new Promise<Buffer>((resolve, reject) => {
    scrypt(
      counted(fault('password-trimmed') ? password.trim() : password.normalize('NFC')),
      salt,
      32,
      COST,
      (error, key) => (error ? reject(error) : resolve(key)),
    );
  });

export async function hashOfPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('base64')}.${(await hashed(password, salt)).toString('base64')}`;
}

/** Takes as long for nobody's password as for somebody's. */
export async function isPassword(password: string, kept: string | undefined): Promise<boolean> {
  const [salt = '', hash = ''] = (kept ?? 'AAAAAAAAAAAAAAAAAAAAAA==.').split('.');
  const expected = Buffer.from(hash, 'base64');
  const actual = await hashed(password, Buffer.from(salt, 'base64'));
  return expected.length === actual.length && timingSafeEqual(actual, expected);
}
