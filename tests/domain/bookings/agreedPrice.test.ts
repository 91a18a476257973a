import fc from 'fast-check';
import { movedPrice, type AgreedPrice } from '../../../domain/bookings/agreedPrice';

const night: fc.Arbitrary<AgreedPrice> = fc
  .record({
    price: fc.integer({ min: 1, max: 10_000_000 }),
    reduction: fc.integer({ min: 0, max: 9_000_000 }),
  })
  .map(({ price, reduction }) => ({ price, fullPrice: price + reduction }));
const both = ['price', 'fullPrice'] as const;

describe('movedPrice', () => {
  it('is what was agreed where the rooms cost the same today', () => {
    fc.assert(
      fc.property(night, night, (agreed, today) => {
        expect(movedPrice(agreed, { from: today, to: today })).toEqual(agreed);
      }),
    );
  });

  it('is by as much more as the rooms differ', () => {
    const flat = (price: number) => ({ price, fullPrice: price });
    expect(movedPrice(flat(500), { from: flat(600), to: flat(900) })).toEqual(flat(800));
  });

  it('never comes below both what was agreed and what the new room costs, nor over its full price', () => {
    fc.assert(
      fc.property(night, night, night, (agreed, from, to) => {
        const moved = movedPrice(agreed, { from, to });
        for (const of of both) {
          expect(moved[of]).toBeGreaterThanOrEqual(Math.min(agreed[of], to[of]));
        }
        expect(moved.price).toBeLessThanOrEqual(moved.fullPrice);
      }),
    );
  });
});
