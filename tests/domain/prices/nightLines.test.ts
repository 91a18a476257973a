import { formatAmount, formatDong } from '../../../domain/money/money';
import { nightLines } from '../../../domain/prices/nightLines';

const night = (day: number, price: number) => ({ night: `2027-02-${day}`, price });

it('has a line for each price that follows another', () => {
  const nights = [night(11, 700_000), night(12, 900_000), night(13, 900_000), night(14, 700_000)];
  expect(nightLines(nights, 'vi')).toEqual([
    `T5 11/02: ${formatDong(700_000)}`,
    `T6 12/02 – T7 13/02: ${formatDong(900_000)} × 2`,
    `CN 14/02: ${formatDong(700_000)}`,
  ]);
});

it('writes amounts as their reader is used to', () => {
  const nights = [night(11, 700_000), night(12, 900_000)];
  const lines = nightLines(nights, 'en', (amount) => formatAmount(amount, 'VND'));
  expect(lines).toEqual(['Thu 11/02: ₫700,000', 'Fri 12/02: ₫900,000']);
});

it('tells prices before the discount, which is a line of its own', () => {
  const reduced = { ...night(12, 800_000), originalPrice: 900_000 };
  expect(nightLines([night(11, 700_000), reduced], 'en')).toEqual([
    `Thu 11/02: ${formatDong(700_000)}`,
    `Fri 12/02: ${formatDong(900_000)}`,
  ]);
});

it('says nothing where all nights cost the same, or nothing is kept of them', () => {
  expect(nightLines([night(11, 700_000), night(12, 700_000)], 'vi')).toEqual([]);
  expect(nightLines([], 'vi')).toEqual([]);
});
