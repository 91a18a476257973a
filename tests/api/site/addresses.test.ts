import { rows } from '../../../site/pages';
import { sharedServer } from '../../support/server/serverControl';

async function statusOf(address: string): Promise<number> {
  const answer = await fetch(sharedServer().url + address, { headers: { Accept: 'text/html' } });
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/html/);
  return answer.status;
}

const addressOf = (path: string) =>
  path.replace(':bookingId', 'ND-1-ABCDEFGHJK').replace(/:\w+/, '1');

test.each(rows.map(([, { path, status = 200 }]) => [addressOf(path), status]))(
  'the server answers %s with %i',
  async (address, status) => {
    expect(await statusOf(address)).toBe(status);
    if (address !== '/') expect(await statusOf(`${address}/`)).toBe(status);
  },
);

test.each([
  '/hotels/none',
  '/hotels/rooms/none',
  '/hotels/1/2',
  '/bookings/a/b',
  '/partner/none',
  '/partner/hotel-management/edit/none',
  '/partners',
  '/admin/none',
  '/none',
])('and has no page at %s', async (address) => {
  expect(await statusOf(address)).toBe(404);
});
