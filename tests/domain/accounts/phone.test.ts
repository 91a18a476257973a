import fc from 'fast-check';
import { isVietnamesePhone, normalizePhone } from '../../../domain/accounts/phone';

describe('phone', () => {
  it('loses its separators', () => {
    expect(normalizePhone(' (+84) 912.345-678 ')).toBe('+84912345678');
    expect(normalizePhone('0912\u00a0345–678')).toBe('0912345678');
    expect(normalizePhone('０９１２　３４５　６７８')).toBe('0912345678');
    expect(normalizePhone('\u202a+84 912 345 678\u202c\ufeff')).toBe('+84912345678');
  });

  it.each(['0912345678', '84912345678', '+84912345678', '0912 345 678'])('accepts %s', (text) => {
    expect(isVietnamesePhone(text)).toBe(true);
  });

  it.each([
    '',
    '912345678',
    '091234567',
    '0912345678a',
    '+840912345678',
    '0084912345678',
    '++84912345678',
    '(024) 3825.1234',
  ])('refuses %j', (text) => {
    expect(isVietnamesePhone(text)).toBe(false);
  });

  it('does not mind where separators are', () => {
    const separators = fc.array(fc.constantFrom(' ', '.', '-', '(', ')', ''), {
      minLength: 10,
      maxLength: 10,
    });
    fc.assert(
      fc.property(separators, (between) => {
        const text = [...'0912345678']
          .map((digit, index) => digit + (between[index] ?? ''))
          .join('');
        expect(isVietnamesePhone(text)).toBe(true);
      }),
    );
  });
});
