import { sharedServer } from '../../support/server/serverControl';
import { ask, close, hotelIn, inDays } from '../rooms/partnerSetup';
import { changed, newType, type RoomType } from '../rooms/typeSetup';
import { inHotel, newSeason, nightsOf, pricesOf, span } from './priceSetup';

const set = (hotel: { id: number }, { id }: RoomType, fields: object) =>
  ask<{ nights: number }>('PUT', inHotel(hotel, 'nights'), {
    typeIds: [id],
    ...span(20, 2),
    ...fields,
  });

test('by hand comes before a season, until it is taken back', async () => {
  const hotel = await hotelIn('VND');
  const type = await newType(hotel, {});
  await newSeason(hotel, { minStay: 2 });
  const answer = await set(hotel, type, { change: 'PRICE', value: 999_999 });
  expect([answer.status, answer.body.nights]).toEqual([200, 2]);
  expect(await pricesOf(hotel, type.id)).toEqual([850_000, 999_999, 999_999, 1_190_000, 850_000]);
  const [first] = (await nightsOf(hotel, 20, 1)).get(type.id)!;
  expect(first).toMatchObject({ source: 'BY_HAND', seasonName: null, minStay: 2 });
  await changed(hotel, type, { pricePerNight: 1_000_000 });
  expect(await pricesOf(hotel, type.id)).toEqual([
    1_000_000, 999_999, 999_999, 1_400_000, 1_000_000,
  ]);
  const reset = { typeIds: [type.id], ...span(19, 2) };
  const taken = await ask<{ nights: number }>('PUT', inHotel(hotel, 'nights/reset'), reset);
  expect(taken.body.nights).toBe(1);
  expect(await pricesOf(hotel, type.id, 20, 2)).toEqual([1_400_000, 999_999]);
});

test('changes are of what each night costs, and leave the rest of it', async () => {
  const hotel = await hotelIn('VND');
  const type = await newType(hotel, {});
  await newSeason(hotel, { ...span(21, 1), value: 100 });
  await set(hotel, type, { change: 'PERCENT', value: 10 });
  expect(await pricesOf(hotel, type.id, 20, 2)).toEqual([935_000, 1_870_000]);
  await set(hotel, type, { change: 'AMOUNT', value: -50_000 });
  expect(await pricesOf(hotel, type.id, 20, 2)).toEqual([885_000, 1_820_000]);
  await set(hotel, type, { closed: true, minStay: 3 });
  await set(hotel, type, { closed: false });
  const nights = (await nightsOf(hotel, 20, 2)).get(type.id)!;
  expect(nights.map(({ price, minStay, closed }) => [price, minStay, closed])).toEqual([
    [885_000, 3, false],
    [1_820_000, 3, false],
  ]);
  await set(hotel, type, { change: 'NONE' });
  expect(await pricesOf(hotel, type.id, 20, 2)).toEqual([850_000, 850_000]);
});

test('nights of several types, on some weekdays', async () => {
  const hotel = await hotelIn('VND');
  const one = await newType(hotel, {});
  const two = await newType(hotel, { name: 'Khác', roomNumbers: '9' });
  const fields = { typeIds: [one.id, two.id], weekdays: ['FRI', 'SAT'], ...span(20, 14) };
  const answer = await set(hotel, one, { ...fields, change: 'PRICE', value: 1 });
  expect(answer.body.nights).toBe(8);
});

test('says why a night costs so, and how many rooms are left', async () => {
  const hotel = await hotelIn('VND');
  const type = await newType(hotel, {});
  const weekdayPrices = [1, 1, 1, 1, 1, 1, null];
  await changed(hotel, type, { weekdayPrices });
  await close(hotel, type.rooms[0]!.id, inDays(20), inDays(21));
  await sharedServer().sql(`update rooms set status = 'MAINTENANCE' where id = $1`, [
    type.rooms[1]!.id,
  ]);
  const nights = (await nightsOf(hotel, 20, 7)).get(type.id)!;
  expect(nights.map(({ source }) => source).sort()).toEqual([
    'BASE',
    ...Array<string>(6).fill('WEEKDAY'),
  ]);
  expect(nights.slice(0, 2).map(({ roomsLeft }) => roomsLeft)).toEqual([1, 2]);
});

