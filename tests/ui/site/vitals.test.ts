import { pageNameOf } from '../../../src/app/vitals';

it.each([
  ['/', '/'],
  ['/hotels/12', '/hotels/:id'],
  ['/bookings/ND-X-GB22V3KR9B', '/bookings/:id'],
  ['/Lan Trần/ö', '/:id/:id'],
])('names %s without ids', (pathname, name) => {
  expect(pageNameOf(pathname)).toBe(name);
});
