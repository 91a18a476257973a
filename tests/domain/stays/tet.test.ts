import { nextTet } from '../../../domain/stays/tet';

test('the nights around Tết, until they are over', () => {
  const first = { year: 2027, firstNight: '2027-02-04', lastNight: '2027-02-10' };
  expect(nextTet('2026-11-23', '2028-11-23')).toEqual(first);
  expect(nextTet('2027-02-10', '2029-02-09')).toEqual(first);
  expect(nextTet('2027-02-11', '2029-02-10')?.year).toBe(2028);
  expect(nextTet('2026-11-23', '2027-02-10')).toBeUndefined();
  // A day before China's.
  expect(nextTet('2029-06-01', '2031-06-01')?.firstNight).toBe('2030-01-31');
});
