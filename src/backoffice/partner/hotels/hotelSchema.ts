import { mixed, number, object, string, type ObjectSchema } from 'yup';
import { isEmail } from '../../../../domain/accounts/credentials';
import { withoutHiddenMarks } from '../../../../domain/accounts/phone';
import type { Currency } from '../../../../domain/money/money';
import { isPriceIn } from '../../../../domain/rooms/roomPrices';
import type { NewHotel } from '../../../api/partner';
import { hotelTexts } from '../../../i18n/en/partner/hotels';
import { atMost, filled } from '../../ui/form/textRules';

const texts = hotelTexts.rules;
const labels = hotelTexts.form;

const LONGEST = { name: 120, address: 120, number: 40, link: 300, fax: 40, email: 254 } as const;
const MAX_DESCRIPTION_LENGTH = 400;
const HIGHEST_PRICE = 1_000_000_000;
const MAX_ROOMS = 10_000;
const PHONE = /^[0-9+(). -]*[0-9][0-9+(). -]*$/;
const LINK = /^https?:\/\/\S+$/;

type Texts = Required<
  Pick<NewHotel, 'name' | 'businessName' | 'description' | 'phone' | 'email'>
> & { website: string; fax: string };

/** What a correctly filled form holds. */
interface Filled extends Texts {
  address: NewHotel['address'];
  socialMedia: Record<'facebook' | 'instagram' | 'twitter' | 'linkedin' | 'tiktok', string>;
  totalRooms: number;
  currency: Currency;
  priceRange: NewHotel['priceRange'];
}

const line = (label: string, missing: string, most: number = LONGEST.name) =>
  filled(missing, most, texts.tooLong(label, most));

const link = (label: string) =>
  string()
    .trim()
    .default('')
    .test('link', texts.link, (text) => text === '' || LINK.test(text))
    .test(atMost(LONGEST.link, texts.tooLong(label, LONGEST.link)));

/** What one end of the range may be, in words. */
function priceError(price: number, currency: Currency): string | undefined {
  if (price < 0 || price > HIGHEST_PRICE) return texts.priceLimits;
  if (isPriceIn(currency, price)) return undefined;
  return currency === 'VND' ? texts.wholeDong : texts.twoDecimals;
}

const price = () =>
  number()
    .required(texts.priceRange)
    .test('price', (value, { createError, from }) => {
      const { currency } = (from?.[1]?.value ?? { currency: 'VND' }) as Pick<Filled, 'currency'>;
      const message = priceError(value, currency);
      return message === undefined || createError({ message });
    });

export const hotelSchema: ObjectSchema<Filled> = object({
  name: line(labels.name, texts.name),
  businessName: line(labels.businessName, texts.businessName),
  description: filled(texts.description, MAX_DESCRIPTION_LENGTH, texts.longDescription),
  address: object({
    number: line(labels.number, texts.number, LONGEST.number),
    street: line(labels.street, texts.street, LONGEST.address),
    district: line(labels.district, texts.district, LONGEST.address),
    city: line(labels.city, texts.city, LONGEST.address),
  }),
  phone: line(labels.phone, texts.phone, 40)
    .transform(withoutHiddenMarks)
    .matches(PHONE, texts.badPhone)
    .min(3, texts.badPhone),
  email: line(labels.email, texts.email, LONGEST.email).test('shape', texts.badEmail, isEmail),
  website: link(labels.website),
  fax: string()
    .trim()
    .default('')
    .test(atMost(LONGEST.fax, texts.tooLong(labels.fax, LONGEST.fax))),
  socialMedia: object({
    facebook: link(labels.facebook),
    instagram: link(labels.instagram),
    twitter: link(labels.twitter),
    linkedin: link(labels.linkedin),
    tiktok: link(labels.tiktok),
  }),
  totalRooms: number()
    .required(texts.totalRooms)
    .integer(texts.totalRooms)
    .min(1, texts.totalRooms)
    .max(MAX_ROOMS, texts.totalRooms),
  currency: mixed<Currency>().required(),
  priceRange: object({
    min: price(),
    max: price().test('order', texts.priceOrder, (max, { parent }) => {
      const { min } = parent as { min: number | null };
      return min === null || min === undefined || min <= max;
    }),
  }),
});
