import { weekdayOf } from '../../../domain/prices/weekPrices';
import { endOfNights } from '../../../domain/prices/seasons';
import { addDays, eachNight, vietnamToday, type Day } from '../../../domain/stays/stay';
import { nextTet } from '../../../domain/stays/tet';
import { call } from '../../support/client';
import { sharedServer } from '../../support/server/serverControl';

const today = vietnamToday(new Date());
const tet = nextTet(today, endOfNights(today))!;

interface Priced {
  id: number;
  price: number;
  originalPrice?: number;
}

/** What each room costs that night, before any discount, by its id. */
async function pricesOf(hotelName: string, night: Day): Promise<Map<number, number>> {
  const [hotel] = await sharedServer().sql<{ id: number }>(
    'select id from hotels where name = $1',
    [hotelName],
  );
  const path = `/api/customer/hotels/${hotel!.id}?checkIn=${night}&checkOut=${addDays(night, 1)}`;
  const { body } = await call<{ rooms: Priced[] }>('GET', path);
  return new Map(body.rooms.map(({ id, price, originalPrice = price }) => [id, originalPrice]));
}

/** The first night after Tết that is of that weekday, 0 for Monday. */
function usualNight(weekday: number): Day {
  let night = addDays(tet.lastNight, 1);
  while (weekdayOf(night) !== weekday) night = addDays(night, 1);
  return night;
}

/** Each price with so many percent more, in whole thousands. */
const dearer = (prices: Map<number, number>, percent: number) =>
  new Map(
    [...prices].map(([id, price]) => [id, Math.round((price * (100 + percent)) / 100_000) * 1000]),
  );

test.each([
  ['Dừa Nghiêng Beach Resort', 20],
  ['Vịnh San Hô Resort', 15],
  ['Khách sạn Dinh Hoa Cẩm Tú Cầu', 15],
])('%s costs more on weekends, and over Tết more again', async (name, weekend) => {
  const monday = await pricesOf(name, usualNight(0));
  expect(monday.size).toBeGreaterThanOrEqual(4);
  for (const day of [4, 5]) {
    expect(await pricesOf(name, usualNight(day))).toEqual(dearer(monday, weekend));
  }
  expect(await pricesOf(name, usualNight(6))).toEqual(monday);
  for (const night of eachNight({ checkIn: today, checkOut: addDays(tet.lastNight, 1) })) {
    if (night < tet.firstNight) continue;
    const usual = await pricesOf(name, usualNight(weekdayOf(night)));
    expect(await pricesOf(name, night)).toEqual(dearer(usual, 40));
  }
});

const allowedFor = async (hotelName: string, checkIn: Day, nights: number) => {
  const [hotel] = await sharedServer().sql<{ id: number }>(
    'select id from hotels where name = $1',
    [hotelName],
  );
  const dates = `checkIn=${checkIn}&checkOut=${addDays(checkIn, nights)}`;
  const { status } = await call('GET', `/api/customer/hotels/${hotel!.id}/search-rooms?${dates}`);
  return status === 200;
};

test('over Tết some keep guests for three nights, and one for two over a Saturday', async () => {
  const festive = 'Dừa Nghiêng Beach Resort';
  const first = tet.firstNight > today ? tet.firstNight : today;
  expect(await allowedFor(festive, first, 1)).toBe(false);
  expect(await allowedFor(festive, first, 3)).toBe(true);
  let saturday = addDays(today, 14);
  while (weekdayOf(saturday) !== 5) saturday = addDays(saturday, 1);
  expect(await allowedFor('Khách sạn Hoàng Hôn Đỏ', saturday, 1)).toBe(false);
  expect(await allowedFor('Khách sạn Hoàng Hôn Đỏ', addDays(saturday, -1), 2)).toBe(true);
});