test('says what a night would cost that nobody says a price of', async () => {
  const hotel = await hotelIn('VND');
  const type = await newType(hotel, {});
  await set(hotel, type, { ...span(20, 2), change: 'PRICE', value: 900_000 });
  await changed(hotel, type, { weekdayPrices: Array<number>(7).fill(700_000) });
  const nights = (await nightsOf(hotel, 20, 3)).get(type.id)!;
  expect(nights).toMatchObject([
    { price: 900_000, usualPrice: 700_000, source: 'BY_HAND' },
    { price: 900_000, usualPrice: 700_000, source: 'BY_HAND' },
    { price: 700_000, usualPrice: 700_000, source: 'WEEKDAY' },
  ]);
});

test.each([
  [{}, { change: 'Choose a price or a rule to change.' }],
  [{ value: 5 }, { change: 'This field is required.' }],
  [
    { change: 'PRICE', value: 1, ...span(-3, 2) },
    { lastNight: 'Nights that are over cannot be changed.' },
  ],
  [{ closed: true, ...span(730, 2) }, { lastNight: 'Prices can be set two years ahead at most.' }],
  [
    { closed: true, typeIds: [1] },
    { typeIds: 'A room type does not belong to this hotel or is no longer there.' },
  ],
])('refuses %j', async (fields, fieldErrors) => {
  const hotel = await hotelIn('VND');
  const refused = await set(hotel, await newType(hotel, {}), fields);
  expect([refused.status, refused.body.fieldErrors]).toEqual([422, fieldErrors]);
});

test('a night that is over stays as it was', async () => {
  const hotel = await hotelIn('VND');
  const type = await newType(hotel, {});
  const answer = await set(hotel, type, { ...span(-2, 4), change: 'PRICE', value: 1 });
  expect(answer.body.nights).toBe(2);
  expect(await pricesOf(hotel, type.id, -2, 4)).toEqual([850_000, 850_000, 1, 1]);
});

test('a change of what was seen is made once, and never of anything else', async () => {
  const hotel = await hotelIn('VND');
  const type = await newType(hotel, {});
  const seen = [{ typeId: type.id, firstNight: inDays(20), prices: [850_000, 850_000] }];
  const raise = { change: 'PERCENT', value: 10, seen };
  expect((await set(hotel, type, raise)).status).toBe(200);
  const again = await set(hotel, type, raise);
  expect([again.status, again.body.code]).toEqual([409, 'STALE']);
  expect(await pricesOf(hotel, type.id, 20, 2)).toEqual([935_000, 935_000]);
  const odd = { ...raise, seen: [{ ...seen[0], firstNight: '9999-12-31' }] };
  expect((await set(hotel, type, odd)).status).toBe(422);
});

test('what was set by hand is taken back as it was seen, and nothing that somebody has set since', async () => {
  const hotel = await hotelIn('VND');
  const type = await newType(hotel, {});
  await set(hotel, type, { change: 'PRICE', value: 900_000 });
  const seen = [{ typeId: type.id, firstNight: inDays(20), prices: [900_000, 900_000] }];
  const reset = (more: object) =>
    ask<{ nights: number; code?: string }>('PUT', inHotel(hotel, 'nights/reset'), {
      typeIds: [type.id],
      ...span(20, 2),
      ...more,
    });
  await set(hotel, type, { ...span(21, 1), change: 'PRICE', value: 990_000 });
  const late = await reset({ seen });
  expect([late.status, late.body.code]).toEqual([409, 'STALE']);
  expect(await pricesOf(hotel, type.id, 20, 2)).toEqual([900_000, 990_000]);
  expect((await reset({ seen: [{ ...seen[0], firstNight: '9999-12-31' }] })).status).toBe(422);
  const read = [{ ...seen[0], prices: [900_000, 990_000] }];
  expect((await reset({ seen: read })).body.nights).toBe(2);
  expect(await pricesOf(hotel, type.id, 20, 2)).toEqual([850_000, 850_000]);
});
