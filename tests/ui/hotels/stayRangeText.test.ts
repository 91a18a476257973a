import { stayRangeText } from '../../../src/pages/search/stayRangeText';

beforeAll(() => {
  jest.useFakeTimers({ now: new Date('2026-11-29T05:00:00Z') });
});
afterAll(() => {
  jest.useRealTimers();
});

test.each([
  ['2026-12-18', '2026-12-20', 'T6 18/12 → CN 20/12'],
  ['2026-12-31', '2027-01-02', 'T5 31/12 → T7 02/01/2027'],
  ['2028-01-05', '2028-01-08', 'T4 05/01/2028 → T7 08/01/2028'],
])('%s to %s is written %s', (checkIn, checkOut, text) => {
  expect(stayRangeText({ checkIn, checkOut }, 'vi')).toBe(text);
});
