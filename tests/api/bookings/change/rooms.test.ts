import { changesOf } from '../../../support/bookingChanges';
import { stayIn } from '../../../support/bookings';
import { act, bookedIn, movedBack, newHouse, type House } from '../../../support/partnerBookings';
import { sharedServer } from '../../../support/server/serverControl';
import { priceByNights } from '../../../support/typePrices';

const { sql } = sharedServer();

let house: House;
let code: string;
/** 101 and 102 are of one type at 600,000, 103 is of another at 900,000. */
beforeEach(async () => {
  house = await newHouse({ rooms: [{ price: 600_000 }, { price: 600_000 }, { price: 900_000 }] });
  await priceByNights(house.hotel, house.hotel.rooms.slice(0, 2), {});
  await priceByNights(house.hotel, house.hotel.rooms.slice(2), {});
  code = await bookedIn(house, { days: 10 });
});

const desk = (of = code) => changesOf({ code: of, token: house.partner.token });
const guest = () => changesOf({ code, token: house.traveller.token, side: 'customer' });
const room = (i: number) => house.hotel.rooms[i]!.id;
const to = (i: number, more: object = {}) => ({
  lines: [{ position: 0, roomId: room(i), ...more }],
});

async function roomsOf(of = code): Promise<number[]> {
  const rows = await sql<{ room: number }>(
    `select n.room_id as room from room_nights n
     join bookings b on b.hotel_id = n.hotel_id and b.id = n.booking_id
     where b.code = $1 order by n.night, n.room_id`,
    [of],
  );
  return rows.map(({ room: id }) => house.hotel.rooms.findIndex((r) => r.id === id));
}

test('a move inside a type costs nothing, whoever moves', async () => {
  const { status, body } = await desk().changed(to(1));
  expect([status, body]).toMatchObject([
    200,
    { totalPrice: 1_200_000, rooms: [{ id: room(1), price: 600_000 }] },
  ]);
  expect(body.history.at(-1)).toMatchObject({ kind: 'ROOM_CHANGED', status: 'CONFIRMED' });
  expect(await roomsOf()).toEqual([1, 1]);
});

test.each([
  ['the desk keeps what was agreed', () => desk(), {}, 1_200_000],
  ['the desk lets the guest pay the difference', () => desk(), { price: 'TODAY' }, 1_800_000],
  ['a traveller pays the difference', () => guest(), {}, 1_800_000],
  [
    'the desk says what a night costs',
    () => desk(),
    { priceByHand: { pricePerNight: 650_000, reason: 'Upgrade' } },
    1_300_000,
  ],
])('a move to another type: %s', async (_, by, more, totalPrice) => {
  const { status, body } = await by().changed({ ...to(2), ...more });
  expect([status, body]).toMatchObject([200, { totalPrice, version: 2 }]);
  const { history, rooms } = await desk().read();
  expect(rooms).toMatchObject([{ id: room(2), name: house.hotel.rooms[2]!.name }]);
  expect(history.at(-1)).toMatchObject({ kind: 'MOVED' });
});

test('the difference is that of the same nights: an older agreed price stays under it', async () => {
  const all = 'update rooms set price = price + 100000, price_vnd = price_vnd + 100000';
  await sql(`${all} where hotel_id = $1`, [house.hotel.id]);
  await sql(
    'update room_types set price = price + 100000, price_vnd = price_vnd + 100000 where hotel_id = $1',
    [house.hotel.id],
  );
  const { body } = await desk().changed({ ...to(2), price: 'TODAY' });
  expect(body.totalPrice).toBe(1_800_000);
});

test('a guest in the house moves from tonight on: slept nights stay where they were slept', async () => {
  const stay = await bookedIn(house, { nights: 3 });
  expect((await act(house.partner.token, stay, 'check-in')).status).toBe(200);
  await movedBack(stay, 1);
  const moved = await desk(stay).changed({ lines: [{ position: 0, roomId: room(1) }] });
  expect([moved.status, moved.body.totalPrice]).toEqual([200, 1_800_000]);
  expect(await roomsOf(stay)).toEqual([0, 1, 1]);
  expect(moved.body.rooms[0]!.segments).toMatchObject([
    { roomId: room(0), from: stayIn(-1).checkInDate },
    { roomId: room(1), to: stayIn(2).checkInDate },
  ]);
  const { version } = moved.body;
  const back = { version, checkInDate: stayIn(0).checkInDate, totalPrice: 1 };
  expect((await desk(stay).change(back)).body.fieldErrors).toHaveProperty('checkInDate');
});

