import { accountOf } from './persistence/account';
import { fateOf } from './persistence/fate';
import { TOKEN_KEY } from './authSlice';
import { storedEachOwners } from './persistence/owners';
import { readStored, writeStored } from './persistence/storage';
import { asRecord, parsed } from './persistence/storedValues';

/** What was written about a stay and not sent yet. */
export interface ReviewDraft {
  rating: number;
  comment: string;
}

// A slice would be in the first page's program; only the page of the form needs this.
const keyOf = (bookingId: string) => `nghi-dau:review:${bookingId.toUpperCase()}` as const;
const accountHere = () => accountOf(readStored(TOKEN_KEY));

export function keptReviewDraft(bookingId: string): ReviewDraft | null {
  const { owner, rating, comment } = asRecord(parsed(readStored(keyOf(bookingId))));
  if (typeof rating !== 'number' || typeof comment !== 'string') return null;
  const now = { account: accountHere(), waitsFor: null, deleted: null };
  const kind = storedEachOwners['nghi-dau:review:'];
  const isTheirs = typeof owner === 'string' && fateOf(kind, owner, now) === 'stays';
  return isTheirs ? { rating, comment } : null;
}

/** Null forgets it. */
export function keepReviewDraft(bookingId: string, draft: ReviewDraft | null): void {
  writeStored(keyOf(bookingId), draft && JSON.stringify({ owner: accountHere(), ...draft }));
}
