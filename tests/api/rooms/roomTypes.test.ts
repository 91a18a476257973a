import { sharedServer } from '../../support/server/serverControl';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { call } from '../../support/client';
import { expectSound } from '../../support/invariants';
import { ask, changesOf, found, given, hotelIn, made, type Page, type Room } from './partnerSetup';

interface RoomType {
  id: number;
  name: string;
  pricePerNight: number;
  travellerPrice: number;
  numberOfAdults: number;
  capacity: number;
  rooms: { id: number; roomNumber: string; difference: number; ownFields: string[] }[];
  version: number;
}

const deluxe = { name: 'Deluxe hướng biển', roomType: 'Deluxe', pricePerNight: 850_000 };
const typesOf = (hotel: { id: number }, rest = '') => `/hotels/${hotel.id}/room-types${rest}`;
const numbersOf = ({ rooms }: RoomType) => rooms.map(({ roomNumber }) => roomNumber);

async function newType(hotel: { id: number }, fields: object): Promise<RoomType> {
  const body = { ...deluxe, roomNumbers: '101-103', ...fields };
  const answer = await ask<RoomType>('POST', typesOf(hotel), body);
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}

const roomsOf = async (hotel: { id: number }) =>
  (await ask<Page>('GET', `/hotels/${hotel.id}/rooms?size=50`)).body.content;

const changed = (hotel: { id: number }, type: RoomType, fields: object) =>
  ask<RoomType>('PUT', typesOf(hotel, `/${type.id}`), {
    ...deluxe,
    version: type.version,
    ...fields,
  });

describe('createRoomType', () => {
  test('makes the type and its rooms in one act, which are found by travellers', async () => {
    const hotel = await hotelIn('VND');
    const roomNumbers = '101-120, 201-210 except 113';
    const type = await newType(hotel, { roomNumbers, numberOfAdults: 2, services: ['Wi-Fi'] });
    expect(numbersOf(type)).toHaveLength(29);
    expect(numbersOf(type)).not.toContain('113');
    expect(type).toMatchObject({ numberOfAdults: 2, capacity: 2, travellerPrice: 850_000 });
    expect(await found(hotel, 3)).toHaveLength(29);
    const text = await ask<Page>('GET', `/hotels/${hotel.id}/rooms?text=105%20deluxe`);
    expect(text.body.content.map(({ roomNumber }) => roomNumber)).toEqual(['105']);
    expect((await ask<RoomType[]>('GET', typesOf(hotel))).body).toEqual([type]);
    expect((await ask<RoomType>('GET', typesOf(hotel, `/${type.id}`))).body).toEqual(type);
  });

  test('names the numbers that are taken, and makes nothing then', async () => {
    const hotel = await hotelIn('VND');
    await made(hotel, { roomNumber: '102' });
    await made(hotel, { roomNumber: '104' });
    const body = { ...deluxe, roomNumbers: '101-105' };
    const refused = await ask<{ roomNumbers: string[] }>('POST', typesOf(hotel), body);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: 'ROOM_NUMBERS_TAKEN',
      roomNumbers: ['102', '104'],
      message: 'Other rooms of this hotel have these numbers: 102, 104. Nothing was made.',
    });
    expect(await roomsOf(hotel)).toHaveLength(2);
    expect((await ask<RoomType[]>('GET', typesOf(hotel))).body).toHaveLength(1);
    const preview = `/hotels/${hotel.id}/room-numbers?expression=103-104`;
    expect((await ask('GET', preview)).body).toEqual({ numbers: ['103', '104'], taken: ['104'] });
  });

  test.each([
    ['110-101', '“110-101” counts backwards.'],
    ['101-103 except 9', '“9” is left out but was not among the rooms.'],
    ['1-501', 'With “1-501” these are more than 500 rooms at once.'],
    [',', 'This names no room.'],
  ])('refuses %j', async (roomNumbers, message) => {
    const hotel = await hotelIn('VND');
    const refused = await ask('POST', typesOf(hotel), { ...deluxe, roomNumbers });
    expect([refused.status, refused.body.fieldErrors]).toEqual([422, { roomNumbers: message }]);
    const expression = encodeURIComponent(roomNumbers);
    const preview = await ask('GET', `/hotels/${hotel.id}/room-numbers?expression=${expression}`);
    expect(preview.body.fieldErrors).toEqual({ expression: message });
  });

  test('of ten who want the same numbers at once one gets them', async () => {
    const hotel = await hotelIn('VND');
    const body = { ...deluxe, roomNumbers: '1-50' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ask('POST', typesOf(hotel), body)),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    expect(await roomsOf(hotel)).toHaveLength(50);
  });
});

test('addRoomsOfType makes rooms that are what their type is', async () => {
  const hotel = await hotelIn('USD');
  const type = await newType(hotel, { pricePerNight: 60.55, numberOfBeds: 2 });
  const more = await ask<RoomType>('POST', typesOf(hotel, `/${type.id}/rooms`), {
    roomNumbers: '104, 105',
  });
  expect(numbersOf(more.body)).toEqual(['101', '102', '103', '104', '105']);
  expect(more.body.rooms.every((room) => room.difference === 0)).toBe(true);
  const [first, ...rest] = await roomsOf(hotel);
  for (const room of rest) {
    expect(room).toMatchObject({ name: first!.name, price: 60.55, capacity: first!.capacity });
  }
});

