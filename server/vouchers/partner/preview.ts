import type { Rates } from '../../../domain/money/money';
import { stayPrice } from '../../../domain/prices/nightPrices';
import { mayApplyItself } from '../../../domain/vouchers/nightlyPrice';
import { quoteOf, quoteOfRooms } from '../../../domain/bookings/quote';
import { TAX_AND_FEE_PERCENT } from '../../../domain/bookings/taxAndFee';
import { nightsBetween } from '../../../domain/stays/stay';
import { discountOf } from '../../../domain/vouchers/voucher';
import { refuseBadStay, refuseShortStay } from '../../hotels/stayRules';
import { notFound } from '../../http/errors';
import type { Schemas } from '../../http/operations';
import type { Db } from '../../db/db';
import { chosenRooms } from '../../rooms/queries';
import { nightsOfRoom } from '../../rooms/nightsOfRoom';
import { minimumStayOf } from './queries';
import { discountOnTrial, newVoucherDefaults } from './wording';

/**
 * What a traveller would pay for a stay in one of the owner's rooms, free or not, with a discount.
 *
 * @throws ApiError 404 or 422
 */
export async function previewedPrice(
  db: Db,
  ownerId: number,
  trial: Schemas['VoucherTrial'],
  { now, rates }: { now: Date; rates: Rates },
): Promise<Schemas['PriceLines']> {
  const { hotelId, roomId } = trial;
  const minimumStay = await minimumStayOf(db, ownerId, hotelId);
  if (!minimumStay) throw notFound();
  const stay = { checkIn: trial.checkInDate, checkOut: trial.checkOutDate };
  refuseBadStay(stay, now);
  refuseShortStay(stay, minimumStay);
  const nights = nightsBetween(trial.checkInDate, trial.checkOutDate);
  const [room] = await chosenRooms(db, hotelId, [roomId], stay);
  if (!room) throw notFound();
  const terms = discountOnTrial(trial, newVoucherDefaults.currency);
  const pricedAt = (percent: number | null) => nightsOfRoom(room, stay, percent);
  const quote =
    trial.autoApply && mayApplyItself(terms)
      ? quoteOfRooms([pricedAt(terms.discountPercent)], nights)
      : quoteOf({
          stayPrices: [stayPrice(pricedAt(null))],
          nights,
          discount: discountOf(terms, rates),
        });
  return { ...quote, taxAndFeePercent: TAX_AND_FEE_PERCENT };
}
