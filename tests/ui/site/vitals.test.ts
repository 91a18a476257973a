import { layoutShiftOf, pageNameOf, slowestResponseOf } from '../../../src/vitals';

it.each([
  ['/', '/'],
  ['/hotels/12', '/hotels/:id'],
  ['/bookings/ND-X-GB22V3KR9B', '/bookings/:id'],
  ['/Lan Trần/ö', '/:id/:id'],
])('names %s without ids', (pathname, name) => {
  expect(pageNameOf(pathname)).toBe(name);
});

it('takes shifts that are felt as one together, and the worst of those', () => {
  const shift = (startTime: number, value: number) => ({ startTime, value });
  expect(layoutShiftOf([])).toBe(0);
  expect(layoutShiftOf([shift(100, 0.1), shift(900, 0.2)])).toBeCloseTo(0.3);
  expect(layoutShiftOf([shift(100, 0.2), shift(1200, 0.1)])).toBeCloseTo(0.2);
  const steady = Array.from({ length: 8 }, (_, index) => shift(index * 900, 0.1));
  expect(layoutShiftOf(steady)).toBeCloseTo(0.6);
});

it('takes the slowest interaction, and forgives one outlier in fifty', () => {
  const event = (interactionId: number, duration: number) => ({ interactionId, duration });
  expect(slowestResponseOf([])).toBeUndefined();
  expect(slowestResponseOf([event(0, 900)])).toBeUndefined();
  expect(slowestResponseOf([event(1, 40), event(1, 120), event(2, 80)])).toBe(120);
  const many = Array.from({ length: 50 }, (_, index) => event(index + 1, index === 7 ? 900 : 50));
  expect(slowestResponseOf(many)).toBe(50);
});
