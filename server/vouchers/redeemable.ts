import { voucherKey, voucherError, type VoucherError } from '../../domain/vouchers/voucher';
import { invalid } from '../http/errors';
import type { FieldError } from '../http/messages';
import type { Db } from '../db/db';
import { voucherOfOwner, type VoucherRow } from './queries';

/**
 * The voucher that a traveller's code names at the hotels of this owner.
 *
 * @throws ApiError 422 on `voucherCode` with the reason why it cannot be used now
 */
export async function redeemableVoucher(
  db: Db,
  ownerId: number,
  code: string,
  now: Date,
): Promise<VoucherRow> {
  const voucher = await voucherOfOwner(db, ownerId, voucherKey(code));
  if (!voucher) throw invalid({ voucherCode: 'voucherUnknown' });
  const error = voucherError(voucher, now);
  if (error) throw invalid({ voucherCode: reasonOf(error, voucher) });
  return voucher;
}

function reasonOf(error: VoucherError, voucher: VoucherRow): FieldError {
  switch (error) {
    case 'off':
      return 'voucherOff';
    case 'usedUp':
      return 'voucherUsedUp';
    case 'notYet':
      return { error: 'voucherNotYet', value: voucher.startDate };
    case 'over':
      return { error: 'voucherOver', value: voucher.expirationDate };
  }
}
