import { seeded } from '../random';
import { GUEST_NAMES } from './guests';
import type { DemoHotel } from './hotels/hotel';
import { REVIEW_POOL, type ReviewText } from './reviewPool';

export interface DemoReview {
  readonly guestName: string;
  readonly rating: ReviewText[0];
  readonly comment: string;
  readonly hotelResponse: string | null;
  /** How many days before today it was written. */
  readonly daysAgo: number;
}

/** A stay of a demo guest that they wrote about themselves. */
interface ReviewedStay {
  readonly guest: 'customer@example.com' | 'customer2@example.com';
  /** Its place in the list of hotels, and the days from today to its check-in. */
  readonly hotel: number;
  readonly from: number;
  readonly review: Omit<DemoReview, 'guestName'>;
}

/** The first can still be changed; other completed stays wait for a review. */
export const REVIEWED_STAYS: readonly ReviewedStay[] = [
  {
    guest: 'customer@example.com',
    hotel: 1,
    from: -33,
    review: {
      rating: 5,
      comment: 'Mở cửa sổ là nghe tiếng sóng. Lễ tân gọi giúp xe ra bến tàu lúc năm giờ sáng.',
      hotelResponse: null,
      daysAgo: 3,
    },
  },
  {
    guest: 'customer@example.com',
    hotel: 2,
    from: -46,
    review: {
      rating: 4,
      comment: 'Phòng ấm, chăn dày, sáng ra sương phủ kín vườn.\nBữa sáng nên có thêm món chay.',
      hotelResponse: 'Cảm ơn Lan. Từ tháng này bữa sáng đã có hai món chay mỗi ngày.',
      daysAgo: 40,
    },
  },
  {
    guest: 'customer2@example.com',
    hotel: 3,
    from: -59,
    review: {
      rating: 3,
      comment: 'Bãi biển ngay trước cửa, nhưng nước nóng buổi tối lúc có lúc không.',
      hotelResponse: null,
      daysAgo: 50,
    },
  },
];

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
  return texts.map(([rating, comment, response], i) => {
    daysAgo += random.whole(2, 17);
    return {
      guestName: names[i] ?? GUEST_NAMES[0],
      rating,
      comment,
      hotelResponse: response ?? null,
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
