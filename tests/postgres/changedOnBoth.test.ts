import { changesOf } from '../support/bookingChanges';
import { stayIn } from '../support/bookings';
import { call } from '../support/client';
import { expectSound } from '../support/invariants';
import { bookedIn, newHouse, type House } from '../support/partnerBookings';
import { startPair, type ServerPair } from '../support/server/serverPair';

let pair: ServerPair;
let house: House;

beforeAll(async () => {
  pair = await startPair();
  // What is prepared below goes to the first.
  process.env.TEST_SERVER = JSON.stringify(pair.first.address);
  house = await newHouse({ rooms: [1, 2, 3].map(() => ({ price: 500_000 })) });
}, 120_000);
afterAll(() => pair.stop());
afterEach(() => expectSound(pair.first));

const desk = (code: string, n: number) =>
  changesOf({ code, token: house.partner.token, url: pair.url(n) });
const to = (room: number) => ({ lines: [{ position: 0, roomId: house.hotel.rooms[room]!.id }] });
const roomIn = ({ rooms }: { rooms: { id: number }[] }) =>
  house.hotel.rooms.findIndex(({ id }) => id === rooms[0]!.id);

test('what one desk changes the other reads, and takes back', async () => {
  const code = await bookedIn(house, { days: 10 });
  const [here, there] = [desk(code, 0), desk(code, 1)];
  const { checkOutDate } = stayIn(10, 3);
  const moved = await here.changed({ ...to(1), checkOutDate });
  expect([moved.status, moved.body.totalPrice]).toEqual([200, 1_500_000]);
  expect(await there.read()).toEqual(await here.read());
  expect(await there.read()).toMatchObject({ version: 2, checkOutDate, totalPrice: 1_500_000 });
  const undone = await there.undo(2);
  expect([undone.status, undone.body.totalPrice, roomIn(undone.body)]).toEqual([200, 1_000_000, 0]);
  expect((await here.undo(2)).body.code).toBe('STALE');
  const { version, history, ...now } = await here.read();
  expect([version, roomIn(now), history.map(({ kind }) => kind)]).toEqual([
    3,
    0,
    [undefined, 'EXTENDED', 'UNDONE'],
  ]);
});

test('of two desks that change the same version at the same moment one is told that it came second', async () => {
  const code = await bookedIn(house, { days: 20 });
  const wish = (room: number) => ({ version: 1, ...to(room), totalPrice: 1_000_000 });
  const answers = await Promise.all([desk(code, 0).change(wish(1)), desk(code, 1).change(wish(2))]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [won, lost] = answers[0].status === 200 ? answers : answers.toReversed();
  expect(lost!.body.code).toBe('STALE');
  for (const n of [0, 1]) expect(roomIn(await desk(code, n).read())).toBe(roomIn(won!.body));
});

test('a swap on one is taken back on the other, both sides of it', async () => {
  const [code, other] = [
    await bookedIn(house, { days: 30 }),
    await bookedIn(house, { days: 31, room: 1 }),
  ];
  const swapped = await desk(code, 0).swap({
    ...{ version: 1, position: 0 },
    other: { bookingId: other, version: 1, position: 0 },
  });
  expect([swapped.status, roomIn(swapped.body)]).toEqual([200, 1]);
  // Both at once, each by its own side: the swap is taken back once.
  const answers = await Promise.all([desk(code, 0).undo(2), desk(other, 1).undo(2)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(roomIn(await desk(code, 1).read())).toBe(0);
  expect(roomIn(await desk(other, 0).read())).toBe(1);
});

test('the calendar that a desk has asked for before has what the other desk has changed since', async () => {
  const { checkInDate: from } = stayIn(40);
  const barsOn = async (n: number) => {
    const path = `/api/partner/hotels/${house.hotel.id}/calendar?from=${from}&days=7`;
    const options = { token: house.partner.token, url: pair.url(n) };
    const { body } = await call<{ bars: { roomId: number; version?: number }[] }>(
      'GET',
      path,
      options,
    );
    return body.bars.map(({ roomId, version = 1 }) => [
      house.hotel.rooms.findIndex(({ id }) => id === roomId),
      version,
    ]);
  };
  for (const n of [0, 1]) expect(await barsOn(n)).toEqual([]);
  const code = await bookedIn(house, { days: 40 });
  for (const n of [0, 1]) expect(await barsOn(n)).toEqual([[0, 1]]);
  for (const [index, room] of [1, 2, 1].entries()) {
    await desk(code, index % 2).changed(to(room));
    for (const n of [0, 1]) expect(await barsOn(n)).toEqual([[room, index + 2]]);
  }
});
