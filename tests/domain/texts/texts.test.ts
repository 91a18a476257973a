import fc from 'fast-check';
import { lengthOf, tidy } from '../../../domain/texts/texts';

test('marks that turn the direction of writing and controls go, tabs and lines stay', () => {
  expect(tidy('\u202eTrần \u2066Mai\u2069 ')).toBe('Trần Mai');
  expect(tidy('Đến muộn.\u0007\n\tCảm ơn')).toBe('Đến muộn.\n\tCảm ơn');
  // Families and flags are joined by marks that are seen in what they join.
  expect(tidy('👨‍👩‍👧')).toBe('👨‍👩‍👧');
});

test('a text is tidied once and for all, never becomes empty, and never longer', () => {
  const typed = fc.string({
    unit: fc.constantFrom('a', 'ệ', ' ', '\n', '\u202e', '\u2069', '\u0007', '😀'),
  });
  fc.assert(
    fc.property(typed, (text) => {
      const tidied = tidy(text);
      expect(tidy(tidied)).toBe(tidied);
      expect(tidied === '').toBe(text.trim() === '');
      expect(lengthOf(text)).toBe([...tidied].length);
      expect([...tidied].length).toBeLessThanOrEqual([...text].length);
    }),
  );
});
