import { book, bookingOf, stayIn } from '../../support/bookings';
import { ask, changesOf, given, hotelIn, made, type Room } from './partnerSetup';
import { deluxe, newType, numbersOf, typesOf, type RoomType } from './typeSetup';

const put = (hotel: { id: number }, room: Room, fields: object) =>
  ask<Room>('PUT', `/hotels/${hotel.id}/rooms/${room.id}`, { ...changesOf(room), ...fields });
const { name, roomType } = deluxe;

const typesIn = async (hotel: { id: number }) =>
  (await ask<RoomType[]>('GET', typesOf(hotel))).body;

describe('a room that is put into a type', () => {
  test('is of it at its own price, and its old type goes with its last room', async () => {
    const hotel = await hotelIn('VND');
    const type = await newType(hotel, {});
    const room = await made(hotel, { roomNumber: '201' });
    const { status, body } = await put(hotel, room, { name, roomType, typeId: type.id });
    expect(status).toBe(200);
    expect(body).toMatchObject({ typeId: type.id, price: 500_000, difference: -350_000 });
    const types = await typesIn(hotel);
    expect(types.map(numbersOf)).toEqual([['101', '102', '103', '201']]);
    expect(types[0]!.pricePerNight).toBe(850_000);
  });

  test('keeps its nights sold, and what they were sold for', async () => {
    const hotel = await hotelIn('VND');
    const type = await newType(hotel, {});
    const room = await made(hotel, { roomNumber: '201' });
    const booking = await book(given.traveller.token, bookingOf(hotel, [room], stayIn(30)));
    expect(booking.status).toBe(201);
    const moved = await put(hotel, room, {
      ...{ name, roomType, typeId: type.id, pricePerNight: 850_000 },
    });
    expect(moved.body).toMatchObject({ difference: 0, roomNumber: '201' });
    const now = await ask<{ totalAmount: number; rooms: { roomNumber: string }[] }>(
      'GET',
      `/bookings/${booking.body.bookingId}`,
    );
    expect(now.body.totalAmount).toBe(booking.body.totalAmount);
    expect(now.body.rooms.map(({ roomNumber }) => roomNumber)).toEqual(['201']);
  });

  test('is made into one too', async () => {
    const hotel = await hotelIn('USD');
    const type = await newType(hotel, { pricePerNight: 60.5 });
    const fields = { name, roomType, roomNumber: '201', numberOfBeds: 2 };
    const room = await made(hotel, { ...fields, pricePerNight: 75.25, typeId: type.id });
    expect(room).toMatchObject({ typeId: type.id, difference: 14.75 });
    const [stored] = await typesIn(hotel);
    expect(stored!.rooms.at(-1)).toMatchObject({ roomNumber: '201', ownFields: ['numberOfBeds'] });
  });

  test.each([
    ['named otherwise', { name: 'Phòng hồ', roomType }],
    ['of another kind', { name, roomType: 'Suite' }],
  ])('has its name and kind: one %s is refused, and stays as it was', async (_, said) => {
    const hotel = await hotelIn('VND');
    const type = await newType(hotel, {});
    const room = await made(hotel, { roomNumber: '201' });
    const { status, body } = await put(hotel, room, { ...said, typeId: type.id });
    expect(status).toBe(422);
    expect(Object.keys(body.fieldErrors ?? {})).toEqual(['typeId']);
    expect((await typesIn(hotel)).map(numbersOf)).toEqual([['201'], ['101', '102', '103']]);
  });

  test('is of its own hotel', async () => {
    const hotel = await hotelIn('VND');
    const room = await made(hotel, { roomNumber: '201' });
    const other = await newType(await hotelIn('VND'), {});
    const answer = await put(hotel, room, { name, roomType, typeId: other.id });
    expect(answer.status).toBe(422);
  });
});
