import { changesOf, changesTogether } from '../../../support/bookingChanges';
import { stayIn } from '../../../support/bookings';
import { bookedIn, newHouse, type House } from '../../../support/partnerBookings';

import { sharedServer } from '../../../support/server/serverControl';
import { priceByNights } from '../../../support/typePrices';

const { sql } = sharedServer();
const TOTAL = 1_200_000;

let house: House;
/** In 101, 102 and 103 of five rooms of one type, for the same two nights. */
let codes: string[];
beforeEach(async () => {
  house = await newHouse({ rooms: Array.from({ length: 5 }, () => ({ price: 600_000 })) });
  await priceByNights(house.hotel, house.hotel.rooms, {});
  codes = [];
  for (const room of [0, 1, 2]) codes.push(await bookedIn(house, { days: 10, room }));
});

const desk = () => changesTogether(house.hotel.id, house.partner.token);
const of = (code: string) => changesOf({ code, token: house.partner.token });
const room = (i: number) => house.hotel.rooms[i]!.id;
/** Each of these stays to another room. */
const to = (rooms: readonly number[], more: object = {}) =>
  rooms.map((i, n) => ({
    bookingId: codes[n]!,
    change: { version: 1, lines: [{ position: 0, roomId: room(i) }], ...more },
  }));
const paid = { totalPrice: TOTAL };

/** The room that each stay has a night of, by its place in the house. */
async function roomsNow(): Promise<number[]> {
  const rows = await sql<{ code: string; room: number }>(
    `select distinct b.code, n.room_id as room from room_nights n
     join bookings b on b.hotel_id = n.hotel_id and b.id = n.booking_id where b.code = any($1)`,
    [codes],
  );
  return codes.map((code) => {
    const own = rows.filter((row) => row.code === code);
    expect(own).toHaveLength(1);
    return house.hotel.rooms.findIndex(({ id }) => id === own[0]!.room);
  });
}

test('three stays go round: each takes a room that another leaves, and all are taken back by one undo', async () => {
  const seen = await desk().preview(to([1, 2, 0]));
  expect([seen.status, seen.body.map(({ taken }) => taken)]).toEqual([200, [[], [], []]]);
  const changed = await desk().change(to([1, 2, 0], paid));
  expect([changed.status, changed.body]).toEqual([
    200,
    codes.map((bookingId) => ({ bookingId, version: 2 })),
  ]);
  expect(await roomsNow()).toEqual([1, 2, 0]);
  expect((await of(codes[1]!).read()).history.at(-1)).toMatchObject({ kind: 'ROOM_CHANGED' });

  expect((await of(codes[1]!).undo(2)).status).toBe(200);
  expect(await roomsNow()).toEqual([0, 1, 2]);
  for (const code of codes) expect((await of(code).read()).version).toBe(3);
});

test('one that cannot be keeps all where they are', async () => {
  const fourth = await bookedIn(house, { days: 11, room: 4 });
  const taken = await desk().change(to([3, 4, 0], paid));
  expect([taken.status, taken.body.code]).toEqual([409, 'ROOM_TAKEN']);
  const cheaper = await desk().change([
    ...to([3], paid),
    { bookingId: codes[1]!, change: { ...to([0, 0])[1]!.change, totalPrice: TOTAL - 1 } },
  ]);
  expect([cheaper.status, cheaper.body.code]).toEqual([409, 'PRICE_CHANGED']);
  await of(codes[1]!).changed({ checkOutDate: stayIn(10, 3).checkOutDate });
  const stale = await desk().change(to([3, 0], paid));
  expect([stale.status, stale.body.code]).toEqual([409, 'STALE']);
  expect(await roomsNow()).toEqual([0, 1, 2]);
  expect((await of(codes[0]!).read()).version).toBe(1);
  expect((await of(fourth).read()).version).toBe(1);
});

test('what two of them want is taken, also the room of one that stays', async () => {
  const both = await desk().preview(to([3, 3]));
  expect(both.body.map(({ taken }) => taken.map(({ roomId }) => roomId))).toEqual([
    [room(3)],
    [room(3)],
  ]);
  const onto = await desk().preview(to([1, 1]));
  expect(onto.body.map(({ taken }) => taken.map(({ roomId }) => roomId))).toEqual([[room(1)], []]);
  const refused = await desk().change(to([3, 3], paid));
  expect([refused.status, refused.body.code]).toEqual([409, 'ROOM_TAKEN']);
  const twice = await desk().change([...to([3], paid), ...to([4], paid)]);
  expect([twice.status, Object.keys(twice.body.fieldErrors ?? {})]).toEqual([422, ['changes']]);
  expect(await roomsNow()).toEqual([0, 1, 2]);
});

test('none is taken back once anything else has happened to one of them', async () => {
  expect((await desk().change(to([3, 4], paid))).status).toBe(200);
  await of(codes[1]!).changed({ checkOutDate: stayIn(10, 3).checkOutDate });
  const undone = await of(codes[0]!).undo(2);
  expect([undone.status, undone.body.code]).toEqual([409, 'NOTHING_TO_UNDO']);
  expect(await roomsNow()).toEqual([3, 4, 2]);
  // Once that is taken back, so are they.
  expect((await of(codes[1]!).undo(3)).status).toBe(200);
  expect((await of(codes[0]!).undo(2)).status).toBe(200);
  expect(await roomsNow()).toEqual([0, 1, 2]);
});

test('days go with the rooms, and each guest is told by a mail that an undo stops', async () => {
  const later = stayIn(12);
  const days = { checkInDate: later.checkInDate, checkOutDate: later.checkOutDate };
  expect((await desk().change(to([3, 4], { ...days, ...paid }))).status).toBe(200);
  const held = async () =>
    sql(
      `select 1 from hotel_mails where hotel_id = $1 and recipient = $2 and send_after is not null`,
      [house.hotel.id, house.traveller.email],
    );
  expect(await held()).toHaveLength(2);
  expect((await of(codes[0]!).read()).checkInDate).toBe(later.checkInDate);
  expect((await of(codes[0]!).undo(2)).status).toBe(200);
  expect(await held()).toHaveLength(0);
});

test('a booking of another hotel is not known', async () => {
  const other = await newHouse();
  const theirs = await bookedIn(other, { days: 10 });
  const [mine] = to([3]);
  const answer = await desk().preview([mine!, { ...mine!, bookingId: theirs }]);
  expect(answer.status).toBe(404);
});
