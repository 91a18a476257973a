import { madeInHotel, makeOnce } from '../accounts/keys/makeOnce';
import { hotelOfCode } from '../../domain/bookings/bookingCode';
import { tidyFreeText } from '../../domain/reviews/reviews';
import { keptAccountById } from '../accounts/queries';
import { bookingOfUser, type GuestBookingRow } from '../bookings/guest.queries';
import { ApiError, notFound } from '../http/errors';
import type { Call, Handlers, Schemas } from '../http/operations';
import { pageOf } from '../http/page';
import type { Db } from '../db/db';
import { hotelOnSale } from '../hotels/queries';
import type { Services } from '../services';
import { toOwnReview, toOwnStay, toReview } from './mappers';
import { completedStays, ownReviews, reviewsOfHotel, starsOfHotel } from './queries';
import { changeReview, writeReview } from './write';

type Own = Pick<Handlers, 'listReviews' | 'listOwnStays' | 'writeReview' | 'changeReview'>;

const MAX_STAYS = 20;

export function reviewHandlers(services: Services): Own {
  const { db, saveInHotel, clock } = services;
  return {
    async listReviews({ params: { id }, query: { page = 0, size = 10 } }) {
      const hotel = await hotelOnSale(db, id);
      if (!hotel) throw notFound();
      const rows = await reviewsOfHotel(db, id, { page, size });
      return {
        ...pageOf(rows.map(toReview), hotel.reviewCount, { page, size }),
        totalRatings: hotel.rating,
        totalReviews: hotel.reviewCount,
        distribution: await starsOfHotel(db, id),
      };
    },

    async listOwnStays({ params: { id }, account }) {
      if (!(await hotelOnSale(db, id))) throw notFound();
      const own = { hotelId: id, userId: account.id };
      const stays = await completedStays(db, { ...own, limit: MAX_STAYS });
      const keys = stays.map(({ bookingId }) => ({ hotelId: id, bookingId }));
      const written = await ownReviews(db, account.id, keys);
      return stays.map((stay) => toOwnStay(stay, written.get(stay.bookingId)));
    },

    async writeReview(call) {
      const booking = await ownBooking(db, call);
      await makeOnce(
        madeInHotel(services, booking.hotelId),
        'writeReview',
        call,
        (inKeyedTransaction) => inKeyedTransaction((tx) => put(tx, call, booking, writeReview)),
      );
      return reviewOf(call, booking);
    },

    async changeReview(call) {
      const booking = await ownBooking(db, call);
      await saveInHotel(booking.hotelId, (tx) => put(tx, call, booking, changeReview));
      return reviewOf(call, booking);
    },
  };

  /** @returns the number of the booking, by which the review is found */
  async function put(
    tx: Db,
    { account, body }: Pick<Call<'writeReview'>, 'account' | 'body'>,
    booking: GuestBookingRow,
    store: typeof writeReview,
  ): Promise<number> {
    // Otherwise a review could outlive the account of its guest with their name.
    if (!(await keptAccountById(tx, account.id))) throw new ApiError('SIGNED_OUT');
    const { rating } = body;
    const comment = tidyFreeText(body.comment);
    await store(tx, booking, { userId: account.id, rating, comment, now: clock.now() });
    return booking.id;
  }

  async function reviewOf(
    { account }: Pick<Call<'writeReview'>, 'account'>,
    { hotelId, id: bookingId }: GuestBookingRow,
  ): Promise<Schemas['OwnReview']> {
    const review = (await ownReviews(db, account.id, [{ hotelId, bookingId }])).get(bookingId);
    if (!review) throw notFound();
    return toOwnReview(review);
  }
}

/** @throws ApiError 404 for a booking that is not the caller's */
async function ownBooking(
  db: Db,
  { params, account }: Pick<Call<'writeReview'>, 'params' | 'account'>,
): Promise<GuestBookingRow> {
  const code = params.bookingId.toUpperCase();
  const hotelId = hotelOfCode(code);
  const row = hotelId !== null && (await bookingOfUser(db, { hotelId, code, userId: account.id }));
  if (!row) throw notFound();
  return row;
}
