import { bookedIn, act, newHouse, type House } from '../../support/partnerBookings';
import { stayIn } from '../../support/bookings';
import { call } from '../../support/client';
import { completedStay, review } from '../../support/reviews';
import { sharedServer } from '../../support/server/serverControl';
import { newVoucher } from '../../support/vouchers';
import { newPeople } from '../../support/world';

const tonight = () => {
  const { checkInDate, checkOutDate } = stayIn(0);
  return `checkIn=${checkInDate}&checkOut=${checkOutDate}`;
};

/** What travellers see of a house without signing in. */
const surfaces = {
  hotel: ({ hotel }: House) => `/api/customer/hotels/${hotel.id}`,
  rooms: ({ hotel }: House) => `/api/customer/hotels/${hotel.id}/search-rooms?${tonight()}`,
  reviews: ({ hotel }: House) => `/api/customer/hotels/${hotel.id}/reviews`,
  list: ({ hotel }: House) => `/api/customer/hotels?text=${encodeURIComponent(hotel.name)}`,
  page: ({ hotel }: House) => `/hotels/${hotel.id}?${tonight()}`,
};
type Surface = keyof typeof surfaces;
const names = Object.keys(surfaces) as Surface[];

/** The sign by which a copy of each is known; what is not there has none. */
async function signs(house: House): Promise<Record<Surface, string | null>> {
  const all = names.map(async (name) => {
    const { headers } = await call('GET', surfaces[name](house), {
      headers: { Accept: name === 'page' ? 'text/html' : 'application/json' },
    });
    return [name, headers.get('ETag')] as const;
  });
  return Object.fromEntries(await Promise.all(all)) as Record<Surface, string | null>;
}

let house: House;
let admin: string;
let bookingId: string;
/** The booking of a stay that is over. */
let stayed: string;
let voucher: Awaited<ReturnType<typeof newVoucher>>;
let closureId: number;

const owner = () => ({ token: house.partner.token });
const room = () => `/api/partner/hotels/${house.hotel.id}/rooms/${house.hotel.rooms[0]!.id}`;

async function saved(method: string, path: string, body?: object, token = house.partner.token) {
  const answer = await call<{ id: number }>(method, path, { token, ...(body && { body }) });
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}

const decided = (act: 'suspend' | 'restore', reason: string) =>
  saved('POST', `/api/admin/hotels/${house.hotel.id}/${act}`, { reason }, admin);

beforeAll(async () => {
  house = await newHouse({ rooms: [{ price: 500_000 }, { price: 700_000 }] });
  admin = (await newPeople()).admin.token;
  stayed = await completedStay(house);
});

test('an answer is remembered, and the copy of it is told to be right', async () => {
  const first = await signs(house);
  expect(await signs(house)).toEqual(first);
  for (const name of names) {
    const copy = await call('GET', surfaces[name](house), {
      headers: {
        'If-None-Match': `"another", W/${first[name]}`,
        Accept: name === 'page' ? 'text/html' : 'application/json',
      },
    });
    expect([name, copy.status, copy.body]).toEqual([name, 304, '']);
    expect(copy.headers.get('Cache-Control')).toBe('no-cache');
  }
});

// Each stands on the one before.
test.each<[string, Surface[], () => Promise<unknown>]>([
  ['booked', ['list', 'rooms', 'page'], async () => (bookingId = await bookedIn(house))],
  [
    'cancelled',
    ['list', 'rooms', 'page'],
    () => act(house.partner.token, bookingId, 'cancel', { body: { reason: 'Mất nước' } }),
  ],
  [
    'closed for a night',
    ['list', 'rooms', 'page'],
    async () => {
      const { checkInDate: from, checkOutDate: to } = stayIn(0);
      closureId = (await saved('POST', `${room()}/closures`, { from, to, reason: 'Sơn' })).id;
    },
  ],
  [
    'open again',
    ['list', 'rooms', 'page'],
    () => saved('DELETE', `${room()}/closures/${closureId}`),
  ],
  [
    'dearer',
    ['hotel', 'list', 'rooms', 'page'],
    () =>
      saved('PUT', `/api/partner/hotels/${house.hotel.id}/rooms/bulk`, {
        roomIds: house.hotel.rooms.map(({ id }) => id),
        pricePercent: 10,
      }),
  ],
  [
    'reduced for everybody',
    ['hotel', 'list', 'rooms', 'page'],
    async () => {
      voucher = await newVoucher(owner(), { autoApply: true, quantity: 1 });
    },
  ],
  [
    'at the full price again, with the last use taken',
    ['hotel', 'list', 'rooms', 'page'],
    async () => {
      const price = Math.round(550_000 * 0.9);
      const rooms = [{ ...house.hotel.rooms[0]!, price }];
      bookingId = await bookedIn({ ...house, hotel: { ...house.hotel, rooms } }, { days: 20 });
    },
  ],
  [
    'reduced again, with the use given back',
    ['hotel', 'list', 'rooms', 'page'],
    () => act(house.partner.token, bookingId, 'cancel', { body: { reason: 'Mất nước' } }),
  ],
  [
    'at the full price again',
    ['hotel', 'list', 'rooms', 'page'],
    () => saved('DELETE', `/api/partner/vouchers/delete/${voucher.id}`),
  ],
  [
    'reviewed',
    ['hotel', 'list', 'reviews', 'page'],
    async () => {
      await review('POST', house.traveller, stayed, { rating: 4, comment: 'Sạch và yên tĩnh.' });
    },
  ],
  [
    'answered',
    ['hotel', 'reviews', 'page'],
    async () => {
      const path = `/api/partner/hotels/${house.hotel.id}/reviews`;
      const [row] = await sharedServer().sql<{ id: number }>(
        'select id from reviews where hotel_id = $1',
        [house.hotel.id],
      );
      await saved('PUT', `${path}/${row!.id}/answer`, { answer: 'Cảm ơn bạn.' });
    },
  ],
  ['without a room', ['hotel', 'list', 'rooms', 'page'], () => saved('DELETE', room())],
  [
    'suspended',
    ['hotel', 'list', 'reviews', 'rooms', 'page'],
    () => decided('suspend', 'Ảnh không thật'),
  ],
  [
    'restored',
    ['hotel', 'list', 'reviews', 'rooms', 'page'],
    () => decided('restore', 'Ảnh đã thật'),
  ],
  [
    'off sale',
    ['hotel', 'list', 'reviews', 'rooms', 'page'],
    () => saved('PUT', `/api/partner/hotels/${house.hotel.id}/listing`, { listed: false }),
  ],
])('a hotel that is %s is another one in the very next answer', async (_, changed, change) => {
  const before = await signs(house);
  await change();
  const after = await signs(house);
  expect(names.filter((name) => after[name] !== before[name]).sort()).toEqual([...changed].sort());
});

test('an address with something that no page reads leads to the same page', async () => {
  // Nobody else makes hotels of that name meanwhile.
  const address = `/hotels?text=${encodeURIComponent(house.hotel.name)}`;
  const page = (query: string) =>
    call('GET', address + query, { headers: { Accept: 'text/html' } });
  const plain = await page('');
  const shared = await page('&fbclid=abc&utm_source=x%3Cscript%3E');
  expect(shared.headers.get('ETag')).toBe(plain.headers.get('ETag'));
  expect(shared.body).toBe(plain.body);
});

test('what is not there is not remembered', async () => {
  const { status, headers } = await call('GET', '/api/customer/hotels/999999999');
  expect([status, headers.get('ETag')]).toEqual([404, null]);
});
