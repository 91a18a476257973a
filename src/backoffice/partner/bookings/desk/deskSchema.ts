import { array, boolean, number, object, string, type ObjectSchema } from 'yup';
import { isVietnamesePhone } from '../../../../../domain/accounts/phone';
import { DESK_SOURCES } from '../../../../../domain/bookings/bookingSource';
import { LANGUAGES } from '../../../../../domain/languages/languages';
import { HIGHEST_PRICE } from '../../../../../domain/rooms/roomPrices';
import { MAX_PEOPLE_AT_DESK } from '../../../../../domain/stays/party';
import { addDays, isDay, MAX_NIGHTS, stayError, type Day } from '../../../../../domain/stays/stay';
import { MAX_CODE_LENGTH } from '../../../../../domain/vouchers/voucher';
import { deskTexts } from '../../../../i18n/en/partner/desk';
import { atMost, filled, seen } from '../../../ui/form/textRules';
import { guestShape } from '../guests/guestValues';
import type { DeskValues } from './deskValues';

const texts = deskTexts.rules;

const people = (least: number, text: string) =>
  number().nullable().defined().integer(text).min(least, text).max(MAX_PEOPLE_AT_DESK, text);

/** Formik hands an empty one over as none. */
const text = () => string().trim().ensure();

/** Whether a price said by hand, if there is one, can be asked of a guest: of others no total is worked out. */
export const isPriceByHand = (price: number | null): boolean =>
  price === null || (Number.isInteger(price) && price >= 1 && price <= HIGHEST_PRICE);

/** The rules of a booking that the desk makes; who stands there may have come on the first day already. */
export function deskSchema(today: Day, firstDay: Day): ObjectSchema<DeskValues> {
  return object({
    guestName: filled(texts.name, 100, texts.nameLong),
    checkIn: string()
      .required(texts.day)
      .test('day', texts.day, (text) => isDay(text))
      .test('reach', (text, { createError, parent }) => {
        if (!isDay(text)) return true;
        const stay = { checkIn: text, checkOut: addDays(text, 1) };
        const { source } = parent as DeskValues;
        const error = stayError(stay, today, source === 'WALK_IN' ? firstDay : today);
        if (error === 'checkInPast') return createError({ message: texts.past });
        return error !== 'tooFar' || createError({ message: texts.tooFar });
      }),
    nights: number()
      .nullable()
      .required(texts.nights(MAX_NIGHTS))
      .integer(texts.nights(MAX_NIGHTS))
      .min(1, texts.nights(MAX_NIGHTS))
      .max(MAX_NIGHTS, texts.nights(MAX_NIGHTS)),
    roomIds: array().of(number().required()).defined().required(),
    source: string().oneOf(DESK_SOURCES).required(),
    arrived: boolean().required(),
    phone: text().test('phone', texts.phone, (phone) => phone === '' || isVietnamesePhone(phone)),
    email: text().email(texts.email).test(atMost(254, texts.email)),
    language: string().oneOf(LANGUAGES).required(),
    numberOfAdults: people(1, texts.adults),
    numberOfChildren: people(0, texts.people),
    notes: text().test(atMost(500, texts.notes)),
    ...guestShape,
    voucherCode: text().test(atMost(MAX_CODE_LENGTH, texts.voucher)),
    priceByHand: number()
      .nullable()
      .defined()
      .integer(texts.price)
      .min(1, texts.price)
      .max(HIGHEST_PRICE, texts.price),
    priceReason: text()
      .test(atMost(200, texts.reasonLong))
      .when('priceByHand', ([price], schema) =>
        price === null ? schema : schema.required(texts.reason).test(seen(texts.reason)),
      ),
  });
}
