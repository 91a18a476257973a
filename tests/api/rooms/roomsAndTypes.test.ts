import { sharedServer } from '../../support/server/serverControl';
import { ask, changesOf, hotelIn, made, type Room } from './partnerSetup';

interface StoredRoom {
  number: string;
  typeId: number;
  difference: number;
  differenceVnd: number;
  own: string[];
  typePrice: number;
  typeName: string;
}

function stored(hotel: { id: number }): Promise<StoredRoom[]> {
  return sharedServer().sql<StoredRoom>(
    `select r.room_number as number, r.type_id as "typeId", r.difference::float8 as difference,
       r.difference_vnd as "differenceVnd", r.own_fields as own, t.price::float8 as "typePrice",
       t.name as "typeName"
     from rooms r join room_types t on t.hotel_id = r.hotel_id and t.id = r.type_id
     where r.hotel_id = $1 and r.deleted_at is null order by r.room_number`,
    [hotel.id],
  );
}

const change = (hotel: { id: number }, room: Room, fields: object) =>
  ask<Room>('PUT', `/hotels/${hotel.id}/rooms/${room.id}`, { ...changesOf(room), ...fields });

describe('a room that is made or changed by itself', () => {
  test('joins the type that is like it, or makes one', async () => {
    const hotel = await hotelIn('VND');
    await made(hotel, { roomNumber: '101', services: ['Wi-Fi', 'TV'], description: 'Sáng' });
    await made(hotel, { roomNumber: '102', services: ['TV', 'Wi-Fi'], description: 'Góc' });
    await made(hotel, { roomNumber: '103', numberOfBeds: 2 });
    const [first, second, other] = await stored(hotel);
    expect(second).toMatchObject({ typeId: first!.typeId, own: ['description'], difference: 0 });
    expect(first!.own).toEqual([]);
    expect(other!.typeId).not.toBe(first!.typeId);
  });

  test('rooms that are alike and made at once are of one type', async () => {
    const hotel = await hotelIn('VND');
    const numbers = ['1', '2', '3', '4', '5', '6'];
    await Promise.all(numbers.map((roomNumber) => made(hotel, { roomNumber })));
    expect(new Set((await stored(hotel)).map(({ typeId }) => typeId)).size).toBe(1);
  });

  test('notes how it differs from its type, and follows it again once it does not', async () => {
    const hotel = await hotelIn('USD');
    const room = await made(hotel, { roomNumber: '101', pricePerNight: 60.5 });
    await made(hotel, { roomNumber: '102', pricePerNight: 60.5 });
    const dearer = await change(hotel, room, { pricePerNight: 75.25, numberOfBeds: 2 });
    const [own] = await stored(hotel);
    expect(own).toMatchObject({ difference: 14.75, own: ['beds'], typePrice: 60.5 });
    expect(own!.differenceVnd).toBe(dearer.body.travellerPrice - room.travellerPrice);
    await change(hotel, dearer.body, { pricePerNight: 60.5, numberOfBeds: 1 });
    expect((await stored(hotel))[0]).toMatchObject({ difference: 0, differenceVnd: 0, own: [] });
  });

  test('takes its type with it while it is the only one', async () => {
    const hotel = await hotelIn('VND');
    const room = await made(hotel, { roomNumber: '101' });
    const changed = await change(hotel, room, { pricePerNight: 700_000, name: 'Phòng hồ' });
    const [alone] = await stored(hotel);
    expect(alone).toMatchObject({ difference: 0, typePrice: 700_000, typeName: 'Phòng hồ' });
    const prices = { roomIds: [room.id], pricePercent: 10 };
    await ask('PUT', `/hotels/${hotel.id}/rooms/bulk`, prices);
    expect((await stored(hotel))[0]).toMatchObject({ difference: 0, typePrice: 770_000 });
    expect(changed.body.version).toBe(2);
  });

  test('a change of several prices is a difference of each', async () => {
    const hotel = await hotelIn('VND');
    const one = await made(hotel, { roomNumber: '101' });
    await made(hotel, { roomNumber: '102' });
    await ask('PUT', `/hotels/${hotel.id}/rooms/bulk`, { roomIds: [one.id], pricePercent: 10 });
    expect((await stored(hotel)).map(({ difference }) => difference)).toEqual([50_000, 0]);
  });

  test('the last one of a type takes it away', async () => {
    const hotel = await hotelIn('VND');
    const first = await made(hotel, { roomNumber: '101' });
    const second = await made(hotel, { roomNumber: '102' });
    const types = () =>
      sharedServer().sql('select 1 from room_types where hotel_id = $1 and deleted_at is null', [
        hotel.id,
      ]);
    await ask('DELETE', `/hotels/${hotel.id}/rooms/${first.id}`);
    expect(await types()).toHaveLength(1);
    await ask('DELETE', `/hotels/${hotel.id}/rooms/${second.id}`);
    expect(await types()).toEqual([]);
  });
});
