import fc from 'fast-check';
import { formatDong } from '../../../domain/money/money';
import { parseDong } from '../../../src/pages/search/priceText';

test.each([
  ['500000', 500_000],
  ['500.000', 500_000],
  ['1,250,000 ₫', 1_250_000],
  ['500k', 500_000],
  ['500 nghìn', 500_000],
  ['1,5 triệu', 1_500_000],
  ['1.5tr', 1_500_000],
  ['2 Triệu đồng', 2_000_000],
  ['0', 0],
])('%s is %d', (text, amount) => {
  expect(parseDong(text)).toBe(amount);
});

test.each(['', ' ', 'nhiều', '-5', '1e6', '5 đô', 'k', '9999999999', '1.2.3 triệu'])(
  '%j is no amount',
  (text) => expect(parseDong(text)).toBeNull(),
);

test('reads back what is shown', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (amount) => {
      expect(parseDong(formatDong(amount))).toBe(amount);
    }),
  );
});
