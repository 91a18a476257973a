import fc from 'fast-check';
import { toDong } from '../../../domain/money/money';
import { quoteOf } from '../../../domain/bookings/quote';
import {
  HIGHEST_PRICE,
  isPriceIn,
  isWithinHighest,
  PRICE_STEPS,
  priceChangedBy,
  priceInDong,
  priceWith,
} from '../../../domain/rooms/roomPrices';
import { MAX_ROOMS_PER_BOOKING } from '../../../domain/stays/party';

const currency = fc.constantFrom('VND', 'USD', 'EUR');
const percent = fc.integer({ min: -90, max: 500 });
/** Prices from the lowest to the highest, in the currency's smallest amount. */
const steps = fc.oneof(
  fc.integer({ min: 1, max: 200 }),
  fc.integer({ min: 1, max: 1_000_000_000 }),
);

const rates = fc.record({
  USD: fc.integer({ min: 1_000, max: 1_000_000 }),
  EUR: fc.integer({ min: 1_000, max: 1_000_000 }),
});

test.each([
  ['VND', 1, true],
  ['VND', 850_000, true],
  ['VND', 850_000.5, false],
  ['USD', 0.01, true],
  ['USD', 19.99, true],
  ['USD', 1250.555, false],
  ['EUR', 999_999_999.99, true],
] as const)('in %s, %d is a price: %s', (money, price, expected) => {
  expect(isPriceIn(money, price)).toBe(expected);
});

test.each([
  ['VND', 850_000, 10, 935_000],
  ['VND', 333, 10, 366],
  ['VND', 5, 10, 6],
  ['VND', 1, -90, 1],
  ['USD', 99.99, -15, 84.99],
  ['USD', 1.05, 10, 1.16],
  ['USD', 0.01, -90, 0.01],
] as const)('in %s, %d changed by %d percent is %d', (money, price, by, expected) => {
  expect(priceChangedBy(by, price, money)).toBe(expected);
});

test('a changed price is one of the currency, at least its smallest, and within half a step', () => {
  fc.assert(
    fc.property(currency, steps, percent, (money, count, by) => {
      const inOne = money === 'VND' ? 1 : 100;
      const price = count / inOne;
      const changed = priceChangedBy(by, price, money);
      expect(isPriceIn(money, changed)).toBe(true);
      expect(changed).toBeGreaterThanOrEqual(PRICE_STEPS[money]);
      const exact = (BigInt(count) * BigInt(100 + by) * 2n + 100n) / 200n;
      expect(Math.round(changed * inOne)).toBe(Math.max(1, Number(exact)));
    }),
  );
});

test.each([
  ['VND', 1_000_000_000, true],
  ['VND', 1_000_000_001, false],
  ['USD', 40_000, true],
  ['USD', 40_000.01, false],
  ['EUR', 1_000_000_000, false],
] as const)('in %s, %d is within what a night may cost: %s', (money, price, expected) => {
  expect(isWithinHighest(price, money, { USD: 25_000, EUR: 30_000 })).toBe(expected);
});

test('whatever a room costs and the rates are, its longest stay has an exact price', () => {
  fc.assert(
    fc.property(currency, steps, rates, (money, count, ratesNow) => {
      const price = count / (money === 'VND' ? 1 : 100);
      const dong = priceInDong(price, money, ratesNow);
      expect(dong).toBeLessThanOrEqual(HIGHEST_PRICE);
      const allowed = isWithinHighest(price, money, ratesNow);
      expect(dong === toDong(price, money, ratesNow)).toBe(allowed);
      const stayPrices = Array.from({ length: MAX_ROOMS_PER_BOOKING }, () => dong * 365);
      expect(Number.isSafeInteger(quoteOf({ stayPrices, nights: 365 }).total)).toBe(true);
    }),
  );
});

test('a type’s price and a difference are the room’s price, exactly', () => {
  fc.assert(
    fc.property(currency, steps, steps, (money, a, b) => {
      const unit = money === 'VND' ? 1 : 100;
      const [price, other] = [a / unit, b / unit];
      const difference = (b - a) / unit;
      expect(priceWith(difference, price, money)).toBe(other);
    }),
  );
});
