import { fullStayPrice, nightPrices, stayPrice } from '../../../domain/prices/nightPrices';
import { HIGHEST_PRICE } from '../../../domain/rooms/roomPrices';
import { addDays, vietnamToday } from '../../../domain/stays/stay';
import { newPartner } from '../../support/accounts';
import { stayIn } from '../../support/bookings';
import { call } from '../../support/client';
import { newHotel, type TestHotel } from '../../support/hotels';
import { startServer, type RunningServer } from '../../support/server/server';
import { priceByNights } from '../../support/typePrices';
import { newVoucher } from '../../support/vouchers';

interface Priced {
  id: number;
  price: number;
  originalPrice?: number;
  stayPrice?: number;
  nights?: { night: string; price: number }[];
}

const PERCENT = 15;
let server: RunningServer;
/** Of the partner of a hotel with that automatic percentage. */
const owners = new Map<number | null, string>();

beforeAll(async () => {
  server = await startServer();
  const where = { url: server.url, outbox: server.outboxDir };
  owners.set(null, (await newPartner(where)).email);
  const reducing = await newPartner(where);
  owners.set(PERCENT, reducing.email);
  const voucher = { discountPercent: PERCENT, autoApply: true };
  await newVoucher({ token: reducing.token }, voucher, server);
}, 120_000);
afterAll(() => server.stop());

const { checkInDate: checkIn, checkOutDate: checkOut } = stayIn(12, 9);
const week = [500_000, 510_000, 520_001, 530_000, 640_000, 750_003, 495_000];
const dates = { [addDays(checkIn, 1)]: 1_200_001, [checkOut]: 9_000_000 };
const dear = { [checkIn]: HIGHEST_PRICE };

interface Case {
  /** Dong; the first is the type's base price. */
  rooms: number[];
  week?: readonly number[];
  dates?: Record<string, number>;
  percent: number | null;
}

const cases: [name: string, plan: Case][] = [
  ['nothing said of nights', { rooms: [333_333], percent: PERCENT }],
  ['weekdays', { rooms: [500_000], week, percent: null }],
  ['weekdays under a discount', { rooms: [500_000], week, percent: PERCENT }],
  ['dates', { rooms: [500_000], dates, percent: null }],
  ['both, of a dearer room', { rooms: [500_000, 123_457], week, dates, percent: PERCENT }],
  ['a date before all', { rooms: [500_000], dates: { [checkIn]: 1 }, percent: null }],
  [
    'no night for nothing',
    { rooms: [500_000, 400_000], dates: { [checkIn]: 1 }, percent: PERCENT },
  ],
  ['no night beyond the highest', { rooms: [500_000, 900_000], dates: dear, percent: null }],
];

async function hotelOf({ rooms, percent, ...prices }: Case): Promise<TestHotel> {
  const owner = owners.get(percent)!;
  const plan = { owner, rooms: rooms.map((price) => ({ price })) };
  const hotel = await newHotel(plan, server.control);
  await priceByNights(hotel, hotel.rooms, prices, server.control);
  return hotel;
}

/** As `nightPrices` has it: of the cheapest room. */
function expected(
  { rooms, percent, ...prices }: Case,
  stay: { checkIn: string; checkOut: string },
) {
  const dated = new Map(Object.entries(prices.dates ?? {}));
  const type = { base: rooms[0]!, week: prices.week ?? null, dates: dated };
  const lowest = Math.min(...rooms);
  const nights = nightPrices(lowest, type, stay, percent);
  return { shownPrice: stayPrice(nights), lowestPrice: fullStayPrice(nights) };
}

test.each(cases)('%s: index, statements and the one function agree', async (_, plan) => {
  const hotel = await hotelOf(plan);
  const today = vietnamToday(new Date());
  for (const stay of [{ checkIn, checkOut, adults: 1, children: 0 }, undefined]) {
    for (const sort of ['priceAsc', 'recommended'] as const) {
      const asked = { search: { stay, sort }, page: 0, size: 50 };
      const { index, database, isIndexed } = await server.control.search(asked);
      expect(isIndexed).toBe(true);
      const price = expected(plan, stay ?? { checkIn: today, checkOut: addDays(today, 1) });
      const own = ({ rows }: typeof index) => rows.find(({ id }) => id === hotel.id);
      expect(own(database)).toMatchObject(price);
      expect(own(index)).toMatchObject(price);
    }
  }
});

