import { isPriceIn } from '../../../domain/rooms/roomPrices';
import type { Currency } from '../../../domain/money/money';
import { tidy } from '../../../domain/texts/texts';
import { invalid } from '../../http/errors';
import type { FieldErrorCode } from '../../http/messages';
import type { Schemas } from '../../http/operations';
import type { HotelLinks } from '../queries';
import type { HotelFields } from './queries';

type Kept = Pick<
  HotelFields,
  'propertyType' | 'website' | 'fax' | 'currency' | 'minimumStay' | 'gapFilling' | 'amenities'
> &
  HotelLinks;

/** A hotel of which no more is known than what must be. */
export const plainHotel: Kept = {
  propertyType: 'HOTEL',
  website: null,
  fax: null,
  facebook: null,
  instagram: null,
  twitter: null,
  linkedin: null,
  tiktok: null,
  currency: 'VND',
  minimumStay: '3_OR_LESS',
  gapFilling: true,
  amenities: {},
};

/**
 * What a body says about a hotel, as it is stored; what it says nothing about stays as it was.
 *
 * @throws ApiError 422
 */
export function fieldsOf(body: Schemas['NewHotel'], before: Kept): HotelFields {
  const { address, socialMedia = {}, priceRange } = body;
  const currency = body.currency ?? before.currency;
  refuseBadRange(priceRange, currency);
  return {
    name: tidy(body.name),
    businessName: tidy(body.businessName),
    propertyType: body.propertyType ?? before.propertyType,
    description: tidy(body.description),
    number: tidy(address.number),
    street: tidy(address.street),
    district: tidy(address.district),
    city: tidy(address.city),
    phone: tidy(body.phone),
    email: tidy(body.email),
    website: given(body.website, before.website),
    fax: given(body.fax, before.fax),
    facebook: given(socialMedia.facebook, before.facebook),
    instagram: given(socialMedia.instagram, before.instagram),
    twitter: given(socialMedia.twitter, before.twitter),
    linkedin: given(socialMedia.linkedin, before.linkedin),
    tiktok: given(socialMedia.tiktok, before.tiktok),
    totalRooms: body.totalRooms,
    priceMin: priceRange.min,
    priceMax: priceRange.max,
    currency,
    minimumStay: body.minimumStay ?? before.minimumStay,
    gapFilling: body.gapFilling ?? before.gapFilling,
    amenities: { ...before.amenities, ...body.amenities },
  };
}

function refuseBadRange({ min, max }: Schemas['PriceRange'], currency: Currency): void {
  if (min > max) throw invalid({ priceRange: 'priceRange' });
  const error: FieldErrorCode = currency === 'VND' ? 'wholeDong' : 'twoDecimals';
  const bad = Object.entries({ min, max }).filter(([, price]) => !isPriceIn(currency, price));
  if (bad.length > 0) {
    throw invalid(Object.fromEntries(bad.map(([end]) => [`priceRange.${end}`, error])));
  }
}

/** Null and blank say that there is none; nothing said leaves it as it was. */
function given(text: string | null | undefined, before: string | null): string | null {
  return text === undefined ? before : tidy(text ?? '') || null;
}
