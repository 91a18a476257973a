import { call } from '../../support/client';
import type { ReviewAnswer } from '../../support/reviews';
import { sharedServer } from '../../support/server/serverControl';

export const { sql } = sharedServer();
export const good = { rating: 5, comment: 'Phòng sạch, nhân viên chu đáo.' };

export interface ReviewPage {
  content: ReviewAnswer[];
  totalElements: number;
  totalPages: number;
  totalRatings: number;
  totalReviews: number;
  distribution: number[];
}

export function reviewsOf(hotelId: number, query = '') {
  return call<ReviewPage>('GET', `/api/customer/hotels/${hotelId}/reviews${query}`);
}

/** The hotel's average and count, on every surface that shows them. */
export async function shownRatings(hotelId: number, roomId: number): Promise<[number, number][]> {
  const hotel = await call<{ totalRatings: number; totalReviews: number; name: string }>(
    'GET',
    `/api/customer/hotels/${hotelId}`,
  );
  const list = await call<{ content: { id: number; rating: number; totalReviews: number }[] }>(
    'GET',
    `/api/customer/hotels?text=${encodeURIComponent(hotel.body.name)}`,
  );
  const room = await call<{ totalRating: number; totalReviews: number }>(
    'GET',
    `/api/customer/rooms/${roomId}`,
  );
  const page = await reviewsOf(hotelId);
  const card = list.body.content.find(({ id }) => id === hotelId)!;
  return [
    [hotel.body.totalRatings, hotel.body.totalReviews],
    [card.rating, card.totalReviews],
    [room.body.totalRating, room.body.totalReviews],
    [page.body.totalRatings, page.body.totalReviews],
  ];
}
