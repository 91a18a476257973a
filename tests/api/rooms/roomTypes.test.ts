import { sharedServer } from '../../support/server/serverControl';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { call } from '../../support/client';
import { ask, changesOf, given, hotelIn, type Page, type Room } from './partnerSetup';
import {
  changed,
  deletion,
  newType,
  numbersOf,
  roomsOf,
  type RoomType,
  typesOf,
} from './typeSetup';

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
      services: ['Bồn tắm'],
    };
    await ask('PUT', `/hotels/${hotel.id}/rooms/${corner!.id}`, own);
    const answer = await changed(hotel, type, {
      name: 'Deluxe vườn',
      pricePerNight: 800_000,
      numberOfAdults: 3,
      description: 'Mới sửa',
    });
    expect(answer.body.rooms[0]).toMatchObject({ difference: 50_000, ownFields: ['services'] });
    const rooms = await roomsOf(hotel);
    expect(rooms.map(({ services, price }) => [services, price])).toEqual([
      [[{ name: 'Bồn tắm' }], 850_000],
      [[], 800_000],
      [[], 800_000],
    ]);
    expect(rooms.map((room) => room.numberOfAdults)).toEqual([3, 3, 3]);
    const byName = await ask<Page>('GET', `/hotels/${hotel.id}/rooms?text=deluxe%20vuon`);
    expect(byName.body.totalElements).toBe(3);
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
        "With this price these rooms would cost nothing: 102, 103. Change those rooms' own prices first.",
    });
    expect((await changed(hotel, type, { pricePerNight: 500_001 })).status).toBe(200);
    expect((await roomsOf(hotel)).map(({ price }) => price)).toEqual([500_001, 1, 1]);
  });

  test('tells a form that is out of date so before it says anything of prices', async () => {
    const hotel = await hotelIn('VND');
    const type = await newType(hotel, {});
    const [, ...rest] = await roomsOf(hotel);
    const cheaper = { roomIds: rest.map(({ id }) => id), pricePerNight: 350_000 };
    await ask('PUT', `/hotels/${hotel.id}/rooms/bulk`, cheaper);
    expect((await changed(hotel, type, { description: 'Mới' })).status).toBe(200);
    const late = await changed(hotel, type, { pricePerNight: 500_000 });
    expect([late.status, late.body.code]).toEqual([409, 'STALE']);
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
  const refused = await ask<{ bookings: number }>('DELETE', deletion(hotel, type));
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
  expect((await ask('DELETE', deletion(hotel, type))).status).toBe(200);
  expect(await roomsOf(hotel)).toHaveLength(1);
  const left = (await ask<RoomType[]>('GET', typesOf(hotel))).body;
  expect(left.map(({ id }) => id)).toEqual([other.id]);
});

test('deleteRoomType deletes as many rooms as were shown, or none', async () => {
  const hotel = await hotelIn('VND');
  const type = await newType(hotel, {});
  await ask('POST', typesOf(hotel, `/${type.id}/rooms`), { roomNumbers: '104' });
  const refused = await ask('DELETE', deletion(hotel, type));
  expect([refused.status, refused.body.code]).toEqual([409, 'STALE']);
  expect(await roomsOf(hotel)).toHaveLength(4);
  expect((await ask('DELETE', typesOf(hotel, `/${type.id}`))).status).toBe(422);
});
