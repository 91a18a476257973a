import type { Currency } from '../../../../domain/money/money';
import { isDay, vietnamInstant, vietnamWallClock } from '../../../../domain/stays/stay';
import { isDiscountAmount } from '../../../../domain/vouchers/voucher';
import { tidy } from '../../../../domain/texts/texts';
import type { NewVoucher, Voucher } from '../../../api/partner';

export type DiscountType = 'percentage' | 'fixed';

/** What the form holds while it is filled in. */
export interface VoucherValues {
  code: string;
  discountType: DiscountType | '';
  value: number | null;
  currency: Currency;
  /** What clocks in Vietnam show, `YYYY-MM-DDTHH:mm`. */
  startDate: string;
  expirationDate: string;
  /** Null: unlimited. */
  quantity: number | null;
  isActive: boolean;
  /** Taken off without a code; only a percentage can be. */
  autoApply: boolean;
  description: string;
  /** The version that was read; 0 for a voucher that is not there yet. */
  version: number;
}

/** As the contract has it; none of it while the value is missing. */
export type ValuesDiscount = Pick<NewVoucher, 'discountPercent' | 'discountAmount' | 'currency'>;

export const emptyVoucher: VoucherValues = {
  code: '',
  discountType: 'percentage',
  value: null,
  currency: 'USD',
  startDate: '',
  expirationDate: '',
  quantity: null,
  isActive: true,
  autoApply: false,
  description: '',
  version: 0,
};

export function valuesOf(voucher: Voucher): VoucherValues {
  const { code, currency, discountPercent, discountAmount, isActive, autoApply } = voucher;
  return {
    ...{ code, currency, isActive, autoApply, version: voucher.version },
    discountType: discountPercent === null ? 'fixed' : 'percentage',
    value: discountPercent ?? discountAmount,
    startDate: vietnamWallClock(new Date(voucher.startDate)),
    expirationDate: vietnamWallClock(new Date(voucher.expirationDate)),
    quantity: voucher.quantity || null,
    description: voucher.description ?? '',
  };
}

// What the server takes; browsers let people type years of six digits.
const YEARS = /^2[01]\d\d-/;

/** The moment at which clocks in Vietnam show a date and time; null if they never do. */
export function momentOf(text = ''): Date | null {
  const [day = '', time = ''] = text.split('T');
  if (!isDay(day) || !YEARS.test(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return null;
  return vietnamInstant(day, time);
}

export function isPercent(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= 100;
}

/** Null for a value that nothing can be taken off with. */
export function discountOfValues(
  values: Pick<VoucherValues, 'discountType' | 'value' | 'currency'>,
): ValuesDiscount | null {
  const { discountType, value, currency } = values;
  if (value === null || discountType === '') return {};
  if (discountType === 'percentage') return isPercent(value) ? { discountPercent: value } : null;
  return isDiscountAmount(value, currency) ? { discountAmount: value, currency } : null;
}

export function appliesItself(values: Pick<VoucherValues, 'discountType' | 'autoApply'>): boolean {
  return values.autoApply && values.discountType === 'percentage';
}

/** What is sent of values that the schema let through; the flag is the operation's own. */
export function newVoucherOf(values: VoucherValues): Omit<NewVoucher, 'active' | 'isActive'> {
  const start = momentOf(values.startDate);
  const expiration = momentOf(values.expirationDate);
  const discount = discountOfValues(values);
  if (!start || !expiration || !discount) throw new Error('The form let too much through.');
  return {
    code: tidy(values.code),
    ...discount,
    startDate: start.toISOString(),
    expirationDate: expiration.toISOString(),
    quantity: values.quantity ?? 0,
    autoApply: appliesItself(values),
    description: tidy(values.description) || null,
  };
}
