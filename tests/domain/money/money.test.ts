import fc from 'fast-check';
import {
  formatAmount,
  formatDong,
  isWholeDong,
  roundHalfUp,
  toDong,
} from '../../../domain/money/money';

const rates = { USD: 26_350, EUR: 30_480.5 };

describe('formatDong', () => {
  it('groups by dots and keeps the sign with the amount', () => {
    expect(formatDong(1_250_000)).toBe('1.250.000\u00a0₫');
    expect(formatDong(0)).toBe('0\u00a0₫');
    expect(formatDong(-50_000)).toBe('-50.000\u00a0₫');
  });

  it('prints exactly what Intl prints', () => {
    const intl = new Intl.NumberFormat('vi-VN', { style: 'currency', currency: 'VND' });
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amount) => {
        expect(formatDong(amount)).toBe(intl.format(amount));
      }),
    );
  });
});

describe('formatAmount', () => {
  it.each([
    [1250.5, 'USD', '$1,250.50'],
    [1250.5, 'EUR', '€1,250.50'],
    [1_250_000, 'VND', '₫1,250,000'],
    [999, 'VND', '₫999'],
    [0.01, 'USD', '$0.01'],
    [-3, 'USD', '-$3.00'],
  ] as const)('prints %d %s as %s', (amount, currency, text) => {
    expect(formatAmount(amount, currency)).toBe(text);
  });

  it('prints exactly what Intl prints in English', () => {
    const intl = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
        fc.pre(cents !== 0);
        expect(formatAmount(cents / 100, 'USD')).toBe(intl.format(cents / 100));
      }),
    );
  });
});

describe('roundHalfUp', () => {
  it.each([
    [5, 2, 3],
    [-5, 2, -2],
    [-7, 2, -3],
    [-8, 3, -3],
    [4, 3, 1],
    [0, 7, 0],
    [9_007_199_254_740_991, 2, 4_503_599_627_370_496],
  ])('%d / %d is %d', (numerator, denominator, result) => {
    expect(roundHalfUp(numerator, denominator)).toBe(result);
  });

  it('is within half of the quotient, and takes the upper of two halves', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 1, max: 1_000_000 }), (n, d) => {
        const doubledError = 2n * (BigInt(roundHalfUp(n, d)) * BigInt(d) - BigInt(n));
        expect(doubledError <= BigInt(d)).toBe(true);
        expect(doubledError > -BigInt(d)).toBe(true);
      }),
    );
  });

  it('refuses what it could not answer exactly', () => {
    expect(() => roundHalfUp(1.5, 2)).toThrow(RangeError);
    expect(() => roundHalfUp(1, 0)).toThrow(RangeError);
    expect(() => roundHalfUp(1, -2)).toThrow(RangeError);
    expect(() => roundHalfUp(2n ** 60n, 1)).toThrow(RangeError);
  });
});

describe('toDong', () => {
  it.each([
    [850_000, 'VND', 850_000],
    [10, 'USD', 263_500],
    [0.01, 'USD', 264],
    [1250.55, 'USD', 32_951_993],
    [1, 'EUR', 30_481],
  ] as const)('turns %d %s into %d', (amount, currency, dong) => {
    expect(toDong(amount, currency, rates)).toBe(dong);
  });

  it('is exact for every amount of cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => {
        expect(toDong(cents / 100, 'USD', rates)).toBe(roundHalfUp(cents * 26_350, 100));
      }),
    );
  });
});

describe('isWholeDong', () => {
  it.each([0, 1, 250_000_000])('accepts %d', (amount) => {
    expect(isWholeDong(amount)).toBe(true);
  });

  it.each([-1, 0.5, NaN, Infinity, 2 ** 53])('refuses %d', (amount) => {
    expect(isWholeDong(amount)).toBe(false);
  });
});
