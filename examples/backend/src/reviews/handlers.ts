import { now } from '../days';
import { fault } from '../faults';
import { fullNameOf } from '../accounts/accounts';
import { callerOf, created, numberOf, ok, textOf, type Call, type Handler } from '../http/call';
import { conflict, notFound } from '../http/problem';
import { tellOwner } from '../dashboard/notices';
import { hasSlept } from '../bookings/expected';
import { ownBooking } from '../bookings/travellers';
import { publicHotel } from '../hotels/hotels';
import { ownHotel } from '../hotels/partners';
import { hasWords, pageOf, sorted } from '../pages';
import { fieldsOf } from '../rooms/rooms';
import { pick, type Booking, type Review, type Store } from '../store';
import {
  changeableUntil,
  ownReviewOf,
  ratingOf,
  reviewOf,
  reviewOfBooking,
  reviewsOf,
  stayOfReview,
} from './reviews';

const tidy = (text: string) =>
  text
    .trim()
    .normalize('NFC')
    .slice(0, fault('review-cut') ? 1500 : undefined);

const listReviews: Handler = (call) => {
  const hotel = publicHotel(call.store, numberOf(call, 'id'), 'reviews-of-drafts');
  const all = reviewsOf(call.store, hotel.id);
  const counted = fault('stars-of-the-page') ? all.slice(0, numberOf(call, 'size')) : all;
  const distribution = [1, 2, 3, 4, 5].map(
    (stars) => counted.filter(({ rating }) => rating === stars).length,
  );
  const size = Math.min(numberOf(call, 'size'), fault('reviews-by-five') ? 5 : 50);
  const asked = { ...call, parameters: { ...call.parameters, size } };
  const page = pageOf(asked, all, (one) => reviewOf(call.store, one));
  const numberOfElements = fault('reviews-number-of-all')
    ? page.totalElements
    : page.numberOfElements;
  return ok({ ...page, numberOfElements, ...ratingOf(call.store, hotel.id), distribution });
};

const isOwn = (store: Store, booking: Booking) =>
  pick(store.hotels, booking.hotelId).ownerId === booking.accountId;

const listOwnStays: Handler = (call) => {
  const { store } = call;
  const hotel = publicHotel(store, numberOf(call, 'id'));
  const stays = store
    .bookingsOf(hotel.id)
    .filter((one) => one.accountId === callerOf(call).id && hasSlept(one) && !isOwn(store, one))
    .sort((a, b) => (a.checkIn < b.checkIn !== fault('own-stays-oldest-first') ? 1 : -1));
  return ok(stays.slice(0, 20).map((one) => ownStayOf(store, one)));
};

function ownStayOf(store: Store, booking: Booking) {
  const review = reviewOfBooking(store, booking.id);
  const rooms = booking.lines.map(({ nights }) => store.rooms.get(nights[0]?.roomId ?? 0));
  return {
    bookingId: booking.id,
    checkInDate: booking.checkIn,
    checkOutDate: booking.checkOut,
    rooms: rooms.map((room) => (room ? fieldsOf(store, room).name : '')),
    ...(review ? { review: ownReviewOf(review) } : {}),
  };
}

interface NewReview {
  rating: number;
  comment: string;
}

const writeReview: Handler = (call) => {
  const { store } = call;
  const booking = ownBooking(call, 'foreign-booking-read');
  if (isOwn(store, booking)) throw conflict('OWN_HOTEL');
  const isGone = booking.status === 'CANCELLED' || booking.status === 'NO_SHOW';
  if (isGone && !fault('no-stay-code')) throw conflict('NO_STAY');
  if (booking.status !== 'COMPLETED') throw conflict('STAY_NOT_COMPLETED');
  if (!hasSlept(booking) && !fault('no-night-reviewed')) throw conflict('NO_NIGHT');
  if (reviewOfBooking(store, booking.id)) throw conflict('REVIEW_EXISTS');
  const { rating, comment } = call.body as NewReview;
  const review: Review = {
    id: store.nextId(),
    hotelId: booking.hotelId,
    bookingId: booking.id,
    accountId: booking.accountId,
    userName: fullNameOf(callerOf(call)),
    rating,
    comment: tidy(comment),
    createdAt: now(),
    changedAt: null,
    answer: null,
    answeredAt: null,
  };
  store.reviews.set(review.id, review);
  tellOwner(store, booking, 'REVIEW_WRITTEN', review.id);
  return created(ownReviewOf(review));
};

