import fc from 'fast-check';
import {
  discountOf,
  displayStatus,
  isDiscountAmount,
  usesOf,
  voucherKey,
  voucherError,
  type VoucherTerms,
} from '../../../domain/vouchers/voucher';

const now = new Date('2026-11-21T03:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const terms: VoucherTerms = {
  isActive: true,
  startDate: hours(-1),
  expirationDate: hours(1),
  quantity: 2,
  used: 1,
};

describe('voucherKey', () => {
  it('is the same for blanks around it, any case and any spelling of marks', () => {
    const typed = ['Tết-2027', '  tết-2027 ', 'TẾT-2027', 'Tết-2027'.normalize('NFD')];
    expect(new Set(typed.map(voucherKey)).size).toBe(1);
    expect(voucherKey('Tet-2027')).not.toBe(voucherKey('Tết-2027'));
  });

  it('of a key is the key', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (code) => {
        expect(voucherKey(voucherKey(code))).toBe(voucherKey(code));
      }),
    );
  });
});

describe('isDiscountAmount', () => {
  it.each([
    [0.01, 'USD', true],
    [10_000, 'EUR', true],
    [1_250.5, 'USD', true],
    [0, 'USD', false],
    [0.001, 'USD', false],
    [10.005, 'EUR', false],
    [10_000.01, 'USD', false],
    [-5, 'USD', false],
    [1, 'VND', true],
    [250_000_000, 'VND', true],
    [250_000_001, 'VND', false],
    [0.5, 'VND', false],
    [NaN, 'VND', false],
  ] as const)('%d %s: %s', (amount, currency, fits) => {
    expect(isDiscountAmount(amount, currency)).toBe(fits);
  });

  it('takes every cent from 0.01 to 10000', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (cents) => {
        expect(isDiscountAmount(cents / 100, 'USD')).toBe(true);
      }),
    );
  });
});

describe('discountOf', () => {
  const rates = { USD: 26_300, EUR: 30_400 };

  it('is the percentage, or the amount in whole dong', () => {
    const percent = { discountPercent: 15, discountAmount: null, currency: 'USD' } as const;
    expect(discountOf(percent, rates)).toEqual({ percent: 15 });
    const cents = { discountPercent: null, discountAmount: 10.01, currency: 'USD' } as const;
    expect(discountOf(cents, rates)).toEqual({ amount: 263_263 });
    const dong = { discountPercent: null, discountAmount: 50_000, currency: 'VND' } as const;
    expect(discountOf(dong, rates)).toEqual({ amount: 50_000 });
  });

  it('is none when neither is chosen', () => {
    const none = { discountPercent: null, discountAmount: null, currency: 'USD' } as const;
    expect(discountOf(none, rates)).toBeNull();
  });
});

describe('voucherError', () => {
  it.each([
    ['nothing against it', {}, null],
    ['unlimited', { quantity: 0, used: 900 }, null],
    ['from the very moment of its start', { startDate: now }, null],
    ['switched off', { isActive: false }, 'off'],
    ['at the moment of its expiration', { expirationDate: now }, 'over'],
    ['before its start', { startDate: hours(0.5) }, 'notYet'],
    ['used up', { used: 2 }, 'usedUp'],
  ])('%s', (_, changes, refusal) => {
    expect(voucherError({ ...terms, ...changes }, now)).toBe(refusal);
  });
});

describe('displayStatus', () => {
  it('is expired when not active, else scheduled before the start, else active', () => {
    expect(displayStatus({ isActive: false, startDate: hours(1) }, now)).toBe('expired');
    expect(displayStatus({ isActive: true, startDate: hours(1) }, now)).toBe('scheduled');
    expect(displayStatus({ isActive: true, startDate: hours(-1) }, now)).toBe('active');
  });
});

test('uses are what a server says they are, or else what is missing of all', () => {
  const voucher = { quantity: 100, remainingQuantity: 96 };
  expect(usesOf({ ...voucher, usedCount: 3 })).toBe(3);
  expect(usesOf(voucher)).toBe(4);
  expect(usesOf({ quantity: 0, remainingQuantity: -2 })).toBe(2);
});
