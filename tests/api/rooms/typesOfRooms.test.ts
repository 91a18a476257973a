import { addDays, vietnamToday } from '../../../domain/stays/stay';
import { seeded } from '../../../demo/random';
import { demo, signIn } from '../../support/accounts';
import { call } from '../../support/client';
import { newHotel } from '../../support/hotels';
import { expectSound } from '../../support/invariants';
import { startServer, type RunningServer } from '../../support/server/server';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const random = seeded('types of rooms');
const beds = ['Single', 'Double', 'Twin'] as const;

/** Rooms of few kinds, so that some are alike; their services stand in any order. */
const anyRoom = () => ({
  name: random.pick(['Phòng vườn', 'Phòng biển']),
  price: random.pick([400_000, 400_001]),
  adults: random.whole(1, 2),
  typeBed: random.pick(beds),
  services: random.pick([['Wi-Fi', 'Bữa sáng'], ['Bữa sáng', 'Wi-Fi'], ['Wi-Fi']]),
});

interface StoredRoom {
  id: number;
  hotelId: number;
  typeId: number | null;
  onSale: boolean;
}

const liveRooms = () =>
  server.control.sql<StoredRoom>(
    `select id, hotel_id as "hotelId", type_id as "typeId", status <> 'MAINTENANCE' as "onSale"
     from rooms
     where deleted_at is null order by id`,
  );

async function answer(path: string, body?: object): Promise<unknown> {
  const options = { url: server.url, ...(body && { body }) };
  const answered = await call(body ? 'POST' : 'GET', path, options);
  if (answered.status !== 200) throw new Error(`${path}: ${JSON.stringify(answered.body)}`);
  return JSON.parse(JSON.stringify(answered.body), withoutType);
}

/** Of which type a room is told to be is what comes with types; nothing else does. */
function withoutType(name: string, value: unknown): unknown {
  return name === 'typeId' ? undefined : value;
}

/** All that travellers are shown and offered: the lists, every hotel, every room, and quotes of all rooms. */
async function allAnswers(rooms: readonly StoredRoom[]): Promise<unknown[]> {
  const today = vietnamToday(new Date());
  const stay = { checkInDate: addDays(today, 200), checkOutDate: addDays(today, 231) };
  const hotelIds = [...new Set(rooms.map(({ hotelId }) => hotelId))];
  const answers: unknown[] = [];
  for (const page of [0, 1, 2])
    answers.push(await answer(`/api/customer/hotels?page=${page}&size=50`));
  for (const { id } of rooms) answers.push(await answer(`/api/customer/rooms/${id}`));
  for (const id of hotelIds) {
    answers.push(await answer(`/api/customer/hotels/${id}`));
    const ofHotel = rooms.filter(({ hotelId, onSale }) => hotelId === id && onSale);
    const roomIds = ofHotel.map((room) => room.id);
    const quote = { hotelId: id, ...stay, roomIds: roomIds.slice(-3) };
    answers.push(await answer('/api/customer/quotes', quote));
  }
  return answers;
}

test('rooms from before there were types get them, and every price and page stays as it was', async () => {
  const { sql } = server.control;
  for (let i = 0; i < 12; i += 1) {
    const rooms = Array.from({ length: random.whole(1, 12) }, anyRoom);
    await newHotel({ rooms, owner: demo.partner2.email }, server.control);
  }
  // The pictures of a like room, which these show, came with types.
  await sql(
    `update rooms r set deleted_at = now()
     where not exists (select from room_images i where i.hotel_id = r.hotel_id and i.room_id = r.id)
       and exists (select from room_images i where i.hotel_id = r.hotel_id)`,
  );
  await sql(
    `update rooms set type_id = null, difference = 0, difference_vnd = 0, own_fields = '{}'`,
  );
  for (const table of ['type_nights', 'season_types', 'seasons', 'room_types']) {
    await sql(`delete from ${table}`);
  }
  const rooms = await liveRooms();
  const before = await allAnswers(rooms);
  for (const partner of [demo.partner, demo.partner2]) {
    const token = await signIn(partner, server);
    for (const id of new Set(rooms.map(({ hotelId }) => hotelId))) {
      const roomIds = rooms.filter(({ hotelId }) => hotelId === id).map((room) => room.id);
      // Changes no room, and is none of the other partner's business.
      await call('PUT', `/api/partner/hotels/${id}/rooms/bulk`, {
        url: server.url,
        token,
        body: { roomIds: roomIds.slice(0, 1), pricePercent: 0 },
      });
    }
  }
  const after = await liveRooms();
  expect(after.filter(({ typeId }) => typeId === null)).toEqual([]);
  expect(await allAnswers(after)).toEqual(before);
  await expectSound(server);
  // Alike are those of which all but the text is the same.
  const kinds = await sql<{ types: number; kinds: number }>(
    `select count(distinct type_id)::int as types,
       count(distinct (name, room_type, price, adults, children, capacity, beds, type_bed,
         array(select unnest(services) order by 1)))::int as kinds
     from rooms where deleted_at is null group by hotel_id`,
  );
  expect(kinds.length).toBeGreaterThan(30);
  expect(kinds.filter(({ types, kinds: all }) => types !== all)).toEqual([]);
});