const changeReview: Handler = (call) => {
  const booking = ownBooking(call, 'foreign-booking-read');
  const review = reviewOfBooking(call.store, booking.id);
  if (!review) throw notFound();
  const endedAt = changeableUntil(review);
  if (now() > endedAt) throw conflict('REVIEW_FINAL', { endedAt: endedAt.toISOString() });
  const { rating, comment } = call.body as NewReview;
  Object.assign(review, {
    rating: fault('stars-unchanged') ? review.rating : rating,
    comment: tidy(comment),
    changedAt: fault('changed-unmarked') ? null : now(),
  });
  tellOwner(call.store, booking, 'REVIEW_CHANGED', review.id);
  return ok(ownReviewOf(review));
};

function partnerReviewOf(store: Store, review: Review) {
  const { id, hotelId, userName, rating, comment, createdAt, changedAt, answer } = review;
  return {
    ...{ id, hotelId, userName, rating, comment, answer },
    hotelName: pick(store.hotels, hotelId).name,
    createdAt: createdAt.toISOString(),
    changedAt: changedAt?.toISOString() ?? null,
    answeredAt: review.answeredAt?.toISOString() ?? null,
    bookingId: review.bookingId,
    ...stayOfReview(store, review),
  };
}

function hasStars({ rating }: Review, stars: number | undefined): boolean {
  if (stars === undefined || rating === stars) return true;
  return rating > stars && fault('stars-or-more');
}

const listPartnerReviews: Handler = (call) => {
  const { store, parameters } = call;
  const hotels = new Set(store.hotelsOf(callerOf(call).id).map(({ id }) => id));
  const answer = textOf(call, 'answer');
  const isNamed = parameters.hotelId !== undefined && fault('hotel-filter-opens-reviews');
  const rows = [...store.reviews.values()]
    .filter((one) => hotels.has(one.hotelId) || isNamed)
    .filter((one) => parameters.hotelId === undefined || one.hotelId === parameters.hotelId)
    .filter((one) => hasStars(one, parameters.rating as number | undefined))
    .filter((one) => answer !== 'waiting' || one.answer === null || fault('waiting-unread'))
    .filter((one) => answer !== 'answered' || one.answer !== null)
    .filter((one) =>
      hasWords(
        [one.comment, fault('guests-unsearched') ? '' : one.userName, one.bookingId],
        textOf(call, 'text'),
      ),
    )
    .sort((a, b) => a.id - b.id);
  const order = sorted(rows, textOf(call, 'sort') ?? '-created', {
    created: (one) => one.createdAt.getTime(),
    rating: (one) => one.rating,
  });
  return ok(pageOf(call, order, (one) => partnerReviewOf(store, one)));
};

function ownersReview(call: Call, ignoring?: 'foreign-review-read'): Review {
  const hotel = ownHotel(call, 'hotelId', ignoring);
  const review = call.store.reviews.get(numberOf(call, 'reviewId'));
  const isForeign = review?.hotelId !== hotel.id;
  if (!review || (isForeign && !fault('foreign-review-through-own-hotel'))) throw notFound();
  return review;
}

const getPartnerReview: Handler = (call) =>
  ok(partnerReviewOf(call.store, ownersReview(call, 'foreign-review-read')));

const answerReview: Handler = (call) => {
  const review = ownersReview(call);
  const { answer } = call.body as { answer: string };
  const kept = fault('answer-as-typed') ? answer : tidy(answer);
  Object.assign(review, { answer: kept, answeredAt: now() });
  return ok(partnerReviewOf(call.store, review));
};

const deleteReviewAnswer: Handler = (call) => {
  const review = ownersReview(call);
  const answer = fault('answer-taken-back-is-empty') ? '' : null;
  const answeredAt = fault('answered-though-taken-back') ? review.answeredAt : null;
  const told = { ...review, answer, answeredAt };
  if (fault('answer-outlives-itself')) return ok(partnerReviewOf(call.store, told));
  Object.assign(review, told);
  return ok(partnerReviewOf(call.store, review));
};

export const reviewHandlers = {
  listReviews,
  listOwnStays,
  writeReview,
  changeReview,
  listPartnerReviews,
  getPartnerReview,
  answerReview,
  deleteReviewAnswer,
};
