import { createHash } from 'node:crypto';

const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' };
const known = new WeakMap<Uint8Array, Promise<CryptoKey>>();

/** The key that signs tokens, prepared once: of plain bytes jose would make it anew for each token. */
export function signingKey(bytes: Uint8Array): Promise<CryptoKey> {
  const key = known.get(bytes) ?? prepared(bytes);
  known.set(bytes, key);
  return key;
}

function prepared(bytes: Uint8Array): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', Uint8Array.from(bytes), ALGORITHM, false, [
    'sign',
    'verify',
  ]);
}

/** By which a token names its key; it tells nothing of the key. */
export function keyId(bytes: Uint8Array): string {
  return createHash('sha256').update('kid').update(bytes).digest('base64url').slice(0, 8);
}
