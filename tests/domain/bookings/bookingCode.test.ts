import fc from 'fast-check';
import {
  bookingCode,
  CODE_LETTERS,
  hotelOfCode,
  RANDOM_LETTERS,
} from '../../../domain/bookings/bookingCode';

const letters = fc
  .array(fc.constantFrom(...CODE_LETTERS), {
    minLength: RANDOM_LETTERS,
    maxLength: RANDOM_LETTERS,
  })
  .map((chosen) => chosen.join(''));

test('a booking id carries its hotel', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
      letters,
      (hotelId, random) => {
        expect(hotelOfCode(bookingCode(hotelId, random))).toBe(hotelId);
      },
    ),
  );
});

test.each(['', 'ND-1', 'ND--0123456789', 'ND-1-012345678', 'ND-ZZZZZZZZZZZ-0123456789', 'create'])(
  '%j is no booking id',
  (text) => {
    expect(hotelOfCode(text)).toBeNull();
  },
);
