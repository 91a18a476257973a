import fc from 'fast-check';
import { isVietnamesePhone, normalizePhone } from '../../domain/accounts/phone';
import { hasControls, tidyFreeText } from '../../domain/reviews/reviews';
import { addDays, isDay } from '../../domain/stays/stay';
import { BED_TYPES } from '../../domain/rooms/bedTypes';
import { NO_WISH } from '../../domain/stays/stayWish';
import { bookingSchema, type BookingValues } from '../../src/pages/checkout/bookingSchema';
import { NO_GUESTS } from '../../src/entities/guests/guestsSchema';
import { newBookingOf } from '../../src/pages/checkout/newBooking';
import { searchErrors } from '../../src/pages/hotel/searchRules';
import { answerSchema } from '../../src/backoffice/partner/reviews/answerSchema';
import { voucherSchema } from '../../src/backoffice/partner/vouchers/voucherSchema';
import {
  newVoucherOf,
  type VoucherValues,
} from '../../src/backoffice/partner/vouchers/voucherValues';
import { reviewSchema } from '../../src/pages/reviews/reviewSchema';
import type { Quote } from '../../src/api';
import { bookingsTexts } from '../../src/i18n/bookings';
import { guestsTexts } from '../../src/i18n/guests';
import { reviewTexts } from '../../src/i18n/reviews';
import { stayTexts } from '../../src/i18n/stays';
import {
  ajv,
  contract,
  formWithin,
  phone,
  requestSchema,
  type Values,
  typedText,
} from './formsWithin';

it('booking form ⊆ NewBooking', () => {
  const notes = fc.oneof(
    typedText,
    fc.integer({ min: 495, max: 505 }).map((length) => '😀'.repeat(length)),
    fc.integer({ min: 495, max: 505 }).map((length) => ` ${'ệ'.normalize('NFD').repeat(length)} `),
  );
  const stay = {
    ...{ hotelId: 1, checkIn: '2026-12-01', checkOut: '2026-12-03' },
    ...{ roomIds: [1], adults: 2, children: 0 },
  };
  const room = { id: 1, name: 'Phòng 101', description: '', price: 500_000, services: [] };
  const quote = { totalPrice: 1_000_000, rooms: [room] } as unknown as Quote;
  formWithin(
    bookingSchema({ ...bookingsTexts.vi.phoneRules, arrival: 'range' }, guestsTexts.vi.rules),
    fc.record({
      ...{ phoneNumber: phone, notes },
      forOther: fc.boolean(),
      arrivalTime: fc.constantFrom('', '00:00', '13:59', '14:00', '23:59'),
      arrivingGuest: fc.record({ name: typedText, phoneNumber: phone }),
    }),
    requestSchema('NewBooking'),
    (typed) => {
      const values = { ...NO_GUESTS, ...typed } as unknown as BookingValues;
      return newBookingOf(stay, { quote, known: quote.rooms }, values, '');
    },
  );
});

it('room search ⊆ the parameters of searchRooms', () => {
  const today = '2026-11-21';
  const day = fc.oneof(
    fc.integer({ min: -3, max: 740 }).map((days) => addDays(today, days)),
    fc.constantFrom('', '2027-02-29', '2027-2-1', 'tomorrow', '9999-12-31'),
  );
  const query = contract.paths['/api/customer/hotels/{id}/search-rooms']!.get.parameters;
  const named = query.filter(({ name }) => name);
  const parameters = ajv.compile({
    type: 'object',
    additionalProperties: false,
    required: ['checkIn', 'checkOut'],
    properties: Object.fromEntries(named.map(({ name, schema }) => [name, inContract(schema)])),
  });
  const isValidSync = (asked: unknown) => {
    const wish = { ...NO_WISH, ...(asked as object) };
    const errors = searchErrors(wish, stayTexts.vi, today);
    return Object.keys(errors).length === 0;
  };
  formWithin(
    { isValidSync },
    fc.record({
      checkIn: day,
      checkOut: day,
      adults: fc.integer({ min: -1, max: 12 }),
      children: fc.integer({ min: -1, max: 12 }),
      bedType: fc.constantFrom('', 'WATER', ...BED_TYPES),
    }),
    parameters,
    (values) => values,
  );
});

/** A schema of the contract with its references told where they lead. */
function inContract(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')) as object;
}

it('the contract takes every Vietnamese phone number without marks that nobody sees, and no other', () => {
  const takes = requestSchema('PhoneNumber');
  const sign = fc.constantFrom(...'0123456789 .()+-\u2013\u00a0');
  const digits = fc.array(fc.constantFrom('1', '2 ', '3-', '.4', '(5)', '6\u2013'), {
    minLength: 8,
    maxLength: 10,
  });
  const start = fc.constantFrom('0', '84', '+84', '+ 8-4', '(0)', '1', '00');
  const spaced = fc.tuple(start, digits).map(([first, rest]) => first + rest.join(''));
  const typed = fc.oneof(phone, fc.string({ unit: sign }), spaced);
  fc.assert(
    fc.property(typed, (text) => {
      fc.pre(text.length <= 40 && !/\p{Default_Ignorable_Code_Point}/u.test(text));
      expect([text, takes(text)]).toEqual([text, isVietnamesePhone(text)]);
    }),
    { numRuns: 1000 },
  );
});

