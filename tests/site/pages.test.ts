import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pageAt } from '../../site/pageAt';
import { pageFile } from '../../site/pageFile';
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

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) =>
  basename(file),
);
const programs = ['src/app/routes.tsx', 'src/backoffice/partnerRoutes.tsx']
  .map((file) => readFileSync(file, 'utf8'))
  .join('');

test.each(rows)('the HTML of %s announces the program that its route asks for', (key, page) => {
  const { sameAs, leadsTo } = page;
  for (const other of [sameAs, leadsTo]) if (other) expect(pages[other as PageKey]).toBeTruthy();
  if (sameAs || leadsTo) return;
  expect(sources.filter((file) => file === pageFile(key))).toHaveLength(1);
  const [asked] =
    new RegExp(`\\b${key}: (landingPage|lazy|page)\\([^;]*?'\\)`).exec(programs) ?? [];
  expect(asked).toMatch(new RegExp(`/${basename(pageFile(key), '.tsx')}'`));
});
