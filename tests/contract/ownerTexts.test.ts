import fc from 'fast-check';
import { ValidationError, type AnySchema } from 'yup';
import { isBlank, tidy } from '../../domain/texts/texts';
import { reasonSchema } from '../../src/backoffice/admin/reasonSchema';
import { partnerProfileSchema } from '../../src/backoffice/partner/account/accountSchemas';
import { changeSchema } from '../../src/backoffice/partner/bookings/change/changeValues';
import { deskSchema } from '../../src/backoffice/partner/bookings/desk/deskSchema';
import { deskOf } from '../../src/backoffice/partner/bookings/desk/deskValues';
import { hotelSchema } from '../../src/backoffice/partner/hotels/hotelSchema';
import { seasonSchema } from '../../src/backoffice/partner/prices/seasons/seasonValues';
import { answerSchema } from '../../src/backoffice/partner/reviews/answerSchema';
import { closureSchema } from '../../src/backoffice/partner/rooms/closures/closureSchema';
import { roomSchema } from '../../src/backoffice/partner/rooms/roomSchema';
import { typeSchema } from '../../src/backoffice/partner/rooms/types/typeSchema';
import { voucherSchema } from '../../src/backoffice/partner/vouchers/voucherSchema';
import { profileSchema } from '../../src/pages/profile/profileSchema';
import { accountsTexts } from '../../src/i18n/accounts';
import { ajv } from './formsWithin';

const TODAY = '2026-11-23';
const desk = deskSchema(TODAY, TODAY);

/** A form's field, and what it is in the contract. */
const fields: [field: string, form: AnySchema, inContract: string, others?: object][] = [
  ['name', hotelSchema, 'NewHotel/properties/name'],
  ['description', hotelSchema, 'NewHotel/properties/description'],
  ['address.number', hotelSchema, 'NewAddress/properties/number'],
  ['roomNumber', roomSchema, 'NewRoom/properties/roomNumber'],
  ['description', roomSchema, 'NewRoom/properties/description'],
  ['name', typeSchema, 'NewRoomType/properties/name'],
  ['name', seasonSchema('VND', TODAY), 'SeasonFields/properties/name'],
  ['reason', closureSchema(TODAY), 'NewClosure/properties/reason'],
  ['code', voucherSchema, 'NewVoucher/properties/code'],
  ['guestName', desk, 'NewPartnerBooking/properties/guestName'],
  ['notes', desk, 'NewPartnerBooking/properties/notes'],
  [
    'priceReason',
    desk,
    'PriceByHand/properties/reason',
    { ...deskOf(TODAY, undefined), priceByHand: 1 },
  ],
  ['reason', changeSchema, 'PriceByHand/properties/reason', { price: 'BY_HAND' }],
  ['reason', reasonSchema, 'Reason/properties/reason'],
  ['answer', answerSchema, 'ReviewAnswer/properties/answer'],
  ['firstName', partnerProfileSchema, 'PersonName'],
  ['firstName', profileSchema(accountsTexts.vi), 'PersonName'],
];

/** As short and as long as it may be, and beyond: as devices write it, and with nothing to see. */
const typed = (most: number) => {
  const length = fc.integer({ min: most - 1, max: most + 1 });
  return fc.oneof(
    fc.constantFrom('', ' \u00a0', '\u200b', '\u2060\u200d', '\u3164', 'a', ' é ', '👨‍👩‍👧'),
    fc
      .tuple(
        fc.constantFrom('x', 'ă', '😀', 'ệ'.normalize('NFD')),
        length,
        fc.constantFrom('', ' '),
      )
      .map(([letter, count, blank]) => blank + letter.repeat(count) + blank),
  );
};

test.each(fields)(
  '%s: the form takes the texts that the contract does, but for those in which nothing can be seen',
  (field, form, inContract, others = {}) => {
    const takes = ajv.compile({ $ref: `contract#/components/schemas/${inContract}` });
    const most = [40, 20, 80, 100, 120, 200, 400, 500, 1000, 2000].find((length) => {
      return takes('x'.repeat(length)) && !takes('x'.repeat(length + 1));
    })!;
    const values = (text: string) => {
      const nested = field
        .split('.')
        .reduceRight<unknown>((inner, name) => ({ [name]: inner }), text);
      return { ...others, ...(nested as object) };
    };
    const isOptional = takes('');
    fc.assert(
      fc.property(typed(most), (text) => {
        expect([text, isTaken(form, field, values(text))]).toEqual([
          text,
          takes(tidy(text)) && (isOptional || !isBlank(text)),
        ]);
      }),
    );
  },
);

function isTaken(form: AnySchema, field: string, values: object): boolean {
  try {
    form.validateSyncAt(field, values);
    return true;
  } catch (error) {
    if (error instanceof ValidationError) return false;
    throw error;
  }
}
