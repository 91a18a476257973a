import fc from 'fast-check';
import { addDays, stayError } from '../../domain/stays/stay';
import { NO_WISH, type StayWish } from '../../domain/stays/stayWish';
import { filledFrom, readStayQuery, withStay } from '../../site/readStayQuery';
import { BED_TYPES } from '../../domain/rooms/bedTypes';

const today = '2026-11-21';
const read = (query: string) => readStayQuery(new URLSearchParams(query), today);

const days = fc.tuple(fc.nat(700), fc.integer({ min: 1, max: 365 })).map(([from, nights]) => ({
  checkIn: addDays(today, from),
  checkOut: addDays(today, from + nights),
}));
const parties = fc.record({
  adults: fc.integer({ min: 1, max: 10 }),
  children: fc.integer({ min: 0, max: 5 }),
  bedType: fc.constantFrom('' as const, ...BED_TYPES),
});
const wishes: fc.Arbitrary<StayWish> = fc
  .tuple(fc.option(days), parties)
  .map(([dates, party]) => ({ ...NO_WISH, ...dates, ...party }));
const dated = fc.tuple(days, parties).map(([dates, party]): StayWish => ({ ...dates, ...party }));

const values = fc.oneof(
  fc.string(),
  fc.constantFrom('1', '0', '-1', '99', 'abc', '2026-02-31', today, addDays(today, 2), 'KING', '%'),
  fc.constant('9'.repeat(10_000)),
);
const addresses = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...Object.keys(NO_WISH)), fc.string()), values))
  .map((pairs) => new URLSearchParams(pairs));

test('every stay survives its address', () => {
  fc.assert(
    fc.property(wishes, (wish) => {
      const query = withStay(new URLSearchParams(), wish);
      expect({ ...NO_WISH, ...readStayQuery(query, today) }).toEqual(wish);
    }),
  );
});

test('an address with days says all: nothing that a device remembers comes in', () => {
  fc.assert(
    fc.property(dated, wishes, (wish, { bedType: _, ...last }) => {
      const query = withStay(new URLSearchParams(), wish);
      expect(filledFrom(query, { ...last, bedType: '' }, today)).toEqual(wish);
    }),
  );
});

test('an address that says nothing is filled with what was looked for last', () => {
  fc.assert(
    fc.property(wishes, (last) => {
      expect(filledFrom(new URLSearchParams('tab=info'), last, today)).toEqual(last);
    }),
  );
});

test('whatever an address says, what is read can be asked for, and is written the same from then on', () => {
  fc.assert(
    fc.property(addresses, wishes, (query, last) => {
      const wish = filledFrom(query, last, today);
      expect([wish.adults, wish.children]).toEqual([
        Math.min(10, Math.max(1, wish.adults)),
        Math.min(5, Math.max(0, wish.children)),
      ]);
      if (wish.checkIn || wish.checkOut) expect(stayError(wish, today)).toBeNull();
      expect(filledFrom(withStay(query, wish), NO_WISH, today)).toEqual(wish);
    }),
  );
});

test('the rest of an address stays', () => {
  const query = new URLSearchParams('tab=info&checkIn=x&checkIn=y&adults=3&page=2');
  expect(String(withStay(query, { ...NO_WISH, adults: 2 }))).toBe(
    'tab=info&page=2&adults=2&children=0',
  );
});

test.each([
  ['checkIn=2026-02-31&checkOut=2026-03-02', {}],
  ['checkIn=2026-12-03&checkOut=2026-12-01', {}],
  ['checkIn=2026-11-20&checkOut=2026-11-22', {}],
  ['checkIn=2026-12-01', {}],
  ['adults=abc&children=99', { adults: 1, children: 5 }],
  ['adults=30', { adults: 10, children: 0 }],
  ['adults=0&children=-1', {}],
  ['children=2', { adults: 1, children: 2 }],
  ['adults=2&adults=3', { adults: 2, children: 0 }],
  ['bedType=WATER', {}],
  ['checkIn=2026-12-01&checkOut=2026-12-03', { checkIn: '2026-12-01', checkOut: '2026-12-03' }],
])('%s', (query, expected) => {
  expect(read(query)).toEqual(expected);
});

test('days that cannot be booked are not replaced by others', () => {
  const last = { ...NO_WISH, checkIn: '2026-12-01', checkOut: '2026-12-03', adults: 2 };
  const query = new URLSearchParams('checkIn=2020-01-01&checkOut=2020-01-02');
  expect(filledFrom(query, last, today)).toEqual({ ...NO_WISH, adults: 2 });
});
