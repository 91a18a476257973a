import { mayApplyItself } from '../../../domain/vouchers/nightlyPrice';
import { isDiscountAmount, type VoucherDiscount } from '../../../domain/vouchers/voucher';
import { tidy } from '../../../domain/texts/texts';
import { invalid } from '../../http/errors';
import type { Schemas } from '../../http/operations';
import type { VoucherWording } from './queries';

type Body = Schemas['NewVoucher'] | Omit<Schemas['VoucherChanges'], 'version'>;
type DiscountBody = Pick<Body, 'discountPercent' | 'discountAmount' | 'currency'>;
/** What holds for everything that a body leaves out. */
type Unsaid = Pick<
  VoucherWording,
  'currency' | 'quantity' | 'isActive' | 'autoApply' | 'description'
>;

export const newVoucherDefaults: Unsaid = {
  currency: 'USD',
  quantity: 0,
  isActive: true,
  autoApply: false,
  description: null,
};

// What every database and every client can store and show.
const EARLIEST = Date.parse('2000-01-01T00:00:00Z');
const LATEST = Date.parse('2200-01-01T00:00:00Z');

/**
 * What a body says, with the rules that the contract's schema cannot tell.
 *
 * @throws ApiError 422
 */
export function wordingOf(body: Body, unsaid: Unsaid): VoucherWording {
  const startDate = momentOf('startDate', body.startDate);
  const expirationDate = momentOf('expirationDate', body.expirationDate);
  if (expirationDate <= startDate) throw invalid({ expirationDate: 'expirationNotAfter' });
  const discount = discountIn(body, unsaid.currency);
  return {
    code: tidy(body.code),
    ...discount,
    startDate,
    expirationDate,
    quantity: body.quantity ?? unsaid.quantity,
    isActive: isActiveIn(body) ?? unsaid.isActive,
    autoApply: autoApplyIn(body, discount, unsaid.autoApply),
    description: body.description === undefined ? unsaid.description : freeTextOf(body.description),
  };
}

/** Exactly one kind of discount, in a currency. @throws ApiError 422 */
function discountIn(body: DiscountBody, currency: VoucherWording['currency']): VoucherDiscount {
  const discount = discountOnTrial(body, currency);
  const { discountPercent, discountAmount } = discount;
  if (discountPercent === null && discountAmount === null) {
    throw invalid({ discountPercent: 'oneDiscount' });
  }
  return discount;
}

/** The same while none may have been chosen yet. @throws ApiError 422 */
export function discountOnTrial(
  body: DiscountBody,
  usual: VoucherWording['currency'],
): VoucherDiscount {
  const { currency = usual } = body;
  const discountPercent = body.discountPercent ?? null;
  const discountAmount = body.discountAmount ?? null;
  if (discountPercent !== null && discountAmount !== null) {
    throw invalid({ discountPercent: 'oneDiscount' });
  }
  if (discountAmount !== null && !isDiscountAmount(discountAmount, currency)) {
    throw invalid({ discountAmount: 'discountAmount' });
  }
  return { discountPercent, discountAmount, currency };
}

/** @throws ApiError 422 for a discount that cannot be taken off every price */
function autoApplyIn(
  { autoApply }: Pick<Body, 'autoApply'>,
  discount: VoucherDiscount,
  usual: boolean,
): boolean {
  if (autoApply === true && !mayApplyItself(discount)) throw invalid({ autoApply: 'autoApply' });
  return (autoApply ?? usual) && mayApplyItself(discount);
}

function momentOf(field: string, text: string): Date {
  const moment = new Date(text);
  // A leap second has the right form, too.
  const ms = moment.getTime();
  if (!(ms >= EARLIEST && ms < LATEST)) throw invalid({ [field]: 'momentOutOfReach' });
  return moment;
}

function isActiveIn({ active, isActive }: Body): boolean | undefined {
  if (active !== undefined && isActive !== undefined && active !== isActive) {
    throw invalid({ isActive: 'activeTwice' });
  }
  return isActive ?? active;
}

function freeTextOf(description: string | null): string | null {
  return tidy(description ?? '') || null;
}