test('rooms without pictures show those of another of their type', async () => {
  const hotel = await hotelIn('VND');
  const type = await newType(hotel, {});
  const other = await newType(hotel, { name: 'Khác', roomNumbers: '9' });
  await sharedServer().sql(
    `insert into room_images (hotel_id, room_id, position, file, widths, width, height)
     values ($1, $2, 0, 'no-such-file', '{320}', 320, 213)`,
    [hotel.id, type.rooms[1]!.id],
  );
  const pictures = async (id: number) => {
    const { body } = await call<{ images: object[] }>('GET', `/api/customer/rooms/${id}`);
    return body.images.length;
  };
  expect(await Promise.all(type.rooms.map(({ id }) => pictures(id)))).toEqual([1, 1, 1]);
  expect(await pictures(other.rooms[0]!.id)).toBe(0);
});

describe('updateRoomType', () => {
  test('changes the rooms that follow, and leaves each what it has of its own', async () => {
    const hotel = await hotelIn('VND');
    const type = await newType(hotel, {});
    const [corner] = await roomsOf(hotel);
    const own = {
      ...changesOf(corner!),
      roomType: 'Deluxe',
      pricePerNight: 900_000,
      name: 'Phòng góc',
    };
    await ask('PUT', `/hotels/${hotel.id}/rooms/${corner!.id}`, own);
    const answer = await changed(hotel, type, {
      name: 'Deluxe vườn',
      pricePerNight: 800_000,
      numberOfAdults: 3,
      description: 'Mới sửa',
    });
    expect(answer.body.rooms[0]).toMatchObject({ difference: 50_000, ownFields: ['name'] });
    const rooms = await roomsOf(hotel);
    expect(rooms.map(({ name, price }) => [name, price])).toEqual([
      ['Phòng góc', 850_000],
      ['Deluxe vườn', 800_000],
      ['Deluxe vườn', 800_000],
    ]);
    expect(rooms.map((room) => room.numberOfAdults)).toEqual([3, 3, 3]);
    const byName = await ask<Page>('GET', `/hotels/${hotel.id}/rooms?text=deluxe%20vuon`);
    expect(byName.body.totalElements).toBe(2);
    await expectSound();
  });

  test('tells the second editor, and whoever has one of the rooms open', async () => {
    const hotel = await hotelIn('VND');
    const type = await newType(hotel, {});
    const [room] = await roomsOf(hotel);
    expect((await changed(hotel, type, { pricePerNight: 1 })).status).toBe(200);
    const late = await changed(hotel, type, { pricePerNight: 2 });
    expect([late.status, late.body.code]).toEqual([409, 'STALE']);
    const form = await ask('PUT', `/hotels/${hotel.id}/rooms/${room!.id}`, changesOf(room!));
    expect([form.status, form.body.code]).toEqual([409, 'STALE']);
  });

  test('refuses a price at which a room would cost nothing, and names it', async () => {
    const hotel = await hotelIn('VND');
    const type = await newType(hotel, {});
    const rooms = await roomsOf(hotel);
    const cheaper = { roomIds: rooms.slice(1).map(({ id }) => id), pricePerNight: 350_000 };
    await ask('PUT', `/hotels/${hotel.id}/rooms/bulk`, cheaper);
    const refused = await changed(hotel, type, { pricePerNight: 500_000 });
    expect(refused.body.fieldErrors).toEqual({
      pricePerNight:
        'With this price these rooms would cost nothing: 102, 103. Change their difference first.',
    });
    expect((await changed(hotel, type, { pricePerNight: 500_001 })).status).toBe(200);
    expect((await roomsOf(hotel)).map(({ price }) => price)).toEqual([500_001, 1, 1]);
  });
});

test('deleteRoomType takes its rooms along, unless guests are expected in one', async () => {
  const hotel = await hotelIn('VND');
  const type = await newType(hotel, {});
  const other = await newType(hotel, { name: 'Khác', roomNumbers: '9' });
  const [, second] = await roomsOf(hotel);
  const room: Pick<Room, 'id' | 'price' | 'name'> = second!;
  const order = { ...bookingOf(hotel, [room], stayIn(3)), phoneNumber: '0912345678' };
  expect((await book(given.traveller.token, order)).status).toBe(201);
  const refused = await ask<{ bookings: number }>('DELETE', typesOf(hotel, `/${type.id}`));
  expect([refused.status, refused.body.code, refused.body.bookings]).toEqual([
    409,
    'HAS_BOOKINGS',
    1,
  ]);
  await sharedServer().sql('delete from room_nights where hotel_id = $1', [hotel.id]);
  await sharedServer().sql(`update bookings set status = 'CANCELLED' where hotel_id = $1`, [
    hotel.id,
  ]);
  await sharedServer().sql(`update booking_history set status = 'CANCELLED' where hotel_id = $1`, [
    hotel.id,
  ]);
  expect((await ask('DELETE', typesOf(hotel, `/${type.id}`))).status).toBe(200);
  expect(await roomsOf(hotel)).toHaveLength(1);
  const left = (await ask<RoomType[]>('GET', typesOf(hotel))).body;
  expect(left.map(({ id }) => id)).toEqual([other.id]);
});
