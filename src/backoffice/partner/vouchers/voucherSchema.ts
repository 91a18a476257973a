import { boolean, mixed, number, object, string, type ObjectSchema } from 'yup';
import { mayApplyItself } from '../../../../domain/vouchers/nightlyPrice';
import { MAX_CODE_LENGTH, isDiscountAmount } from '../../../../domain/vouchers/voucher';
import { voucherTexts } from '../../../i18n/en/partner/vouchers';
import { atMost, filled } from '../../ui/form/textRules';
import {
  appliesItself,
  isPercent,
  momentOf,
  type DiscountType,
  type VoucherValues,
} from './voucherValues';

const texts = voucherTexts.rules;

export const MAX_DESCRIPTION_LENGTH = 500;
const MAX_USES = 1_000_000;

/** What a correctly filled form holds. */
interface Filled extends Omit<VoucherValues, 'discountType' | 'value' | 'version'> {
  discountType: DiscountType;
  value: number;
}

function valueError(value: number, { discountType, currency }: Filled): string | undefined {
  if (discountType === 'percentage') return isPercent(value) ? undefined : texts.percent;
  if (isDiscountAmount(value, currency)) return undefined;
  return currency === 'VND' ? texts.amountInDong : texts.amount;
}

const moment = (missing: string) =>
  string()
    .required(missing)
    .test('moment', texts.moment, (text) => momentOf(text) !== null);

export const voucherSchema: ObjectSchema<Filled> = object({
  code: filled(texts.code, MAX_CODE_LENGTH, texts.codeTooLong(MAX_CODE_LENGTH)),
  discountType: mixed<DiscountType>().required(texts.type),
  value: number()
    .required(texts.value)
    .test('value', (value, { createError, parent }) => {
      const message = valueError(value, parent as Filled);
      return message === undefined || createError({ message });
    }),
  currency: mixed<Filled['currency']>().required(),
  startDate: moment(texts.startDate),
  expirationDate: moment(texts.expirationDate).test('order', texts.order, (text, { parent }) => {
    const [start, expiration] = [momentOf((parent as Filled).startDate), momentOf(text)];
    return !start || !expiration || expiration > start;
  }),
  quantity: number()
    .nullable()
    .default(null)
    .integer(texts.quantity)
    .min(0, texts.quantity)
    .max(MAX_USES, texts.quantity),
  isActive: boolean().required(),
  autoApply: boolean()
    .default(false)
    .test('automatic', texts.autoApply, (_, { parent }) => {
      const filled = parent as Filled;
      return !appliesItself(filled) || mayApplyItself({ discountPercent: filled.value });
    }),
  description: string()
    .default('')
    .test(atMost(MAX_DESCRIPTION_LENGTH, texts.description(MAX_DESCRIPTION_LENGTH))),
});
