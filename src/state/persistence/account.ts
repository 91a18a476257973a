import { createAction } from '@reduxjs/toolkit';

/** An account by its id; null is nobody who has signed in. */
export type Account = string | null;

/** Who is here, and who has just left. */
export interface Accounts {
  account: Account;
  /** Whose session ended by itself: they may be about to come back. */
  waitsFor: Account;
  /** Who is never coming back. */
  deleted: Account;
}

/** The account on this device is another one than `owner`, whose the things remembered so far are. */
export const accountChanged = createAction<Accounts & { owner: Account }>('account/changed');

/** Whose a token is: what it says, if it can be read, else its end, which no other token has. */
export function accountOf(token: string | null): Account {
  if (!token) return null;
  try {
    const payload = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
    const { sub } = JSON.parse(atob(payload)) as { sub?: unknown };
    if (typeof sub === 'string' || typeof sub === 'number') return String(sub);
  } catch {
    // Another backend's tokens may be of any kind.
  }
  return token.slice(-6);
}