test('rooms come in the order of what the stay costs, and say it', async () => {
  const hotel = await newHotel(
    { owner: owners.get(null)!, rooms: [{ price: 500_000 }, { price: 600_000 }] },
    server.control,
  );
  const [cheap] = hotel.rooms;
  const tonight = vietnamToday(new Date());
  const plan = { dates: { [addDays(checkIn, 1)]: 900_000, [tonight]: 450_000 } };
  await priceByNights(hotel, [cheap!], plan, server.control);
  const get = async <Body>(path: string) =>
    (await call<Body>('GET', `/api/customer${path}`, { url: server.url })).body;
  const days = `checkIn=${checkIn}&checkOut=${addDays(checkIn, 2)}`;

  const found = await get<Priced[]>(`/hotels/${hotel.id}/search-rooms?${days}`);
  expect(found).toMatchObject([
    { price: 600_000, stayPrice: 1_200_000, stayNights: 2 },
    {
      price: 700_000,
      stayPrice: 1_400_000,
      stayNights: 2,
      nights: [{ price: 500_000 }, { price: 900_000 }],
    },
  ]);
  expect(found[0]).not.toHaveProperty('nights');
  const dated = await get<{ rooms: Priced[] }>(`/hotels/${hotel.id}?${days}`);
  expect(dated.rooms.map(({ price }) => price)).toEqual([600_000, 700_000]);
  const now = await get<{ rooms: Priced[] }>(`/hotels/${hotel.id}`);
  expect(now.rooms.map(({ price }) => price)).toEqual([450_000, 600_000]);
  expect(now.rooms[0]).not.toHaveProperty('stayPrice');
  expect(now.rooms[0]).not.toHaveProperty('stayNights');
  expect(await get<Priced>(`/rooms/${cheap!.id}`)).toMatchObject({ price: 450_000 });
  expect(await get<Priced>(`/rooms/${cheap!.id}?${days}`)).toMatchObject({
    price: 700_000,
    stayPrice: 1_400_000,
  });
  const half = await call('GET', `/api/customer/rooms/${cheap!.id}?checkIn=${checkIn}`, {
    url: server.url,
  });
  expect(half).toMatchObject({
    status: 422,
    body: { fieldErrors: { checkOut: 'Trường này là bắt buộc.' } },
  });
});

test('a card tells the total of its stay as a quote does, and lists by price come in that order', async () => {
  const owner = owners.get(PERCENT)!;
  const name = 'Khách sạn Tổng Tiền';
  const prices = [500_003, 500_002, 499_999, 700_000];
  const hotels: TestHotel[] = [];
  for (const price of prices) {
    const hotel = await newHotel({ name, owner, rooms: [{ price }] }, server.control);
    await priceByNights(hotel, hotel.rooms, { dates: { [checkIn]: price + 1 } }, server.control);
    hotels.push(hotel);
  }
  interface Card extends Priced {
    stayNights: number;
    stayTotal: number;
    originalStayTotal: number;
  }
  const list = async (query: string) => {
    const address = `/api/customer/hotels?text=${encodeURIComponent(name)}&${query}`;
    return (await call<{ content: Card[] }>('GET', address, { url: server.url })).body.content;
  };
  const cards = await list(`checkIn=${checkIn}&checkOut=${checkOut}&sort=priceAsc`);
  expect(cards).toHaveLength(prices.length);
  const totals = cards.map(({ stayTotal }) => stayTotal);
  expect(totals).toEqual([...totals].sort((a, b) => a - b));
  for (const { id, stayNights, stayTotal, originalStayTotal } of cards) {
    const { rooms } = hotels.find((hotel) => hotel.id === id)!;
    const { body } = await call<{ nights: number; total: number }>('POST', '/api/customer/quotes', {
      url: server.url,
      body: {
        ...{ hotelId: id, roomIds: [rooms[0]!.id] },
        ...{ checkInDate: checkIn, checkOutDate: checkOut },
      },
    });
    expect([stayNights, stayTotal]).toEqual([body.nights, body.total]);
    expect(originalStayTotal).toBeGreaterThan(stayTotal);
  }
  expect((await list(''))[0]).not.toHaveProperty('stayTotal');
});
