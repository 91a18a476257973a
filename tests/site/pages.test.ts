import { existsSync, readFileSync } from 'node:fs';
import { backofficeModules } from '../../server/render/backofficeModules';
import { pageAt } from '../../site/pageAt';
import { pages, rows, type PageKey } from '../../site/pages';
import { paths } from '../../site/paths';

test.each([
  [paths.hotel(7), '/hotels/7'],
  [paths.hotel(7, { adults: 2 }), '/hotels/7?adults=2&children=0'],
  [paths.hotel(7, {}, 'reviews'), '/hotels/7?tab=reviews'],
  [paths.hotels({ destination: 'da-nang' }), '/hotels?destination=da-nang'],
  [paths.review('ND-1-ABC'), '/bookings/ND-1-ABC/review'],
  [paths.bookings({ when: 'past', page: 2 }), '/bookings?when=past&page=2'],
  [paths.partnerBookings({ status: 'CONFIRMED', q: '' }), '/partner/bookings?status=CONFIRMED'],
  [paths.newRoom({ hotelId: undefined }), '/partner/room-management/create'],
])('writes %s', (href, expected) => {
  expect(href).toBe(expected);
});

test.each(rows)('finds %s again by its address', (key, { path }) => {
  expect(pageAt(path.replace(/:\w+/, '1'))).toEqual({
    key,
    page: pages[key],
    parameter: path.includes(':') ? '1' : '',
  });
});

test('the HTML of the back office announces the page that its program then asks for', () => {
  const program = readFileSync('src/backoffice/partnerRoutes.tsx', 'utf8');
  for (const [, key = '', module] of program.matchAll(
    /(\w+): lazy\(\(\) => import\('\.\/(.*?)'\)\)/g,
  )) {
    expect(backofficeModules(key)).toContain(`src/backoffice/${module}.tsx`);
  }
  expect(backofficeModules('partnerBookings')).toHaveLength(3);
});

test.each(rows)('what %s names is there', (_, { rendered, sameAs, leadsTo }) => {
  if (rendered) expect(existsSync(rendered)).toBe(true);
  for (const other of [sameAs, leadsTo]) if (other) expect(pages[other as PageKey]).toBeTruthy();
});
