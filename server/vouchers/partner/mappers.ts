import { vietnamWallClock } from '../../../domain/stays/stay';
import { formatAmount } from '../../../domain/money/money';
import { displayStatus, voucherError } from '../../../domain/vouchers/voucher';
import type { Schemas } from '../../http/operations';
import { csvOf } from '../../files/csv';
import type { PartnerVoucherRow } from './queries';

export function toVoucher(row: PartnerVoucherRow, now: Date): Schemas['Voucher'] {
  const { used, startDate, expirationDate, ...rest } = row;
  return {
    ...rest,
    startDate: startDate.toISOString(),
    expirationDate: expirationDate.toISOString(),
    remainingQuantity: row.quantity - used,
    usedCount: used,
    isActive: isInForce(row, now),
  };
}

export function voucherTable(rows: readonly PartnerVoucherRow[], now: Date): string {
  return csvOf<PartnerVoucherRow>(
    [
      ['Code', ({ code }) => code],
      ['Discount', discountText],
      ['Valid from (Vietnam time)', ({ startDate }) => momentCell(startDate)],
      ['Valid until (Vietnam time)', ({ expirationDate }) => momentCell(expirationDate)],
      ['Used', ({ used }) => used],
      ['Maximum uses', ({ quantity }) => (quantity === 0 ? 'unlimited' : quantity)],
      ['Status', (row) => displayStatus({ ...row, isActive: isInForce(row, now) }, now)],
      ['Automatic', ({ autoApply }) => (autoApply ? 'yes' : 'no')],
      ['Description', ({ description }) => description ?? ''],
    ],
    rows,
  );
}

/** Switched on, and not past its expiration. */
function isInForce(row: PartnerVoucherRow, now: Date): boolean {
  const error = voucherError(row, now);
  return error !== 'off' && error !== 'over';
}

function discountText({ discountPercent, discountAmount, currency }: PartnerVoucherRow): string {
  if (discountPercent !== null) return `${discountPercent}%`;
  return formatAmount(discountAmount ?? 0, currency);
}

function momentCell(moment: Date): string {
  return vietnamWallClock(moment).replace('T', ' ');
}
