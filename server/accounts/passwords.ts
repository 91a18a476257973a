import { randomBytes } from 'node:crypto';
import { hash, verify } from './hashingThreads';

export function hashPassword(password: string): Promise<string> {
  return hash(sameBytes(password));
}

export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, sameBytes(password));
}

/** A hash that no password matches; checking against it takes as long as against a real one. */
export function unmatchableHash(): Promise<string> {
  return hashPassword(randomBytes(32).toString('base64url'));
}

/** Keyboards differ in how they compose 'ậ'; the person typed the same. */
function sameBytes(password: string): string {
  return password.normalize('NFC');
}
