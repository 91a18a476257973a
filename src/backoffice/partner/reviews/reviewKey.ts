import type { PartnerReview } from '../../../api/partner';

/** How an address names a review: the hotel's id and its own. */
export function reviewKey({ hotelId, id }: Pick<PartnerReview, 'hotelId' | 'id'>): string {
  return `${hotelId}-${id}`;
}

/** Null for a text that names no review. */
export function reviewOfKey(key: string): { hotelId: number; reviewId: number } | null {
  const [, hotel, review] = /^([1-9]\d{0,14})-([1-9]\d{0,14})$/.exec(key) ?? [];
  return hotel && review ? { hotelId: Number(hotel), reviewId: Number(review) } : null;
}
