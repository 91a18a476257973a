import {
  decimalNumber,
  groupedNumber,
  isNumeric,
  plainNumber,
} from '../../../src/backoffice/ui/form/groupedNumber';

test('whole dong may be grouped by dots or commas, and a part of one stays for a rule to refuse', () => {
  const dong = (text: string) => plainNumber(text, 0);
  expect(dong('1.200.000')).toBe('1200000');
  expect(dong('1,200,000')).toBe('1200000');
  expect(dong('1.5')).toBe('1.5');
  expect(dong('0.500')).toBe('0.500');
  // As it is typed: a dot is one of groups as soon as three digits follow it.
  expect(groupedNumber('1.20', 0)).toBe('1.20');
  expect(groupedNumber('1.200', 0)).toBe('1,200');
  expect(groupedNumber('1,200.000', 0)).toBe('1,200,000');
});

test.each(['850 000đ', '850.000 ₫', '₫850,000', '850000 VND', '850000vnd'])(
  '%s is an amount with its currency',
  (text) => {
    expect(plainNumber(text, 0)).toBe('850000');
  },
);

test('digits may be as wide as some keyboards set them', () => {
  expect(plainNumber('１．２００．０００', 0)).toBe('1200000');
  expect(decimalNumber('１２．５', 1)).toBe('12.5');
});

test.each(['10 người', '600k', '0x10', '1e400', '-', '.', '9'.repeat(10_000)])(
  'no number is %.20s',
  (text) => {
    expect([isNumeric(plainNumber(text, 0)), isNumeric(decimalNumber(text, 2))]).toEqual([
      false,
      false,
    ]);
  },
);

test('a comma is the decimal sign where nothing is grouped, and never left out', () => {
  expect(decimalNumber('2,5', 0)).toBe('2.5');
  expect(decimalNumber('0,5', 2)).toBe('0.5');
  expect(decimalNumber('0,125', 3)).toBe('0.125');
  expect(decimalNumber('1,200,000', 0)).toBe('1200000');
  expect(decimalNumber('1.200.000', 0)).toBe('1200000');
  expect(decimalNumber('1.250', 2)).toBe('1.250');
});
