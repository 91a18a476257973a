import { sharedServer } from '../../support/server/serverControl';
import { call } from '../../support/client';
import { ask, changesOf, hotelIn, made, type Room } from './partnerSetup';

interface Type {
  id: number;
  name: string;
  pricePerNight: number;
  travellerPrice: number;
  rooms: { id: number; roomNumber: string; difference: number; ownFields: string[] }[];
}

const typesOf = async (hotel: { id: number }) =>
  (await ask<Type[]>('GET', `/hotels/${hotel.id}/room-types`)).body;

/** Each type's name and price, with the numbers of its rooms and how far their prices are from it. */
const shown = async (hotel: { id: number }) =>
  (await typesOf(hotel)).map(({ name, pricePerNight, rooms }) => [
    name,
    pricePerNight,
    rooms.map(({ roomNumber, difference }) => [roomNumber, difference]),
  ]);

const change = async (hotel: { id: number }, room: Room, fields: object) => {
  const body = { ...changesOf(room), ...fields };
  const { status } = await ask('PUT', `/hotels/${hotel.id}/rooms/${room.id}`, body);
  expect(status).toBe(200);
};

async function alike(hotel: { id: number; price?: number }, ...numbers: string[]): Promise<Room[]> {
  const rooms: Room[] = [];
  for (const roomNumber of numbers) {
    rooms.push(await made(hotel, { roomNumber, pricePerNight: hotel.price ?? 500_000 }));
  }
  return rooms;
}

const raise = (hotel: { id: number }, rooms: readonly Room[], pricePercent: number) =>
  ask('PUT', `/hotels/${hotel.id}/rooms/bulk`, {
    roomIds: rooms.map(({ id }) => id),
    pricePercent,
  });

describe('a room that becomes one of another kind', () => {
  test.each([{ name: 'Phòng hạng sang' }, { roomType: 'Suite' }])(
    'by %j leaves its type, whose price and pictures are no longer its own',
    async (fields) => {
      const hotel = await hotelIn('VND');
      const [first, , last] = await alike(hotel, '101', '102', '103');
      await change(hotel, last!, fields);
      const [types, other] = [await typesOf(hotel), last!.id];
      expect(types.map(({ rooms }) => rooms.length).sort()).toEqual([1, 2]);
      expect(types.flatMap(({ rooms }) => rooms).flatMap((room) => room.ownFields)).toEqual([]);
      await sharedServer().sql(
        `insert into room_images (hotel_id, room_id, position, file, widths, width, height)
         values ($1, $2, 0, 'no-such-file', '{320}', 320, 213)`,
        [hotel.id, other],
      );
      const { body } = await call<{ images: object[] }>('GET', `/api/customer/rooms/${first!.id}`);
      expect(body.images).toEqual([]);
    },
  );

  test('joins the type that is like it by now', async () => {
    const hotel = await hotelIn('VND');
    const rooms = await alike(hotel, '101', '102', '103');
    for (const room of rooms) await change(hotel, room, { name: 'Phòng hồ' });
    const all = ['101', '102', '103'].map((number) => [number, 0]);
    expect(await shown(hotel)).toEqual([['Phòng hồ', 500_000, all]]);
  });

  test('leaves its type too where that was noted as a difference before', async () => {
    const hotel = await hotelIn('VND');
    const [first] = await alike(hotel, '101', '102');
    await sharedServer().sql(
      `update rooms set name = 'Phòng hồ', own_fields = '{name}' where hotel_id = $1 and id = $2`,
      [hotel.id, first!.id],
    );
    expect((await shown(hotel)).map(([name]) => name).sort()).toEqual(['Phòng hồ', 'Phòng vườn']);
  });
});

describe('the price of a type', () => {
  test('is raised by a raise of all its rooms, whatever parts it is sent in', async () => {
    const hotel = { ...(await hotelIn('USD')), price: 60.5 };
    const rooms = await alike(hotel, '101', '102', '103');
    await raise(hotel, rooms.slice(0, 2), 10);
    expect((await typesOf(hotel))[0]!.pricePerNight).toBe(60.5);
    await raise(hotel, rooms.slice(2), 10);
    const [type] = await typesOf(hotel);
    expect(type!.rooms.map(({ difference }) => difference)).toEqual([0, 0, 0]);
    const more = `/hotels/${hotel.id}/room-types/${type!.id}/rooms`;
    const added = await ask<Type>('POST', more, { roomNumbers: '104' });
    expect(added.body.rooms).toHaveLength(4);
    const { body } = await ask<{ content: Room[] }>('GET', `/hotels/${hotel.id}/rooms?size=50`);
    expect(new Set(body.content.map((room) => room.price))).toEqual(new Set([66.55]));
    expect(new Set(body.content.map((room) => room.travellerPrice)).size).toBe(1);
  });

  test('is the commonest of its rooms once none has it', async () => {
    const hotel = await hotelIn('VND');
    const rooms = await alike(hotel, '101', '102', '103', '104');
    await raise(hotel, rooms.slice(0, 1), 50);
    await raise(hotel, rooms.slice(1, 3), 20);
    const differences = (await shown(hotel))[0]!;
    expect(differences).toEqual([
      'Phòng vườn',
      500_000,
      [
        ['101', 250_000],
        ['102', 100_000],
        ['103', 100_000],
        ['104', 0],
      ],
    ]);
    await ask('DELETE', `/hotels/${hotel.id}/rooms/${rooms[3]!.id}`);
    const left = [
      ['101', 150_000],
      ['102', 0],
      ['103', 0],
    ];
    expect(await shown(hotel)).toEqual([['Phòng vườn', 600_000, left]]);
  });
});

test('a type that a server of the version before left without rooms is not shown', async () => {
  const hotel = await hotelIn('VND');
  const [room] = await alike(hotel, '101');
  await sharedServer().sql('update rooms set deleted_at = now() where hotel_id = $1 and id = $2', [
    hotel.id,
    room!.id,
  ]);
  expect(await typesOf(hotel)).toEqual([]);
});

test('rooms that are given a type are told of as a change: pictures are shared within it', async () => {
  const hotel = await hotelIn('VND');
  await alike(hotel, '101');
  const { sql } = sharedServer();
  await sql('update rooms set type_id = null where hotel_id = $1', [hotel.id]);
  const changes = () => sql('select 1 from hotel_changes where hotel_id = $1', [hotel.id]);
  const before = (await changes()).length;
  expect(await shown(hotel)).toEqual([[expect.any(String), 500_000, [['101', 0]]]]);
  expect(await changes()).toHaveLength(before + 1);
});
