import { voucherError, type VoucherError } from '../../domain/vouchers/voucher';
import { invalid } from '../http/errors';
import type { FieldError } from '../http/messages';
import type { VoucherRow } from './queries';

/**
 * What a traveller's code names at a hotel, if it can be used now.
 *
 * @throws ApiError 422 on `voucherCode` with the reason why it cannot
 */
export function redeemable(voucher: VoucherRow | undefined, now: Date): VoucherRow {
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
