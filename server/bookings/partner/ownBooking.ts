import { hotelOfCode } from '../../../domain/bookings/bookingCode';
import type { Db } from '../../db/db';
import { notFound } from '../../http/errors';
import type { Call, Schemas } from '../../http/operations';
import { eventsOfBooking } from '../history.queries';
import { toPartnerBookingDetail } from './mappers';
import { partnerBooking } from './queries';

export type OneBooking = Pick<Call<'getPartnerBooking'>, 'params' | 'account'>;

/** Which booking of whose hotel is meant; the id may come in any case, as people type it. @throws ApiError 404 */
export function keyOf({ params, account }: OneBooking) {
  const code = params.bookingId.toUpperCase();
  const hotelId = hotelOfCode(code);
  if (hotelId === null) throw notFound();
  return { ownerId: account.id, hotelId, code };
}

/** The booking as its hotel sees it. @throws ApiError 404 */
export async function detailOf(
  db: Db,
  key: ReturnType<typeof keyOf>,
  now: Date,
): Promise<Schemas['PartnerBookingDetail']> {
  const row = await partnerBooking(db, key);
  if (!row) throw notFound();
  const events = await eventsOfBooking(db, { hotelId: row.hotelId, bookingId: row.id });
  return toPartnerBookingDetail(row, events, now);
}
