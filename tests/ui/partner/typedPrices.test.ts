import {
  changeError,
  reach,
  typedChange,
} from '../../../src/backoffice/partner/prices/typedChange';
import { bandsOf } from '../../../src/backoffice/partner/prices/grid/bands';
import {
  marksOf,
  shortPrice,
  wordsOf,
} from '../../../src/backoffice/partner/prices/grid/nightWords';
import {
  isSelected,
  only,
  selectionAfter,
  withinRows,
} from '../../../src/backoffice/partner/prices/grid/selection';
import { valueError } from '../../../src/backoffice/partner/prices/valueError';
import type { NightOfType, Season } from '../../../src/api/partner';

test.each([
  ['1200000', 'VND', { change: 'PRICE', value: 1_200_000 }],
  ['1.200.000', 'VND', { change: 'PRICE', value: 1_200_000 }],
  ['1,200,000', 'VND', { change: 'PRICE', value: 1_200_000 }],
  ['1.200.000 ₫', 'VND', { change: 'PRICE', value: 1_200_000 }],
  ['1 200 000', 'VND', { change: 'PRICE', value: 1_200_000 }],
  ['99,50', 'USD', { change: 'PRICE', value: 99.5 }],
  ['1,250.50', 'USD', { change: 'PRICE', value: 1250.5 }],
  ['1.250,5', 'EUR', { change: 'PRICE', value: 1250.5 }],
  ['1,250', 'USD', { change: 'PRICE', value: 1250 }],
  ['60.5', 'USD', { change: 'PRICE', value: 60.5 }],
  ['+10%', 'VND', { change: 'PERCENT', value: 10 }],
  ['-15 %', 'VND', { change: 'PERCENT', value: -15 }],
  ['-50000', 'VND', { change: 'AMOUNT', value: -50_000 }],
  ['+1000', 'VND', { change: 'AMOUNT', value: 1000 }],
  ['+ 2.5', 'EUR', { change: 'AMOUNT', value: 2.5 }],
  ['-5', 'USD', { change: 'AMOUNT', value: -5 }],
] as const)('%s in %s is read', (text, currency, rule) => {
  expect(typedChange(text, currency)).toEqual({ rule });
});

test.each([
  ['', 'VND'],
  ['+', 'VND'],
  ['ten', 'VND'],
  ['0', 'VND'],
  ['1e9', 'VND'],
  ['-5', 'VND'],
  ['+999', 'VND'],
  ['550', 'VND'],
  ['1000000001', 'VND'],
  ['10.5%', 'USD'],
  ['+2.5%', 'VND'],
  ['+12,5%', 'VND'],
  ['1.000%', 'VND'],
  ['850000.00', 'VND'],
  ['1200.000', 'VND'],
  ['1.200,000', 'VND'],
  ['12,5', 'VND'],
  ['1.2.5', 'USD'],
  ['60.', 'USD'],
  ['-91%', 'VND'],
  ['60.555', 'USD'],
] as const)('%j in %s is refused in words', (text, currency) => {
  expect(typedChange(text, currency)).toEqual({ error: expect.stringMatching(/\w{3}/) as string });
});

test.each([
  ['VND', 'Type a price such as 1200000, or a change such as +10% or -50000'],
  ['USD', 'Type a price such as 45.50, or a change such as +10% or -5'],
] as const)('what could be typed is said in %s, and can be read', (currency, error) => {
  expect(typedChange('abc', currency)).toEqual({ error });
  for (const example of error.match(/[+-]?\d[\d.]*%?/g) ?? []) {
    expect(typedChange(example, currency)).toHaveProperty('rule');
  }
});

test('an amount that leaves a night nothing to cost is refused in words', () => {
  const nights = [{ price: 850_000 }, { price: 90_000 }];
  const off = (value: number) => changeError(nights, { change: 'AMOUNT', value }, 'VND');
  expect([off(-8_500_000), off(-90_000)]).toEqual(Array(2).fill(expect.stringMatching(/nothing/)));
  expect(off(-89_999)).toBeUndefined();
});

