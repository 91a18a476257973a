import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { fault } from '../faults';
import type { Account, Store } from '../store';

/** Signed with a key of this process: a restart signs everybody out, as it forgets everybody. */
const KEY = randomBytes(32);
const LIFE_SECONDS = 7 * 24 * 3600;

interface Claims {
  sub: number;
  epoch: number;
  exp: number;
}

const coded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const signatureOf = (text: string) => createHmac('sha256', KEY).update(text).digest();

export function tokenOf(account: Account): string {
  const exp = Math.floor(Date.now() / 1000) + LIFE_SECONDS;
  const claims: Claims = { sub: account.id, epoch: account.epoch, exp };
  const text = `${coded({ alg: 'HS256', typ: 'JWT' })}.${coded(claims)}`;
  return `${text}.${signatureOf(text).toString('base64url')}`;
}

/** Whose token it is, unless it is forged, over or withdrawn. */
export function accountOf(store: Store, token: string): Account | undefined {
  const [head = '', body = '', signature = ''] = token.split('.');
  const expected = signatureOf(`${head}.${body}`);
  const sent = Buffer.from(signature, 'base64url');
  const isSigned = sent.length === expected.length && timingSafeEqual(sent, expected);
  if (!isSigned && !fault('signature-unchecked')) return undefined;
  const claims = claimsOf(body);
  if (!claims || claims.exp * 1000 < Date.now()) return undefined;
  const account = store.accounts.get(claims.sub);
  const isSuspended = (account?.suspendedReason ?? null) !== null;
  if (isSuspended && fault('tokens-back-when-restored')) return undefined;
  return account && account.epoch === claims.epoch ? account : undefined;
}

function claimsOf(body: string): Claims | undefined {
  try {
    return JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims;
  } catch {
    return undefined;
  }
}

/** A token for a mail's link, and what is kept of it. */
export function newLink(): { token: string; hash: string } {
  const token = randomBytes(24).toString('base64url');
  return { token, hash: hashOf(token) };
}

export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