test('a split: one line, two rooms by nights, each on sale again where it is not used', async () => {
  const { checkInDate, checkOutDate } = stayIn(11, 1);
  const { status, body } = await desk().changed(to(1, { from: checkInDate }));
  expect(status).toBe(200);
  expect(await roomsOf()).toEqual([0, 1]);
  expect(body.rooms).toMatchObject([
    { id: room(1), segments: [{ roomId: room(0) }, { roomId: room(1), to: checkOutDate }] },
  ]);
  expect(body.totalPrice).toBe(1_200_000);
  const beside = await bookedIn(house, { days: 11, nights: 1 });
  expect(await roomsOf(beside)).toEqual([0]);
});

test('the first part of a split stay moves alone', async () => {
  const second = stayIn(11, 1).checkInDate;
  await desk().changed(to(1, { from: second }));
  const { status } = await desk().changed(to(2, { to: second }));
  expect(status).toBe(200);
  expect(await roomsOf()).toEqual([2, 1]);
});

test('a shorter stay frees its nights at once', async () => {
  const { body } = await guest().changed({ checkOutDate: stayIn(10, 1).checkOutDate });
  expect(body).toMatchObject({ totalPrice: 600_000 });
  expect((await desk().read()).history.at(-1)).toMatchObject({ kind: 'SHORTENED' });
  expect(await roomsOf(await bookedIn(house, { days: 11, nights: 1 }))).toEqual([0]);
});

test('other days of which some are held already', async () => {
  const { body } = await guest().changed(stayIn(11, 2));
  expect(body).toMatchObject({ ...stayIn(11, 2), totalPrice: 1_200_000, version: 2 });
  expect(await roomsOf()).toEqual([0, 0]);
});

test('rooms are added and given back', async () => {
  const { body } = await desk().changed({ addRooms: [{ roomId: room(2) }] });
  expect(body).toMatchObject({ totalPrice: 3_000_000, rooms: [{ position: 0 }, { position: 1 }] });
  const less = await desk().changed({ removeLines: [0] });
  expect(less.body).toMatchObject({ totalPrice: 1_800_000, rooms: [{ id: room(2), position: 1 }] });
  const { version } = less.body;
  const none = await desk().change({ version, removeLines: [1], totalPrice: 0 });
  expect(none.body.fieldErrors).toHaveProperty('removeLines');
});

test('two lines of a booking exchange their rooms', async () => {
  await desk().changed({ addRooms: [{ roomId: room(2) }] });
  const lines = [2, 0].map((i, position) => ({ position, roomId: room(i) }));
  const { status, body } = await desk().changed({ lines });
  expect([status, body.rooms]).toMatchObject([200, [{ id: room(2) }, { id: room(0) }]]);
});

test('any room of the type: its own as long as that will do, else another; a pinned one stays', async () => {
  const [row] = await sql<{ id: number }>('select type_id as id from rooms where id = $1', [
    room(0),
  ]);
  const any = { lines: [{ position: 0, typeId: row!.id }] };
  const { checkOutDate } = stayIn(10, 3);
  expect((await guest().preview({ version: 1, ...any, checkOutDate })).body.lines).toMatchObject([
    { segments: [{ roomId: room(0) }] },
  ]);
  const beside = await bookedIn(house, { days: 12, nights: 1 });
  expect(await roomsOf(beside)).toEqual([0]);
  const taken = await guest().preview({ version: 1, checkOutDate });
  expect(taken.body.taken).toMatchObject([{ roomId: room(0), nights: [stayIn(12).checkInDate] }]);
  const refused = await guest().change({ version: 1, checkOutDate, totalPrice: 1_800_000 });
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { code: 'ROOM_TAKEN', takenRoomIds: [room(0)] },
  ]);
  await desk().changed({ lines: [{ position: 0, pinned: true }] });
  const pinned = await guest().preview({ version: 2, ...any, checkOutDate });
  expect(pinned.body.taken).toMatchObject([{ roomId: room(0) }]);
  await desk().changed({ lines: [{ position: 0, pinned: false }] });
  await guest().changed({ ...any, checkOutDate });
  expect(await roomsOf()).toEqual([1, 1, 1]);
});

