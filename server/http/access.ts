import type { FastifyRequest } from 'fastify';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../clock';
import { ApiError } from './errors';
import type { Account } from './account';
import { keyId, signingKey } from './signingKey';

/** What telling callers apart needs. */
export interface Access {
  clock: Clock;
  /** The first signs the tokens; those of the others are accepted too. */
  jwtKeys: readonly [Uint8Array, ...Uint8Array[]];
  /** The account, unless its tokens of this version have been withdrawn. */
  accountOfToken(id: number, tokenVersion: number): Promise<Account | undefined>;
}

type Scheme = (request: FastifyRequest, access: Access) => Promise<Account>;

const TOKEN_LIFE_SECONDS = 7 * 24 * 3600;

/** A signed token that names the account and the version of its tokens. */
export async function tokenFor(
  account: { id: number; tokenVersion: number },
  { clock, jwtKeys: [jwtKey] }: Pick<Access, 'clock' | 'jwtKeys'>,
): Promise<string> {
  const now = Math.floor(clock.now().getTime() / 1000);
  return new SignJWT({ ver: account.tokenVersion })
    .setProtectedHeader({ alg: 'HS256', kid: keyId(jwtKey) })
    .setSubject(String(account.id))
    .setIssuedAt(now)
    .setExpirationTime(now + TOKEN_LIFE_SECONDS)
    .sign(await signingKey(jwtKey));
}

/** One function per security scheme of the contract; each gives the account or refuses. */
export const schemes: Readonly<Record<string, Scheme>> = {
  account: signedIn,
  partner: withRole('PARTNER'),
  admin: withRole('ADMIN'),
};

function withRole(role: Account['role']): Scheme {
  return async (request, access) => {
    const account = await signedIn(request, access);
    if (account.role !== role) throw new ApiError('FORBIDDEN');
    return account;
  };
}

async function signedIn(request: FastifyRequest, access: Access): Promise<Account> {
  const token = bearerToken(request.headers.authorization);
  const account = token && (await accountBehind(token, access));
  if (!account) throw new ApiError('SIGNED_OUT');
  return account;
}

function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer ([\w.-]{1,2000})$/i.exec(header ?? '')?.[1];
}

async function accountBehind(token: string, { clock, jwtKeys, accountOfToken }: Access) {
  try {
    const { payload } = await jwtVerify(token, ({ kid }) => keyNamed(kid, jwtKeys), {
      algorithms: ['HS256'],
      currentDate: clock.now(),
    });
    return await accountOfToken(Number(payload.sub), Number(payload['ver']));
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

/** Servers of earlier versions named no key. */
function keyNamed(kid: string | undefined, keys: Access['jwtKeys']): Promise<CryptoKey> {
  const key = kid === undefined ? keys[0] : keys.find((known) => keyId(known) === kid);
  if (!key) throw new errors.JWKSNoMatchingKey();
  return signingKey(key);
}
