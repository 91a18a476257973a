import { ENDINGS, type Ending } from './authSlice';

/** What a page may hand to the login or register page through the navigation state. */
export interface SignInState {
  role?: 'partner';
  /** The page before was English, whatever the reader's language is. */
  language?: 'en';
  /** A path of this app to come back to. */
  from?: string;
  /** Whose session ended there: nobody else is led back. */
  owner?: string | null;
  /** Why the login is shown. */
  reason?: SignInReason;
  email?: string;
  /** When that address was typed: once somebody has come or gone, it is not shown any more. */
  typedAt?: number;
}

/** A session has ended by itself, or perhaps by what the page before had asked for. */
type SignInReason = 'booking' | 'sessionEnded' | Ending;

const REASONS: readonly unknown[] = ['booking', 'sessionEnded', ...ENDINGS];

export const isSignInReason = (reason: unknown): reason is SignInReason => REASONS.includes(reason);

/** A path of this app, or null: nothing else may be gone to after a login. */
export function ownPath(text: unknown): string | null {
  return typeof text === 'string' && /^\/(?![/\\])/.test(text) ? text : null;
}
