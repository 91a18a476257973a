import { call } from '../../support/client';
import { sharedServer } from '../../support/server/serverControl';
import { ask, hotelIn, inDays } from '../rooms/partnerSetup';
import { changed, newType, typesOf } from '../rooms/typeSetup';
import {
  changedSeason,
  inHotel,
  newSeason,
  nightsOf,
  pricesOf,
  span,
  tet,
  type Season,
} from './priceSetup';

test('a season for all types is written into their nights, and into those of types to come', async () => {
  const hotel = await hotelIn('VND');
  const deluxe = await newType(hotel, {});
  const season = await newSeason(hotel);
  expect(season).toMatchObject({ ...tet, typeIds: [], minStay: null, version: 1 });
  expect(season.weekdays).toEqual(['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN']);
  expect(await pricesOf(hotel, deluxe.id)).toEqual([
    850_000, 1_190_000, 1_190_000, 1_190_000, 850_000,
  ]);
  const suite = await newType(hotel, { name: 'Suite', roomNumbers: '9', pricePerNight: 1_111_111 });
  expect(await pricesOf(hotel, suite.id, 20, 1)).toEqual([1_556_000]);
  const [night] = (await nightsOf(hotel, 20, 1)).get(deluxe.id)!;
  expect(night).toMatchObject({ source: 'SEASON', seasonName: 'Tết', roomsLeft: 3 });
});

test('the season that stands higher counts, whichever way they are put', async () => {
  const hotel = await hotelIn('VND');
  const { id } = await newType(hotel, {});
  const lower = await newSeason(hotel, { change: 'PRICE', value: 2_000_000, ...span(19, 5) });
  const upper = await newSeason(hotel, { change: 'AMOUNT', value: -50_000 });
  expect(await pricesOf(hotel, id)).toEqual([2_000_000, 800_000, 800_000, 800_000, 2_000_000]);
  const order = { seasonIds: [lower.id, upper.id] };
  const arranged = await ask<Season[]>('PUT', inHotel(hotel, 'seasons/order'), order);
  expect(arranged.body.map((season) => season.id)).toEqual(order.seasonIds);
  expect(await pricesOf(hotel, id)).toEqual(Array(5).fill(2_000_000));
  const few = await ask('PUT', inHotel(hotel, 'seasons/order'), { seasonIds: [lower.id] });
  expect([few.status, few.body.code]).toEqual([409, 'STALE']);
  await ask('DELETE', inHotel(hotel, `seasons/${lower.id}?version=1`));
  expect(await pricesOf(hotel, id)).toEqual([850_000, 800_000, 800_000, 800_000, 850_000]);
});

test('a season follows what its types cost, by weekday too', async () => {
  const hotel = await hotelIn('VND');
  const type = await newType(hotel, {});
  await newSeason(hotel, { value: 10, ...span(20, 7) });
  const weekdayPrices = [null, null, null, null, 1_000_000, 1_000_000, null];
  await changed(hotel, type, { pricePerNight: 600_000, weekdayPrices });
  const prices = await pricesOf(hotel, type.id, 20, 7);
  expect([...prices].sort()).toEqual([1_100_000, 1_100_000, ...Array<number>(5).fill(660_000)]);
  // A room by itself raises the price of its type, where all of them do.
  const { rooms } = type;
  const bulk = { roomIds: rooms.map(({ id }) => id), pricePerNight: 700_000 };
  await ask('PUT', inHotel(hotel, 'rooms/bulk'), bulk);
  expect(Math.min(...(await pricesOf(hotel, type.id, 20, 7)))).toBe(770_000);
});

