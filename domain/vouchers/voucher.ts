import { isWholeDong, toDong, type Currency, type Rates } from '../money/money';
import type { Discount } from '../bookings/quote';

/** How a partner's list shows a voucher. */
export type VoucherStatus = 'active' | 'scheduled' | 'expired';

/** Why a voucher cannot be used now. */
export type VoucherError = 'off' | 'over' | 'notYet' | 'usedUp';

/** Either a percentage, or an amount in the currency. */
export interface VoucherDiscount {
  discountPercent: number | null;
  discountAmount: number | null;
  currency: Currency;
}

/** `quantity` is the number of all uses; 0 is unlimited. */
export interface VoucherTerms {
  isActive: boolean;
  startDate: Date;
  expirationDate: Date;
  quantity: number;
  used: number;
}

/** How often a voucher has been used. A server may leave that to what it says of the rest. */
export function usesOf(voucher: {
  usedCount?: number | undefined;
  quantity: number;
  remainingQuantity: number;
}): number {
  return voucher.usedCount ?? voucher.quantity - voucher.remainingQuantity;
}

/** Its uses have run out: nobody can use it, whatever its status is. */
export function isUsedUp(voucher: Parameters<typeof usesOf>[0]): boolean {
  return voucher.quantity > 0 && usesOf(voucher) >= voucher.quantity;
}

/** No code is longer. */
export const MAX_CODE_LENGTH = 40;

/** The largest amount that a voucher may take off, in each currency. */
const MAX_OFF: Readonly<Record<Currency, number>> = {
  VND: 250_000_000,
  USD: 10_000,
  EUR: 10_000,
};

/** What codes are compared by: blanks around them, spelling of marks and case do not matter. */
export function voucherKey(code: string): string {
  return code.trim().normalize('NFC').toUpperCase().normalize('NFC');
}

/** Whether a voucher may take this off: whole dong, or units with at most two decimals. */
export function isDiscountAmount(amount: number, currency: Currency): boolean {
  if (!(amount > 0 && amount <= MAX_OFF[currency])) return false;
  return currency === 'VND' ? isWholeDong(amount) : Number(amount.toFixed(2)) === amount;
}

/** What a voucher takes off, in the terms of the quote. */
export function discountOf(voucher: VoucherDiscount, rates: Rates): Discount | null {
  const { discountPercent, discountAmount, currency } = voucher;
  if (discountPercent !== null) return { percent: discountPercent };
  return discountAmount === null ? null : { amount: toDong(discountAmount, currency, rates) };
}

/** A voucher is in force from its start up to, and without, its expiration. */
export function voucherError(voucher: VoucherTerms, now: Date): VoucherError | null {
  if (!voucher.isActive) return 'off';
  if (now >= voucher.expirationDate) return 'over';
  if (now < voucher.startDate) return 'notYet';
  return voucher.quantity > 0 && voucher.used >= voucher.quantity ? 'usedUp' : null;
}

/** The status that follows from an answer, whose `isActive` is false once the expiration has passed. */
export function displayStatus(
  { isActive, startDate }: { isActive: boolean; startDate: Date },
  now: Date,
): VoucherStatus {
  if (!isActive) return 'expired';
  return startDate > now ? 'scheduled' : 'active';
}
