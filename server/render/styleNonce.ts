import { randomBytes } from 'node:crypto';

const NONCE_BYTES = 18;

/** The back office makes its styles at run time: a number that only this document knows permits it. */
export function styleNonce(): string {
  return randomBytes(NONCE_BYTES).toString('base64');
}

/** The policy with the nonce among the styles it permits. */
export function permitting(policy: string, nonce: string): string {
  return policy.replace('style-src ', `style-src 'nonce-${nonce}' `);
}
