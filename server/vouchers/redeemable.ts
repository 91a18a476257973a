import { voucherKey, voucherRefusal, type VoucherRefusal } from '../../domain/voucher';
import { invalid } from '../http/errors';
import type { FieldRefusal } from '../http/messages';
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
  const refusal = voucherRefusal(voucher, now);
  if (refusal) throw invalid({ voucherCode: reasonOf(refusal, voucher) });
  return voucher;
}

function reasonOf(refusal: VoucherRefusal, voucher: VoucherRow): FieldRefusal {
  switch (refusal) {
    case 'off':
      return 'voucherOff';
    case 'usedUp':
      return 'voucherUsedUp';
    case 'notYet':
      return { fault: 'voucherNotYet', value: voucher.startDate };
    case 'over':
      return { fault: 'voucherOver', value: voucher.expirationDate };
  }
}
