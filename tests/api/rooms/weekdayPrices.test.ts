import { sharedServer } from '../../support/server/serverControl';
import { ask, hotelIn } from './partnerSetup';
import { changed, deluxe, newType, typesOf, type RoomType } from './typeSetup';

const weekend = [null, null, null, null, 1_000_000, 1_200_000, null];
const none = Array<null>(7).fill(null);
type WithWeek = RoomType & { weekdayPrices: (number | null)[] };

async function stored({ id }: RoomType): Promise<(number | null)[] | null> {
  const [row] = await sharedServer().sql<{ week: number[] | null }>(
    'select week_vnd as week from room_types where id = $1',
    [id],
  );
  return row!.week?.map(Number) ?? null;
}

test('weekdays without a price of their own cost the base price, whatever it becomes', async () => {
  const hotel = await hotelIn('VND');
  const type = (await newType(hotel, { weekdayPrices: weekend })) as WithWeek;
  expect(type.weekdayPrices).toEqual(weekend);
  const week = (base: number) => [base, base, base, base, 1_000_000, 1_200_000, base];
  expect(await stored(type)).toEqual(week(850_000));
  const answer = await changed(hotel, type, { pricePerNight: 600_000 });
  expect((answer.body as unknown as WithWeek).weekdayPrices).toEqual(weekend);
  expect(await stored(type)).toEqual(week(600_000));
  const roomIds = type.rooms.map(({ id }) => id);
  await ask('PUT', `/hotels/${hotel.id}/rooms/bulk`, { roomIds, pricePercent: 50 });
  expect(await stored(type)).toEqual(week(900_000));
});

test('none is kept where all are the base price', async () => {
  const hotel = await hotelIn('VND');
  const type = (await newType(hotel, {})) as WithWeek;
  expect([type.weekdayPrices, await stored(type)]).toEqual([none, null]);
  const set = await changed(hotel, type, { weekdayPrices: weekend });
  const cleared = await changed(hotel, set.body, { weekdayPrices: none });
  expect((cleared.body as unknown as WithWeek).weekdayPrices).toEqual(none);
  expect(await stored(type)).toBeNull();
});

test('another week makes another type', async () => {
  const hotel = await hotelIn('VND');
  const type = await newType(hotel, { weekdayPrices: weekend });
  const same = await newType(hotel, { weekdayPrices: weekend, roomNumbers: '201' });
  const other = await newType(hotel, { roomNumbers: '202' });
  expect([same.id === type.id, other.id === type.id]).toEqual([true, false]);
});

test.each([[[1, 2, 3]], [[0, ...none.slice(1)]], [[0.5, ...none.slice(1)]]])(
  'refuses %j',
  async (weekdayPrices) => {
    const hotel = await hotelIn('VND');
    const body = { ...deluxe, roomNumbers: '1', weekdayPrices };
    const refused = await ask('POST', typesOf(hotel), body);
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.fieldErrors ?? {})[0]).toMatch(/^weekdayPrices/);
  },
);

test('sixty rooms are raised together, once, and their weekday prices stay', async () => {
  const hotel = await hotelIn('VND');
  const type = await newType(hotel, { weekdayPrices: weekend, roomNumbers: '1-60' });
  const roomIds = type.rooms.map(({ id }) => id);
  const seen = roomIds.map((roomId) => ({ roomId, price: 850_000 }));
  const raise = () =>
    ask('PUT', `/hotels/${hotel.id}/rooms/bulk`, { roomIds, seen, pricePercent: 10 });
  expect((await raise()).status).toBe(200);
  expect(await stored(type)).toEqual([935, 935, 935, 935, 1000, 1200, 935].map((k) => k * 1000));
  expect((await raise()).body.code).toBe('STALE');
});
