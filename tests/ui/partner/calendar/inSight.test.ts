import fc from 'fast-check';
import {
  inSight,
  seenFrom,
  startsOf,
} from '../../../../src/backoffice/partner/calendar/grid/inSight';

const HELD = 40;
/** Of rows, each of its own height, with how far down they are seen and how much of them. */
const scrolled = fc.record({
  starts: fc
    .array(fc.integer({ min: 20, max: 60 }), { minLength: 1, maxLength: 50 })
    .map((heights) => startsOf(heights, HELD)),
  seen: fc.record({
    from: fc.integer({ min: 0, max: 2000 }),
    size: fc.integer({ min: 120, max: 900 }),
  }),
});

test('every row of which something is seen is in sight, and those before and after it', () => {
  fc.assert(
    fc.property(scrolled, fc.nat(5), ({ starts, seen }, more) => {
      const { first, end } = inSight(starts, seen, more);
      const near = (index: number) => index >= first && index < end;
      starts.slice(0, -1).forEach((start, index) => {
        const isSeen = start < seen.from + seen.size && starts[index + 1]! > seen.from;
        if (!isSeen) return;
        for (let other = index - more; other <= index + more; other += 1) {
          if (other >= 0 && other < starts.length - 1) expect(near(other)).toBe(true);
        }
      });
    }),
  );
});

test('of thousands only a few are in sight', () => {
  const starts = startsOf(
    Array.from({ length: 5000 }, () => 32),
    HELD,
  );
  expect(inSight(starts, { from: 32_040, size: 320 }, 3)).toEqual({ first: 997, end: 1013 });
});

test('what is revealed is seen whole, below what stays at the top, and is not scrolled to twice', () => {
  fc.assert(
    fc.property(scrolled, fc.nat(49), ({ starts, seen }, index) => {
      fc.pre(index < starts.length - 1);
      const from = seenFrom(starts, index, seen) ?? seen.from;
      expect(starts[index]!).toBeGreaterThanOrEqual(from + HELD - 1);
      expect(starts[index + 1]!).toBeLessThanOrEqual(from + seen.size + 1);
      expect(seenFrom(starts, index, { ...seen, from })).toBeUndefined();
    }),
  );
});

test('without rows nothing is in sight, and nothing can be revealed', () => {
  const seen = { from: 0, size: 0 };
  expect(inSight(startsOf([], HELD), seen, 3)).toEqual({ first: 0, end: 0 });
  expect(seenFrom(startsOf([], HELD), 0, seen)).toBeUndefined();
});