test('a season can be for some types and weekdays, and rule stays', async () => {
  const hotel = await hotelIn('VND');
  const one = await newType(hotel, {});
  const two = await newType(hotel, { name: 'Khác', roomNumbers: '9' });
  const fields = { typeIds: [two.id], weekdays: ['SAT', 'SUN'], ...span(20, 7), minStay: 3 };
  await newSeason(hotel, { ...fields, change: 'NONE', value: null });
  const nights = await nightsOf(hotel, 20, 7);
  const ruled = (id: number) => nights.get(id)!.filter(({ minStay }) => minStay === 3).length;
  expect([ruled(one.id), ruled(two.id)]).toEqual([0, 2]);
  expect(nights.get(two.id)!.every(({ price }) => price === 850_000)).toBe(true);
});

test('what a changed season does not reach any more is as before', async () => {
  const hotel = await hotelIn('VND');
  const { id } = await newType(hotel, {});
  const season = await newSeason(hotel);
  const shorter = { ...span(21, 1), value: -20 };
  expect((await changedSeason(hotel, season, shorter)).body).toMatchObject({ version: 2 });
  expect(await pricesOf(hotel, id)).toEqual([850_000, 850_000, 680_000, 850_000, 850_000]);
  const late = await changedSeason(hotel, season, {});
  expect([late.status, late.body.code]).toEqual([409, 'STALE']);
  const gone = await ask('DELETE', inHotel(hotel, `seasons/${season.id}?version=1`));
  expect([gone.status, gone.body.code]).toEqual([409, 'STALE']);
});

test('what has begun changes from today on only', async () => {
  const hotel = await hotelIn('VND');
  const { id } = await newType(hotel, {});
  const season = await newSeason(hotel, span(-2, 4));
  const { sql } = sharedServer();
  const past = `insert into type_nights (hotel_id, type_id, night, season_id, price, price_vnd)
    values ($1, $2, $3, $4, 1, 1)`;
  await sql(past, [hotel.id, id, inDays(-1), season.id]);
  await changedSeason(hotel, season, { ...span(-2, 4), value: 100 });
  expect(await pricesOf(hotel, id, -1, 4)).toEqual([1, 1_700_000, 1_700_000, 850_000]);
  expect((await ask('DELETE', inHotel(hotel, `seasons/${season.id}?version=2`))).status).toBe(200);
});

test('a price in dollars is rounded to whole ones, and shown in dong', async () => {
  const hotel = await hotelIn('USD');
  const { id } = await newType(hotel, { pricePerNight: 60.55 });
  await newSeason(hotel, { value: 10 });
  expect(await pricesOf(hotel, id, 20, 1)).toEqual([67]);
  const { sql } = sharedServer();
  const [row] = await sql<{ ratio: number }>(
    `select (n.price_vnd / n.price / (t.price_vnd / t.price))::float8 as ratio
     from type_nights n join room_types t on t.hotel_id = n.hotel_id and t.id = n.type_id
     where n.hotel_id = $1 limit 1`,
    [hotel.id],
  );
  expect(row!.ratio).toBeCloseTo(1, 4);
});

test.each([
  [{ lastNight: inDays(19) }, { lastNight: 'The last night may not be before the first.' }],
  [span(-9, 3), { lastNight: 'Nights that are over cannot be changed.' }],
  [{ lastNight: '9999-12-31' }, { lastNight: 'Prices can be set two years ahead at most.' }],
  [span(730, 2), { lastNight: 'Prices can be set two years ahead at most.' }],
  [{ value: 12.5 }, { value: 'The percentage must be a whole number from -90 to 500.' }],
  [{ value: 501 }, { value: 'The percentage must be a whole number from -90 to 500.' }],
  [{ value: null }, { value: 'Enter a value.' }],
  [{ change: 'NONE' }, { value: 'A price that does not change has no value.' }],
  [{ change: 'PRICE', value: 0.5 }, { value: 'A price in dong must be a whole number.' }],
  [{ change: 'PRICE', value: -5 }, { value: 'The value is too small.' }],
  [
    { typeIds: [1] },
    { typeIds: 'A room type does not belong to this hotel or is no longer there.' },
  ],
])('refuses a season with %j', async (fields, fieldErrors) => {
  const hotel = await hotelIn('VND');
  await newType(hotel, {});
  const refused = await ask('POST', inHotel(hotel, 'seasons'), { ...tet, ...fields });
  expect([refused.status, refused.body.fieldErrors]).toEqual([422, fieldErrors]);
});