test('a swap with a booking that has ended says so, whatever else is in its way', async () => {
  await desk().changed({ addRooms: [{ roomId: room(2) }] });
  const other = await bookedIn(house, { days: 20, room: 2 });
  // The first room of the stay would be its second one too.
  const body = { version: 2, position: 0, other: { bookingId: other, version: 1, position: 0 } };
  const onto = await desk().swap(body);
  expect([onto.status, Object.keys(onto.body.fieldErrors ?? {})]).toEqual([422, ['lines']]);
  await act(house.partner.token, other, 'cancel', { body: { reason: 'Đổi ý' } });
  const { version } = await desk(other).read();
  const ended = { ...body, other: { ...body.other, version } };
  for (const asked of [desk().previewSwap(ended), desk().swap(ended)]) {
    const { status, body: refused } = await asked;
    expect([status, refused.code]).toEqual([409, 'STATUS_CHANGED']);
  }
});

test('two bookings swap their rooms, both or none, and both are taken back', async () => {
  const other = await bookedIn(house, { days: 11, nights: 2, room: 1 });
  const stale = { version: 1, position: 0, other: { bookingId: other, version: 2, position: 0 } };
  expect((await desk().swap(stale)).body.code).toBe('STALE');
  const body = { version: 1, position: 0, other: { bookingId: other, version: 1, position: 0 } };
  const seen = await desk().previewSwap(body);
  const roomAt = (i: number) => ({ roomId: house.hotel.rooms[i]!.id });
  expect([seen.status, seen.body]).toMatchObject([
    200,
    {
      own: { bookingId: code, lines: [{ segments: [roomAt(1)] }], difference: 0, taken: [] },
      other: { bookingId: other, lines: [{ segments: [roomAt(0)] }], difference: 0, taken: [] },
    },
  ]);
  expect((await desk().swap(body)).status).toBe(200);
  expect([await roomsOf(), await roomsOf(other)]).toEqual([
    [1, 1],
    [0, 0],
  ]);
  expect((await desk(other).undo(2)).status).toBe(200);
  expect([await roomsOf(), await roomsOf(other)]).toEqual([
    [0, 0],
    [1, 1],
  ]);
  const third = await bookedIn(house, { days: 12, nights: 1 });
  expect(third).toBeTruthy();
  const again = { version: 3, position: 0, other: { bookingId: other, version: 3, position: 0 } };
  const taken = await desk().previewSwap(again);
  expect(taken.body).toMatchObject({ own: { taken: [] }, other: { taken: [roomAt(0)] } });
  const refused = await desk().swap(again);
  expect([refused.status, refused.body.code]).toEqual([409, 'ROOM_TAKEN']);
  await bookedIn(house, { days: 10, nights: 1, room: 1 });
  const { takenRoomIds } = (await desk().swap(again)).body;
  expect(takenRoomIds?.toSorted()).toEqual([room(0), room(1)].toSorted());
  expect([await roomsOf(), await roomsOf(other)]).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

test('a swap into a room that the other stay has beside it is said to be taken before it is tried', async () => {
  const other = await bookedIn(house, { days: 10, room: 2 });
  await desk(other).changed({ addRooms: [{ roomId: room(1) }] });
  const { checkInDate: from } = stayIn(11);
  // Its rooms change places for the second night.
  const lines = [1, 2].map((i, position) => ({ position, roomId: room(i), from }));
  expect((await desk(other).changed({ lines })).status).toBe(200);
  const body = { version: 1, position: 0, other: { bookingId: other, version: 3, position: 0 } };
  const seen = await desk().previewSwap(body);
  const taken = { roomId: room(1), nights: [stayIn(10).checkInDate] };
  expect([seen.status, seen.body]).toMatchObject([200, { own: { taken: [taken] } }]);
  const refused = await desk().swap(body);
  expect([refused.status, refused.body.takenRoomIds]).toEqual([409, [room(1)]]);
});
