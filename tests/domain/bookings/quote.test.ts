import fc from 'fast-check';
import { roundHalfUp } from '../../../domain/money/money';
import { type Discount, quoteOf } from '../../../domain/bookings/quote';

const price = fc.integer({ min: 1, max: 250_000_000 });
const roomPrices = fc.array(price, { minLength: 1, maxLength: 5 });
const nights = fc.integer({ min: 1, max: 365 });
const percent = fc.integer({ min: 0, max: 100 });
const discount: fc.Arbitrary<Discount | null> = fc.oneof(
  fc.constant(null),
  fc.record({ percent }),
  fc.record({ amount: fc.integer({ min: 0, max: 300_000_000 }) }),
);

interface Order {
  /** Of a night, one for each room. */
  roomPrices: readonly number[];
  nights: number;
  discount?: Discount | null;
}

/** The quote of rooms whose nights all cost the same. */
function quoteOfNights({ roomPrices: prices, nights: count, discount: off }: Order, tax?: number) {
  const stayPrices = prices.map((dong) => dong * count);
  return quoteOf({ stayPrices, nights: count, discount: off ?? null }, tax);
}

describe('quoteOf', () => {
  it('is rooms by nights, and a tenth on top', () => {
    expect(quoteOfNights({ roomPrices: [850_000, 1_200_000], nights: 3 })).toEqual({
      nights: 3,
      roomTotal: 6_150_000,
      discount: 0,
      totalPrice: 6_150_000,
      taxAndFee: 615_000,
      total: 6_765_000,
    });
  });

  it('takes a percentage off', () => {
    const quote = quoteOfNights({ roomPrices: [850_000], nights: 2, discount: { percent: 15 } });
    expect(quote).toMatchObject({ discount: 255_000, totalPrice: 1_445_000, total: 1_589_500 });
  });

  it('takes an amount off, but never more than there is', () => {
    const some = quoteOfNights({ roomPrices: [850_000], nights: 1, discount: { amount: 100_000 } });
    expect(some).toMatchObject({ discount: 100_000, totalPrice: 750_000, total: 825_000 });
    const all = quoteOfNights({ roomPrices: [50_000], nights: 1, discount: { amount: 100_000 } });
    expect(all).toMatchObject({ discount: 50_000, totalPrice: 0, taxAndFee: 0, total: 0 });
  });

  it('rounds the total from the exact value, not from the rounded line', () => {
    // 4.5 dong after the discount: the line says 5, but 4.95 and not 5.5 is what gets rounded.
    const quote = quoteOfNights({ roomPrices: [9], nights: 1, discount: { percent: 50 } });
    expect(quote).toMatchObject({ totalPrice: 5, taxAndFee: 0, total: 5 });
  });

  it('is the price times 1.1, half up, for one room and one night', () => {
    fc.assert(
      fc.property(price, (dong) => {
        const { total } = quoteOfNights({ roomPrices: [dong], nights: 1 });
        expect(total).toBe(roundHalfUp(dong * 11, 10));
        expect(Math.abs(total - dong * 1.1)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
    expect(quoteOfNights({ roomPrices: [5], nights: 1 }).total).toBe(6);
  });

  it('has lines that add up, all whole and none below zero', () => {
    fc.assert(
      fc.property(roomPrices, nights, discount, fc.nat(20), (prices, count, off, tax) => {
        const quote = quoteOfNights({ roomPrices: prices, nights: count, discount: off }, tax);
        expect(quote.roomTotal - quote.discount).toBe(quote.totalPrice);
        expect(quote.totalPrice + quote.taxAndFee).toBe(quote.total);
        for (const amount of Object.values(quote)) {
          expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
        }
      }),
    );
  });

  it('has a tax line within a dong of the percentage of the line above', () => {
    fc.assert(
      fc.property(roomPrices, nights, discount, (prices, count, off) => {
        const quote = quoteOfNights({ roomPrices: prices, nights: count, discount: off });
        expect(Math.abs(quote.taxAndFee - quote.totalPrice / 10)).toBeLessThanOrEqual(1.05);
      }),
    );
  });

  it('never gets cheaper with a night, a room or a dong more, nor dearer with a higher discount', () => {
    fc.assert(
      fc.property(roomPrices, nights, discount, price, (prices, count, off, more) => {
        const base = { roomPrices: prices, nights: count, discount: off };
        const { total } = quoteOfNights(base);
        const dearer = prices.map((dong, index) => (index === 0 ? dong + 1 : dong));
        expect(quoteOfNights({ ...base, nights: count + 1 }).total).toBeGreaterThanOrEqual(total);
        expect(
          quoteOfNights({ ...base, roomPrices: [...prices, more] }).total,
        ).toBeGreaterThanOrEqual(total);
        expect(quoteOfNights({ ...base, roomPrices: dearer }).total).toBeGreaterThanOrEqual(total);
      }),
    );
    fc.assert(
      fc.property(roomPrices, nights, percent, percent, (prices, count, a, b) => {
        const totalAt = (off: number) =>
          quoteOfNights({ roomPrices: prices, nights: count, discount: { percent: off } }).total;
        expect(totalAt(Math.max(a, b))).toBeLessThanOrEqual(totalAt(Math.min(a, b)));
      }),
    );
  });

  it('adds up rooms whose nights differ, and rounds a percentage once', () => {
    const stayPrices = [333_333 + 450_001, 500_000 + 500_001];
    const quote = quoteOf({ stayPrices, nights: 2, discount: { percent: 15 } });
    expect(quote).toMatchObject({ roomTotal: 1_783_335, totalPrice: 1_515_835, discount: 267_500 });
  });

  it('takes another percentage of tax and fee', () => {
    expect(quoteOfNights({ roomPrices: [1_000_000], nights: 1 }, 8).taxAndFee).toBe(80_000);
    expect(
      quoteOfNights({ roomPrices: [9], nights: 1, discount: { percent: 50 } }, 0).taxAndFee,
    ).toBe(0);
  });
});
