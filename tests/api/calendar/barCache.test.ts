import { barCache } from '../../../server/calendar/barCache';
import { ownChangeFeed } from '../../../server/db/changeFeed';
import type { Changed } from '../../../server/db/hotelChange';

const span = { from: '2026-12-01', to: '2026-12-31' };
const HOTEL = 7;

function newCalendar() {
  const feed = ownChangeFeed();
  const cache = barCache(feed);
  const stays = new Map([
    ['ND-A', 1],
    ['ND-B', 2],
  ]);
  const asked: (readonly string[] | undefined)[] = [];
  const read = async (codes?: readonly string[]) => {
    asked.push(codes);
    return [...stays]
      .filter(([code]) => codes?.includes(code) ?? true)
      .map(([bookingId, roomId]) => ({
        ...{ bookingId, roomId, from: '2026-12-02', to: '2026-12-04' },
        ...{ guestName: 'Lan', totalAmount: 1 },
      }));
  };
  const get = async (reading = read) => {
    const bars = await cache.get(HOTEL, span, reading);
    return Object.fromEntries(bars.map(({ bookingId, roomId }) => [bookingId, roomId]));
  };
  const tell = (what: Changed | null, hotelId: number | null = HOTEL) =>
    feed.tell({ hotelId, what, isShown: false });
  return { stays, asked, read, get, tell };
}

test('a stay that has changed is read again, and no other', async () => {
  const { stays, asked, get, tell } = newCalendar();
  await get();
  stays.set('ND-A', 3).set('ND-C', 4).delete('ND-B');
  tell({ kind: 'BOOKINGS', ids: ['ND-A', 'ND-B'] });
  tell({ kind: 'BOOKINGS', ids: ['ND-C'] });
  tell({ kind: 'PRICES' });
  tell({ kind: 'ROOMS', ids: [1] });
  tell({ kind: 'HOTEL' });
  tell({ kind: 'BOOKINGS' }, HOTEL + 1);
  expect(await get()).toEqual({ 'ND-A': 3, 'ND-C': 4 });
  expect(await get()).toEqual({ 'ND-A': 3, 'ND-C': 4 });
  expect(asked).toEqual([undefined, ['ND-A', 'ND-B', 'ND-C']]);
});

test.each<[string, Changed | null, number | null]>([
  ['any booking', { kind: 'BOOKINGS' }, HOTEL],
  ['anything of any hotel', null, null],
])('all are read after a change of %s', async (_, what, hotelId) => {
  const { asked, get, tell } = newCalendar();
  await get();
  tell(what, hotelId);
  await get();
  expect(asked).toEqual([undefined, undefined]);
});

test('what changes while they are read is read the next time', async () => {
  const { stays, read, get, tell } = newCalendar();
  const late = async (codes?: readonly string[]) => {
    const before = await read(codes);
    stays.set('ND-A', 3);
    tell({ kind: 'BOOKINGS', ids: ['ND-A'] });
    return before;
  };
  expect(await get(late)).toMatchObject({ 'ND-A': 1 });
  expect(await get()).toMatchObject({ 'ND-A': 3 });
});

test('what could not be read is read as a whole the next time', async () => {
  const { asked, get, tell } = newCalendar();
  await get();
  tell({ kind: 'BOOKINGS', ids: ['ND-A'] });
  await expect(get(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await get()).toEqual({ 'ND-A': 1, 'ND-B': 2 });
  expect(asked).toEqual([undefined, undefined]);
});
