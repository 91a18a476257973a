import type { Rates } from '../../../domain/money/money';
import { nightPrices, SAME_EVERY_NIGHT } from '../../../domain/prices/nightPrices';
import { mayApplyItself } from '../../../domain/vouchers/nightlyPrice';
import { quoteOf, quoteOfRooms, TAX_AND_FEE_PERCENT } from '../../../domain/bookings/quote';
import { discountOf } from '../../../domain/vouchers/voucher';
import { nightsOf, refuseBadStay } from '../../hotels/stayRules';
import { notFound } from '../../http/errors';
import type { Schemas } from '../../http/operations';
import type { Db } from '../../db/db';
import { roomOnTrial } from './queries';
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
  const room = await roomOnTrial(db, ownerId, trial);
  if (!room) throw notFound();
  const stay = { checkIn: trial.checkInDate, checkOut: trial.checkOutDate };
  refuseBadStay(stay, now);
  const nights = nightsOf(stay, room.minimumStay);
  const terms = discountOnTrial(trial, newVoucherDefaults.currency);
  const quote =
    trial.autoApply && mayApplyItself(terms)
      ? quoteOfRooms(
          [nightPrices(room.price, SAME_EVERY_NIGHT, stay, terms.discountPercent)],
          nights,
        )
      : quoteOf({ stayPrices: [room.price * nights], nights, discount: discountOf(terms, rates) });
  return { ...quote, taxAndFeePercent: TAX_AND_FEE_PERCENT };
}
