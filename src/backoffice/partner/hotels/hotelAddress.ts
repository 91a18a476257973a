import type { Address } from '../../../api/partner';
import { hotelTexts as texts } from '../../../i18n/en/partner/hotels';

/** Number and street, then the district; the city stands apart. */
export function streetLine({ number, street, district }: Address): string {
  return [`${number} ${street}`.trim(), district].filter(Boolean).join(', ') || texts.noAddress;
}