test('what a change does to several nights is said by their least and most', () => {
  const nights = [{ price: 500_000 }, { price: 1_000_000 }];
  expect(reach(nights, { change: 'PERCENT', value: 10 }, 'VND')).toEqual({
    before: [500_000, 1_000_000],
    after: [550_000, 1_100_000],
  });
});

test('where rows have gone, the last one that is left is selected', () => {
  const selection = { anchor: { row: 1, column: 2 }, head: { row: 4, column: 3 } };
  expect(withinRows(selection, 3)).toEqual({ ...selection, head: { row: 2, column: 3 } });
});

test('arrows move, Shift widens, and nothing leads out of the grid', () => {
  const size = { rows: 2, columns: 3 };
  const press = (key: string, shiftKey = false) => ({ key, shiftKey });
  const start = only({ row: 0, column: 1 });
  const wide = selectionAfter(start, press('ArrowRight', true), size)!;
  expect(wide).toEqual({ anchor: { row: 0, column: 1 }, head: { row: 0, column: 2 } });
  const both = selectionAfter(wide, press('ArrowDown', true), size)!;
  expect(isSelected(both, { row: 1, column: 1 })).toBe(true);
  expect(isSelected(both, { row: 1, column: 0 })).toBe(false);
  expect(selectionAfter(both, press('ArrowDown'), size)).toEqual(only({ row: 1, column: 2 }));
  expect(selectionAfter(start, press('Home'), size)).toEqual(only({ row: 0, column: 0 }));
  expect(selectionAfter(start, press('x'), size)).toBeUndefined();
});

test('the season that counts first stands above nights', () => {
  const season = (id: number, firstNight: string, lastNight: string) =>
    ({ id, firstNight, lastNight }) as Season;
  const upper = season(1, '2027-02-02', '2027-02-02');
  const lower = season(2, '2027-02-01', '2027-02-03');
  const nights = ['2027-02-01', '2027-02-02', '2027-02-03', '2027-02-04'];
  expect(bandsOf([upper, lower], nights)).toEqual([
    { season: lower, nights: 1 },
    { season: upper, nights: 1 },
    { season: lower, nights: 1 },
    { season: undefined, nights: 1 },
  ]);
});

test('a night says in marks and in words all that is said of it', () => {
  const night: NightOfType = {
    night: '2027-02-05',
    price: 1_190_500,
    source: 'BY_HAND',
    seasonId: null,
    seasonName: null,
    minStay: 2,
    minStayThrough: 3,
    noArrival: true,
    noDeparture: true,
    closed: true,
    roomsLeft: 4,
  };
  expect(shortPrice(night.price, 'VND')).toBe('1190.5');
  expect([shortPrice(1_200_000, 'VND'), shortPrice(60, 'USD')]).toEqual(['1,200', '$60']);
  expect(marksOf(night)).toEqual(['✕', '≥2', '≥3*', '⊣', '⊢', '✎']);
  expect(wordsOf(night, 'VND', 5)).toBe(
    '₫1,190,500, set by hand, 4 of 5 rooms left, closed, arrivals stay at least 2 nights, ' +
      'stays of at least 3 nights, no arrivals, no departures',
  );
});

test.each([
  [{ change: 'PRICE', value: 999 }, 'VND', /^Write dong in full/],
  [{ change: 'AMOUNT', value: -500 }, 'VND', /^Write dong in full/],
  [{ change: 'PRICE', value: 1000 }, 'VND', undefined],
  [{ change: 'AMOUNT', value: -500 }, 'USD', undefined],
  [{ change: 'PERCENT', value: -15 }, 'VND', undefined],
] as const)('%p in %s is for forms what it is in the grid', (asked, currency, words) => {
  const error = valueError(asked, currency);
  if (words) expect(error).toMatch(words);
  else expect(error).toBeUndefined();
});
