import { ask, changesOf, hotelIn, inDays, type Room } from './partnerSetup';
import { newType, roomsOf, typesOf, type RoomType } from './typeSetup';
import { inHotel, newSeason, span } from '../prices/priceSetup';

const EVERY_DAY = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'];
const week = EVERY_DAY.map((_, day) => 900_000 + day * 10_000);
type Hotel = { id: number };

/** What each room costs in the nights from 18 to 25 days from now, by its number. */
async function prices(hotel: Hotel): Promise<Record<string, number[]>> {
  const found: Record<string, number[]> = {};
  for (let day = 18; day < 25; day += 1) {
    const stay = `checkIn=${inDays(day)}&checkOut=${inDays(day + 1)}`;
    const answer = await ask<{ roomNumber: string; stayPrice: number }[]>(
      'GET',
      inHotel(hotel, `free-rooms?${stay}`),
    );
    for (const room of answer.body) (found[room.roomNumber] ??= []).push(room.stayPrice);
  }
  return found;
}

/** Three rooms with prices by weekday, two nights by hand among them, one room 50,000 dearer. */
async function house(): Promise<{ hotel: Hotel; type: RoomType; rooms: Room[] }> {
  const hotel = await hotelIn('VND');
  const type = await newType(hotel, { roomType: 'Standard', weekdayPrices: week });
  const byHand = { typeIds: [type.id], ...span(20, 2), change: 'PRICE', value: 2_000_000 };
  await ask('PUT', inHotel(hotel, 'nights'), byHand);
  const dearer = (await roomsOf(hotel)).find(({ roomNumber }) => roomNumber === '103')!;
  await change(hotel, dearer, { pricePerNight: 900_000 });
  const rooms = await roomsOf(hotel);
  return { hotel, type, rooms: rooms.sort((a, b) => (a.roomNumber < b.roomNumber ? -1 : 1)) };
}

async function change(hotel: Hotel, room: Room, fields: object): Promise<void> {
  const body = { ...changesOf(room), ...fields };
  const answer = await ask('PUT', inHotel(hotel, `rooms/${room.id}`), body);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
}

test('a room that is called otherwise takes its prices by date along', async () => {
  const { hotel, rooms } = await house();
  const before = await prices(hotel);
  expect(new Set(before['103']).size).toBeGreaterThan(2);
  await change(hotel, rooms[2]!, { name: 'Deluxe góc', pricePerNight: 900_000 });
  expect(await ask<unknown[]>('GET', typesOf(hotel))).toMatchObject({ body: [{}, {}] });
  expect(await prices(hotel)).toEqual(before);
});

test('a season for some types stays one for a room that leaves them', async () => {
  const { hotel, type, rooms } = await house();
  const other = await newType(hotel, { name: 'Khác', roomNumbers: '201' });
  await newSeason(hotel, { ...span(22, 2), typeIds: [type.id], change: 'PRICE', value: 3_000_000 });
  await change(hotel, rooms[0]!, { name: 'Deluxe góc' });
  const after = await prices(hotel);
  expect(after['101']!.slice(4, 6)).toEqual([3_000_000, 3_000_000]);
  expect(after['201']!.slice(4, 6)).toEqual([other.pricePerNight, other.pricePerNight]);
});

test('a room that is deleted changes nothing for those that stay', async () => {
  const { hotel, rooms } = await house();
  const before = await prices(hotel);
  for (const { id } of rooms.slice(0, 2)) await ask('DELETE', inHotel(hotel, `rooms/${id}`));
  expect(await prices(hotel)).toEqual({ 103: before['103'] });
});

test('a room that costs more does so every night, and others cost what they did', async () => {
  const { hotel, rooms } = await house();
  const before = await prices(hotel);
  for (const room of rooms.slice(0, 2)) await change(hotel, room, { pricePerNight: 1_000_000 });
  const dearer = (number: string) => before[number]!.map((price) => price + 150_000);
  expect(await prices(hotel)).toEqual({ ...before, 101: dearer('101'), 102: dearer('102') });
});

test('no night of a cheaper room falls below one dong', async () => {
  const { hotel, type, rooms } = await house();
  const free = { typeIds: [type.id], ...span(20, 2), change: 'PRICE', value: 1 };
  await ask('PUT', inHotel(hotel, 'nights'), free);
  await change(hotel, rooms[2]!, { name: 'Deluxe góc', pricePerNight: 100_000 });
  expect((await prices(hotel))['103']!.slice(2, 4)).toEqual([1, 1]);
});