test('seasons of a hotel reach 100,000 nights of its types at most, and may always become fewer', async () => {
  const hotel = await hotelIn('VND');
  await newType(hotel, {});
  await newType(hotel, { name: 'Khác', roomNumbers: '9' });
  // 68 * 730 * 2 nights, and 360 * 2 are left.
  await sharedServer().sql(
    `insert into seasons (hotel_id, name, from_day, to_day, change, position, created_at)
     select $1, 'Mùa ' || n, $2::date, $2::date + 730, 'NONE', n, now()
     from generate_series(1, 68) n`,
    [hotel.id, inDays(1)],
  );
  const refusal = [422, { lastNight: expect.stringContaining('100,000 nights in all') as string }];
  const most = { ...tet, ...span(1, 360) };
  const more = await ask('POST', inHotel(hotel, 'seasons'), { ...tet, ...span(1, 361) });
  expect([more.status, more.body.fieldErrors]).toEqual(refusal);
  const season = await newSeason(hotel, most);
  const longer = await changedSeason(hotel, season, span(1, 361));
  expect([longer.status, longer.body]).toEqual([
    422,
    expect.objectContaining({ fieldErrors: refusal[1] }),
  ]);
  await newType(hotel, { name: 'Thêm', roomNumbers: '10' });
  expect((await changedSeason(hotel, season, span(1, 359))).status).toBe(200);
});

test('a traveller is asked for what the season says, from the moment it is saved', async () => {
  const hotel = await hotelIn('VND');
  const { rooms } = await newType(hotel, {});
  const stay = { checkInDate: inDays(19), checkOutDate: inDays(21) };
  const quoted = async () => {
    const body = { ...stay, hotelId: hotel.id, roomIds: [rooms[0]!.id] };
    const answer = await call<{ roomTotal: number }>('POST', '/api/customer/quotes', { body });
    return answer.body.roomTotal;
  };
  expect(await quoted()).toBe(1_700_000);
  await newSeason(hotel);
  expect(await quoted()).toBe(850_000 + 1_190_000);
});

test('two who change one season at once: one is told', async () => {
  const hotel = await hotelIn('VND');
  const { id } = await newType(hotel, {});
  const season = await newSeason(hotel);
  const both = await Promise.all([10, 20].map((value) => changedSeason(hotel, season, { value })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const won = both.find(({ status }) => status === 200)!.body.value!;
  expect(await pricesOf(hotel, id, 20, 1)).toEqual([won === 10 ? 935_000 : 1_020_000]);
});

test('seasons and types that are saved at once are all counted', async () => {
  const hotel = await hotelIn('VND');
  const type = await newType(hotel, {});
  const saves = await Promise.all([
    newSeason(hotel, { name: 'A' }),
    changed(hotel, type, { pricePerNight: 1_000_000 }),
    newSeason(hotel, { name: 'B', ...span(21, 4), value: 20 }),
    newType(hotel, { name: 'Khác', roomNumbers: '9' }),
  ]);
  expect(saves).toHaveLength(4);
  const seasons = (await ask<Season[]>('GET', inHotel(hotel, 'seasons'))).body;
  expect(seasons).toHaveLength(2);
  const upperIsA = seasons[0]!.name === 'A';
  expect(await pricesOf(hotel, type.id, 20, 5)).toEqual([
    1_400_000,
    ...Array<number>(2).fill(upperIsA ? 1_400_000 : 1_200_000),
    1_200_000,
    1_200_000,
  ]);
  expect((await ask<unknown[]>('GET', typesOf(hotel))).body).toHaveLength(2);
});
