import { isRequestError } from '../../../../api';
import {
  useQuotePartnerBookingMutation,
  type NewPartnerQuote,
  type PartnerQuote,
} from '../../../../api/partner';
import { deskTexts } from '../../../../i18n/en/partner/desk';
import { usePreview } from '../usePreview';

const texts = deskTexts.price;

/** What rooms cost with the guest's discount code. */
export interface CodeQuote {
  /** Absent without a code, and while it is not known. */
  quote: PartnerQuote | undefined;
  /** Why it takes off nothing, or that it is being asked. */
  said: string | null;
  /** There is a code, and no price with it. */
  isOpen: boolean;
}

/** Asks what a discount code takes off, anew with every edit. */
export function useCodeQuote(hotelId: number, asked: NewPartnerQuote | undefined): CodeQuote {
  const args = asked && { hotelId, newPartnerQuote: asked };
  const { preview, error } = usePreview(useQuotePartnerBookingMutation(), args);
  if (!asked) return { quote: undefined, said: null, isOpen: false };
  const quote = preview;
  return { quote, said: error ? whyNot(error) : wordsOf(asked, quote), isOpen: !quote };
}

function whyNot(error: unknown): string {
  if (!isRequestError(error)) return texts.unknown;
  return error.fieldErrors['voucherCode'] ?? error.message ?? texts.unknown;
}

function wordsOf({ voucherCode = '' }: NewPartnerQuote, quote: PartnerQuote | undefined) {
  if (!quote) return texts.checking;
  const isOther = quote.voucherCode?.toLowerCase() !== voucherCode.toLowerCase();
  return isOther ? texts.automatic : null;
}
