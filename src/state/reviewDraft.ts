import { readStored, writeStored } from './storage';

/** What was written about a stay and not sent yet. */
export interface ReviewDraft {
  rating: number;
  comment: string;
}

// A slice would be in the first page's program; only the page of the form needs this.
const keyOf = (bookingId: string): string => `nghi-dau:review:${bookingId.toUpperCase()}`;

export function keptReviewDraft(bookingId: string): ReviewDraft | null {
  try {
    const kept = JSON.parse(readStored(keyOf(bookingId)) ?? 'null') as Partial<ReviewDraft> | null;
    const { rating, comment } = kept ?? {};
    if (typeof rating !== 'number' || typeof comment !== 'string') return null;
    return { rating, comment };
  } catch {
    return null;
  }
}

/** Null forgets it. */
export function keepReviewDraft(bookingId: string, draft: ReviewDraft | null): void {
  writeStored(keyOf(bookingId), draft && JSON.stringify(draft));
}
