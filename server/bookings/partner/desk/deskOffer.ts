import type { Stay } from '../../../../domain/stays/stay';
import { voucherKey } from '../../../../domain/vouchers/voucher';
import type { Db } from '../../../db/db';
import type { RoomRow } from '../../../rooms/queries';
import { automaticVoucher, voucherOfHotel, type VoucherRow } from '../../../vouchers/queries';
import { redeemable } from '../../../vouchers/redeemable';
import { priceOf, type Price } from '../../pricing';
import type { PricingContext } from '../../pricingContext';

interface Asked extends Stay {
  hotelId: number;
  voucherCode: string | undefined;
  /** Dong for each night of each room, instead of what travellers pay. */
  priceByHand: { pricePerNight: number } | undefined;
}

/** Reads what may take something off: no statement needs the answer of another. */
export function vouchersFor(
  db: Db,
  { hotelId, voucherCode }: Pick<Asked, 'hotelId' | 'voucherCode'>,
  { now }: PricingContext,
) {
  return {
    automatic: automaticVoucher(db, hotelId, now),
    named:
      voucherCode === undefined ? undefined : voucherOfHotel(db, hotelId, voucherKey(voucherCode)),
  };
}

interface Vouchers {
  automatic: VoucherRow | undefined;
  /** What the code names, if there is one. */
  named: VoucherRow | undefined;
}

/**
 * What travellers would pay, or what the desk says; less what the guest's code takes off.
 *
 * @throws ApiError 422 when the code cannot be used
 */
export function deskOffer(
  { voucherCode, priceByHand, ...stay }: Asked,
  rooms: readonly RoomRow[],
  { automatic, named }: Vouchers,
  context: PricingContext,
): Price {
  const typed = voucherCode === undefined ? null : redeemable(named, context.now);
  if (!priceByHand) return priceOf(rooms, stay, { automatic, typed }, context);
  const noType = { base: null, week: null, dates: null };
  const price = priceByHand.pricePerNight;
  const byHand = rooms.map((room) => ({ ...room, price, typePrices: noType }));
  return priceOf(byHand, stay, { automatic: undefined, typed }, context);
}
