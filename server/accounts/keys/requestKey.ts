import { createHash } from 'node:crypto';
import { invalid, type ApiError } from '../../http/errors';

type Headers = Record<string, string | string[] | undefined>;

/** The `Idempotency-Key`; undefined when it was sent without one. */
export function requestKeyIn(headers: Headers): string | undefined {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? key : undefined;
}

/** The refusal of a key that stands for something else. */
export function keyReused(): ApiError {
  return invalid({ 'Idempotency-Key': 'keyReused' });
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
