import { reviewChangeableUntil } from '../../domain/reviews/reviews';
import type { Schemas } from '../http/operations';
import type { OwnReviewRow, OwnStayRow, ReviewRow } from './queries';

export function toReview(row: ReviewRow): Schemas['Review'] {
  const { createdAt, changedAt, respondedAt, stay, ...words } = row;
  return {
    ...words,
    createdAt: createdAt.toISOString(),
    ...(changedAt && { changedAt: changedAt.toISOString() }),
    ...momentOfAnswer(row),
    ...(stay && { stay }),
  };
}

const momentOfAnswer = ({ hotelResponse, respondedAt }: ReviewRow | OwnReviewRow) =>
  hotelResponse !== null && respondedAt !== null
    ? { respondedAt: respondedAt.toISOString() }
    : undefined;

export function toOwnReview(row: OwnReviewRow): Schemas['OwnReview'] {
  return {
    id: row.id,
    rating: row.rating,
    comment: row.comment,
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt?.toISOString() ?? null,
    changeableUntil: reviewChangeableUntil(row.createdAt).toISOString(),
    hotelResponse: row.hotelResponse,
    ...momentOfAnswer(row),
  };
}

export function toOwnStay(row: OwnStayRow, review: OwnReviewRow | undefined): Schemas['OwnStay'] {
  return {
    bookingId: row.code,
    checkInDate: row.checkIn,
    checkOutDate: row.checkOut,
    rooms: row.rooms,
    ...(review && { review: toOwnReview(review) }),
  };
}
