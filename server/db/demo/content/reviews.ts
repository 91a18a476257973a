import { seeded } from '../pictures/random';
import { GUEST_NAMES } from './guests';
import type { DemoHotel } from './hotels/hotel';
import { REVIEW_POOL, type ReviewText } from './reviewPool';

export interface DemoReview {
  readonly guestName: string;
  readonly rating: ReviewText['rating'];
  readonly comment: string;
  readonly hotelResponse: string | null;
  /** How many days before today it was written. */
  readonly daysAgo: number;
}

/** Too new for a review, so that the list shows such hotels too. */
const NEWCOMERS: ReadonlySet<string> = new Set(['hoang-hon-do', 'villa-may-lang-thang']);
const MOST = 13;

/** The hotel's reviews, newest first; none repeats a comment or a guest. */
export function reviewsOf(hotel: DemoHotel): readonly DemoReview[] {
  if (NEWCOMERS.has(hotel.key)) return [];
  const random = seeded(`reviews/${hotel.key}`);
  const texts = drawn(REVIEW_POOL, random.whole(3, MOST), random.whole(0, 99));
  const names = drawn(GUEST_NAMES, texts.length, random.whole(0, 99));
  let daysAgo = 0;
  return texts.map((text, i) => {
    daysAgo += random.whole(2, 17);
    return {
      guestName: names[i] ?? GUEST_NAMES[0],
      rating: text.rating,
      comment: text.comment,
      hotelResponse: text.response ?? null,
      daysAgo,
    };
  });
}

/** `count` different items: every seventh, from a given start. Seven divides neither list's length. */
function drawn<T>(items: readonly T[], count: number, start: number): readonly T[] {
  return Array.from({ length: count }, (_, i) => items[(start + i * 7) % items.length]).filter(
    (item) => item !== undefined,
  );
}
