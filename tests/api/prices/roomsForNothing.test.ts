import { ask, changesOf, hotelIn } from '../rooms/partnerSetup';
import { changed, deluxe, newType, roomsOf, typesOf, type RoomType } from '../rooms/typeSetup';
import { inHotel, newSeason, pricesOf, span, tet } from './priceSetup';

/** Three rooms at 850,000 ₫, and of these 101 at 550,000 ₫. */
async function withCheaperRoom() {
  const hotel = await hotelIn('VND');
  const { id } = await newType(hotel, { roomType: 'Standard' });
  await priceRoom(hotel, '101', 550_000);
  const { body } = await ask<RoomType>('GET', typesOf(hotel, `/${id}`));
  return { hotel, type: body };
}

async function priceRoom(hotel: { id: number }, number: string, pricePerNight: number) {
  const room = (await roomsOf(hotel)).find(({ roomNumber }) => roomNumber === number)!;
  const body = { ...changesOf(room), pricePerNight };
  return ask('PUT', inHotel(hotel, `rooms/${room.id}`), body);
}

const night = (hotel: { id: number }, type: RoomType, value: number, change = 'PRICE') =>
  ask('PUT', inHotel(hotel, 'nights'), { typeIds: [type.id], ...span(20, 1), change, value });

const season = (hotel: { id: number }, fields: object) =>
  ask('POST', inHotel(hotel, 'seasons'), { ...tet, ...fields });

const weekdayPrices = [250_000, null, null, null, null, null, null];

test('no price by date leaves a cheaper room of the type nothing to cost', async () => {
  const { hotel, type } = await withCheaperRoom();
  const refusals = [
    await night(hotel, type, 250_000),
    await season(hotel, { change: 'PRICE', value: 250_000 }),
    await changed(hotel, type, { roomType: 'Standard', weekdayPrices }),
  ];
  expect(refusals.map(({ status }) => status)).toEqual([422, 422, 422]);
  expect(refusals.map(({ body }) => body.fieldErrors)).toEqual([
    { value: expect.stringContaining('nothing: 101.') as string },
    { value: expect.stringContaining('nothing: 101.') as string },
    { pricePerNight: expect.stringContaining('nothing: 101.') as string },
  ]);
  expect(await pricesOf(hotel, type.id)).toEqual(Array(5).fill(850_000));
  expect((await night(hotel, type, 300_001)).status).toBe(200);
});

test('no room becomes so cheap that a price by date leaves it nothing', async () => {
  const hotel = await hotelIn('VND');
  const type = await newType(hotel, { roomType: 'Standard' });
  await night(hotel, type, 250_000);
  const one = await priceRoom(hotel, '101', 600_000);
  expect([one.status, one.body.fieldErrors]).toEqual([
    422,
    { pricePerNight: expect.stringContaining('nothing: 101.') as string },
  ]);
  const roomIds = type.rooms.slice(0, 1).map(({ id }) => id);
  const several = await ask('PUT', inHotel(hotel, 'rooms/bulk'), { roomIds, pricePercent: -50 });
  expect([several.status, Object.keys(several.body.fieldErrors!)]).toEqual([422, ['pricePercent']]);
  expect((await priceRoom(hotel, '101', 600_001)).status).toBe(200);
});

test('an amount is not taken off that leaves nothing', async () => {
  const hotel = await hotelIn('VND');
  const type = await newType(hotel, {});
  const typed = await night(hotel, type, -8_500_000, 'AMOUNT');
  expect([typed.status, typed.body.fieldErrors]).toEqual([
    422,
    { value: 'With this change a night would cost nothing. Take off less.' },
  ]);
  expect((await season(hotel, { change: 'AMOUNT', value: -850_000 })).status).toBe(422);
  await newSeason(hotel, { change: 'AMOUNT', value: -500_000 });
  const cheap = { ...deluxe, name: 'Nhỏ', pricePerNight: 400_000, roomNumbers: '9' };
  expect((await ask('POST', typesOf(hotel), cheap)).status).toBe(422);
  expect((await changed(hotel, type, { pricePerNight: 400_000 })).status).toBe(422);
});
