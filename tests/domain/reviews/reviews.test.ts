import fc from 'fast-check';
import {
  hasControls,
  freeTextLength,
  reviewChangeableUntil,
  tidyFreeText,
} from '../../../domain/reviews/reviews';

test('a review can be changed for seven days to the moment', () => {
  const written = new Date('2026-11-21T03:04:05.678Z');
  expect(reviewChangeableUntil(written).toISOString()).toBe('2026-11-28T03:04:05.678Z');
});

test('what is stored stays what it is when it is stored again', () => {
  const line = fc.string({ unit: 'binary', maxLength: 20 });
  const breaks = fc.constantFrom('\n', '\r\n', '\r', '\n \n', '\n\n\n\n', ' ');
  fc.assert(
    fc.property(fc.array(fc.tuple(line, breaks), { maxLength: 6 }), (parts) => {
      const stored = tidyFreeText(parts.flat().join(''));
      expect(tidyFreeText(stored)).toBe(stored);
      expect(stored).not.toMatch(/\r|\n\n\n/);
      expect(freeTextLength(stored)).toBe([...stored].length);
    }),
  );
});

test.each([
  ['Sạch sẽ.\n\nYên tĩnh.\tTốt 👩‍👩‍👧', false],
  ['chuông \u0007', true],
  ['xuống dòng \r', true],
  ['xóa \u007f', true],
  ['ngược \u202e', true],
  ['ô \u0085', true],
])('%j holds controls: %s', (text, found) => {
  expect(hasControls(text)).toBe(found);
});
