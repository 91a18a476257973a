import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A token made by hand, the way somebody would who wants to get in without an account. */
export function madeToken(
  payload: object,
  { alg = 'HS256', key = 'a key that is not the one of the server' } = {},
): string {
  const signed = [{ alg, typ: 'JWT' }, payload].map(encoded).join('.');
  const signature = alg === 'none' ? '' : hmac(signed, key);
  return `${signed}.${signature}`;
}

/** The key of a server that made its own. */
export async function keyOf({ dataDir }: { dataDir: string }): Promise<string> {
  return (await readFile(path.join(dataDir, 'jwt-secret'), 'utf8')).trim();
}

/** What a token says, without checking it. */
export function payloadOf(token: string): Record<string, unknown> {
  const payload = token.split('.')[1] ?? '';
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

function hmac(text: string, key: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
