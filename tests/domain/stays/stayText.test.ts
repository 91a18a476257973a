import { stayText } from '../../../domain/stays/stayText';

test.each([
  ['vi', '2026-11-29', 'T6 27/11/2026 → CN 29/11/2026 · 2 đêm'],
  ['en', '2026-11-29', 'Fri 27/11/2026 → Sun 29/11/2026 · 2 nights'],
  ['en', '2026-11-28', 'Fri 27/11/2026 → Sat 28/11/2026 · 1 night'],
  ['vi', '2026-11-28', 'T6 27/11/2026 → T7 28/11/2026 · 1 đêm'],
] as const)('in %s, leaving on %s', (language, checkOut, text) => {
  expect(stayText({ checkIn: '2026-11-27', checkOut }, language)).toBe(text);
});