it('every phone number that a form lets through is a Vietnamese one to the server, too', () => {
  fc.assert(
    fc.property(phone, (typed) => {
      expect(isVietnamesePhone(normalizePhone(typed))).toBe(isVietnamesePhone(typed));
    }),
  );
});

it('discount form ⊆ NewVoucher and VoucherChanges', () => {
  const days = (min: number, max: number) =>
    fc.integer({ min, max }).map((ahead) => `${addDays('2026-11-21', ahead)}T09:30`);
  const odd = fc.constantFrom(
    '',
    '2026-11-21',
    '2026-11-21T24:00',
    '2027-02-29T10:00',
    '12026-01-01T00:00',
  );
  const rarely = <T, U>(usual: fc.Arbitrary<T>, rare: fc.Arbitrary<U>) =>
    fc.oneof({ weight: 9, arbitrary: usual }, rare);
  const amount = fc.oneof(
    fc.integer({ min: -2, max: 102 }),
    fc.integer({ min: -1, max: 1_000_100 }).map((cents) => cents / 100),
    fc.constantFrom(null, 0.001, 1.005, 250_000_000, 250_000_001),
  );
  const values = fc.record({
    code: rarely(fc.stringMatching(/^ ?[A-Za-z0-9-]{3,12}$/), typedText),
    discountType: rarely(fc.constantFrom('percentage', 'fixed'), fc.constant('')),
    value: amount,
    currency: fc.constantFrom('VND', 'USD', 'EUR'),
    startDate: rarely(days(-400, 10), odd),
    expirationDate: rarely(days(0, 400), odd),
    quantity: rarely(fc.integer({ min: -1, max: 1_000_001 }), fc.constantFrom(null, 0.5)),
    isActive: fc.boolean(),
    autoApply: fc.boolean(),
    description: fc.oneof(typedText, fc.constantFrom('ệ'.normalize('NFD').repeat(500))),
  });
  const sent = (typed: Values) => newVoucherOf(typed as unknown as VoucherValues);
  formWithin(voucherSchema, values, requestSchema('NewVoucher'), (typed) => ({
    ...sent(typed),
    active: true,
  }));
  formWithin(voucherSchema, values, requestSchema('VoucherChanges'), (typed) => ({
    ...sent(typed),
    version: 1,
  }));
});

describe('reviews', () => {
  const freeText = (most: number) => {
    const around = fc.integer({ min: most - 4, max: most + 4 });
    return fc.oneof(
      typedText,
      fc.constantFrom('Một\r\n\r\n\r\nhai', '\u0007', 'a\u202eb', ' \n '),
      around.map((length) => '😀'.repeat(length)),
      around.map((length) => ` ${'ệ'.normalize('NFD').repeat(length)} `),
      around.map((length) => `${'\n'.repeat(40)}${'a'.repeat(length)}`),
    );
  };
  const tidied = (values: Values, name: string) => ({
    ...values,
    [name]: tidyFreeText(String(values[name])),
  });

  it('review form ⊆ NewReview', () => {
    formWithin(
      reviewSchema(reviewTexts.vi.rules),
      fc.record({
        rating: fc.oneof(fc.integer({ min: -1, max: 7 }), fc.constantFrom(0.5, 4.5)),
        comment: freeText(2000),
      }),
      requestSchema('NewReview'),
      (values) => tidied(values, 'comment'),
    );
  });

  it("the partner's answer form ⊆ ReviewAnswer", () => {
    formWithin(
      answerSchema,
      fc.record({ answer: freeText(1000) }),
      requestSchema('ReviewAnswer'),
      (values) => tidied(values, 'answer'),
    );
  });

  it.each([
    ['NewReview', (comment: string) => ({ rating: 4, comment })],
    ['ReviewAnswer', (answer: string) => ({ answer })],
  ] as const)('%s is taken exactly when its text holds no control characters', (schema, bodyOf) => {
    const takes = requestSchema(schema);
    const texts = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(texts.map(tidyFreeText), (text) => {
        fc.pre(text !== '');
        expect(takes(bodyOf(text))).toBe(!hasControls(text));
      }),
      { numRuns: 1000 },
    );
  });
});

it.each(['1899-12-31', '1900-01-01', '2026-02-28', '2026-02-29', '9999-12-31', '0761-03-07'])(
  'the contract and the server agree about the day %s',
  (day) => {
    expect(requestSchema('Day')(day)).toBe(isDay(day));
  },
);
