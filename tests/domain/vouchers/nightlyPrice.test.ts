import fc from 'fast-check';
import {
  mayApplyItself,
  nightlyPrice,
  type NightlyPrice,
} from '../../../domain/vouchers/nightlyPrice';
import { quoteOf, quoteOfRooms } from '../../../domain/bookings/quote';

const price = fc.integer({ min: 1, max: 250_000_000 });
const prices = fc.array(price, { minLength: 1, maxLength: 5 });
const nights = fc.integer({ min: 1, max: 365 });
const percent = fc.integer({ min: 1, max: 99 });

describe('nightlyPrice', () => {
  it('is the price less the percentage, with the former price beside it', () => {
    expect(nightlyPrice(500_000, 15)).toEqual({
      price: 425_000,
      originalPrice: 500_000,
      discount: 15,
    });
    expect(nightlyPrice(500_000, null)).toEqual({ price: 500_000 });
  });

  it('is whole, at least one dong, never more than the former price, and within half a dong', () => {
    fc.assert(
      fc.property(price, percent, (full, off) => {
        const { price: reduced } = nightlyPrice(full, off);
        expect(Number.isSafeInteger(reduced)).toBe(true);
        expect(reduced).toBeGreaterThanOrEqual(1);
        expect(reduced).toBeLessThanOrEqual(full);
        const exact = Math.max(1, (full * (100 - off)) / 100);
        expect(Math.abs(reduced - exact)).toBeLessThanOrEqual(0.5);
      }),
    );
    expect(nightlyPrice(1, 99).price).toBe(1);
    expect(nightlyPrice(10, 5).price).toBe(10);
    expect(nightlyPrice(10, 15).price).toBe(9);
  });

  it('keeps cheaper rooms cheaper, so that the cheapest stays the cheapest', () => {
    fc.assert(
      fc.property(price, price, percent, (a, b, off) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        expect(nightlyPrice(low, off).price).toBeLessThanOrEqual(nightlyPrice(high, off).price);
      }),
    );
  });

  it.each([
    [null, false],
    [0, false],
    [1, true],
    [99, true],
    [100, false],
  ])('may be made of %s percent: %s', (discountPercent, may) => {
    expect(mayApplyItself({ discountPercent })).toBe(may);
  });
});

describe('quoteOfRooms', () => {
  const allNights = (night: NightlyPrice, count: number) => Array<NightlyPrice>(count).fill(night);

  it('is exactly the shown prices times the nights, and a tenth on top', () => {
    fc.assert(
      fc.property(prices, nights, percent, (full, count, off) => {
        const shown = full.map((amount) => nightlyPrice(amount, off));
        const rooms = shown.map((night) => allNights(night, count));
        const quote = quoteOfRooms(rooms, count);
        const sum = shown.reduce((total, room) => total + room.price, 0);
        expect(quote.totalPrice).toBe(sum * count);
        expect(quote.roomTotal).toBe(full.reduce((total, amount) => total + amount, 0) * count);
        expect(quote.roomTotal - quote.discount).toBe(quote.totalPrice);
        expect(quote.totalPrice + quote.taxAndFee).toBe(quote.total);
        expect(quote.total).toBe(quoteOf({ stayPrices: [sum * count], nights: count }).total);
      }),
    );
  });

  it('is within half a dong a night of the same percentage by code', () => {
    fc.assert(
      fc.property(price, nights, percent, (full, count, off) => {
        fc.pre(nightlyPrice(full, off).price > 1);
        const automatic = quoteOfRooms([allNights(nightlyPrice(full, off), count)], count);
        const byCode = quoteOf({
          stayPrices: [full * count],
          nights: count,
          discount: { percent: off },
        });
        const apart = Math.abs(automatic.totalPrice - byCode.totalPrice);
        expect(apart).toBeLessThanOrEqual(count / 2 + 0.5);
      }),
    );
  });

  it('is the plain quote for rooms without a discount', () => {
    fc.assert(
      fc.property(prices, nights, (full, count) => {
        const rooms = full.map((amount) => allNights(nightlyPrice(amount, null), count));
        const stayPrices = full.map((amount) => amount * count);
        expect(quoteOfRooms(rooms, count)).toEqual(quoteOf({ stayPrices, nights: count }));
      }),
    );
  });
});
