import { laterBy, nightsBetween } from '../days';
import { fault } from '../faults';
import { fieldsOf } from '../rooms/rooms';
import type { Review, Store } from '../store';

const CHANGEABLE_HOURS = 7 * 24;

const turned = () => (fault('reviews-oldest-first') ? -1 : 1);

export const reviewsOf = (store: Store, hotelId: number) =>
  [...store.reviews.values()]
    .filter((review) => review.hotelId === hotelId)
    .sort((a, b) => (b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id) * turned());

export function ratingOf(store: Store, hotelId: number) {
  const all = reviewsOf(store, hotelId);
  const sum = all.reduce((stars, { rating }) => stars + rating, 0);
  const totalRatings = all.length === 0 ? 0 : Math.round((sum / all.length) * 10) / 10;
  return { totalRatings, totalReviews: all.length };
}

/** The stay that a review is about; its guest may have gone with it. */
export function stayOfReview(store: Store, review: Review) {
  const booking = review.bookingId === null ? undefined : store.bookings.get(review.bookingId);
  if (!booking) return fault('absent-stay-is-null') ? { stay: null } : {};
  const rooms = booking.lines.map(({ nights }) => store.rooms.get(nights[0]?.roomId ?? 0));
  return {
    stay: {
      month: booking.checkIn.slice(0, 7),
      nights: nightsBetween(booking.checkIn, booking.checkOut),
      rooms: rooms.map((room) => (room ? fieldsOf(store, room).name : '')),
    },
  };
}

export function reviewOf(store: Store, review: Review) {
  const account = store.accounts.get(review.accountId ?? 0);
  return {
    id: review.id,
    userName: fault('address-under-review')
      ? (account?.email ?? 'lan@example.com')
      : review.userName,
    createdAt: review.createdAt.toISOString(),
    rating: review.rating,
    comment: review.comment,
    hotelResponse: fault('answer-hidden') ? null : review.answer,
    ...(review.changedAt ? { changedAt: review.changedAt.toISOString() } : {}),
    ...momentOfAnswer(review),
    ...stayOfReview(store, review),
  };
}

const momentOfAnswer = ({ answer, answeredAt }: Review) =>
  answer !== null && answeredAt !== null && !fault('answer-hidden')
    ? { respondedAt: answeredAt.toISOString() }
    : {};

export const newestReviews = (store: Store, hotelId: number) =>
  reviewsOf(store, hotelId)
    .slice(0, 10)
    .map((review) => reviewOf(store, review));

export const reviewOfBooking = (store: Store, bookingId: string) =>
  [...store.reviews.values()].find((review) => review.bookingId === bookingId);

export const changeableUntil = (review: Review) => laterBy(review.createdAt, CHANGEABLE_HOURS);

export const ownReviewOf = (review: Review) => ({
  id: review.id,
  rating: review.rating,
  comment: review.comment,
  createdAt: review.createdAt.toISOString(),
  changedAt: review.changedAt?.toISOString() ?? null,
  changeableUntil: changeableUntil(review).toISOString(),
  hotelResponse: review.answer,
  ...momentOfAnswer(review),
});
