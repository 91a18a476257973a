import { addDays } from '../../../../domain/stays/stay';
import { dayWithYear } from '../../../../domain/stays/dayText';
import { changesOf } from '../../../support/bookingChanges';
import { stayIn } from '../../../support/bookings';
import { call } from '../../../support/client';
import {
  act,
  bookedIn,
  movedBack,
  newHouse,
  setStatus,
  type House,
} from '../../../support/partnerBookings';
import { mailTo } from '../../../support/server/outbox';
import { sharedServer } from '../../../support/server/serverControl';

const { sql } = sharedServer();

let house: House;
let code: string;
beforeEach(async () => {
  house = await newHouse({ rooms: [{ price: 600_000 }, { price: 900_000 }] });
  code = await bookedIn(house, { days: 10 });
});

const desk = () => changesOf({ code, token: house.partner.token });
const room = (i: number) => house.hotel.rooms[i]!.id;

/** All that a booking is, but for what only counts up. */
async function stored(): Promise<unknown> {
  const [row] = await sql<{ all: unknown }>(
    `select json_build_array(
       to_jsonb(b) - 'version' - 'calendar_sequence',
       (select json_agg(to_jsonb(k) order by k.position) from booking_rooms k where k.hotel_id = b.hotel_id and k.booking_id = b.id),
       (select json_agg(to_jsonb(n) order by n.position, n.night) from booking_nights n where n.hotel_id = b.hotel_id and n.booking_id = b.id),
       (select json_agg(to_jsonb(r) order by r.room_id, r.night) from room_nights r where r.hotel_id = b.hotel_id and r.booking_id = b.id)
     ) as all from bookings b where code = $1`,
    [code],
  );
  return row!.all;
}

/** Of mails that tell of a change and have not gone yet. */
async function mailsHeld(): Promise<number> {
  const [row] = await sql<{ count: number }>(
    `select count(*)::int as count from hotel_mails
     where hotel_id = $1 and recipient = $2 and send_after is not null`,
    [house.hotel.id, house.traveller.email],
  );
  return row!.count;
}

test('several changes are taken back one after the other, and nobody is written to', async () => {
  const first = await stored();
  await desk().changed({ checkOutDate: stayIn(10, 4).checkOutDate });
  await desk().changed({
    lines: [{ position: 0, roomId: room(1), from: stayIn(11).checkInDate }],
    price: 'TODAY',
  });
  await desk().changed({ ...stayIn(11, 2), adults: 2 });
  expect([(await desk().read()).version, await mailsHeld()]).toEqual([4, 3]);
  for (const version of [4, 5, 6]) {
    expect([version, (await desk().undo(version)).status]).toEqual([version, 200]);
  }
  expect(await stored()).toEqual(first);
  expect(await mailsHeld()).toBe(0);
  const nothing = await desk().undo(7);
  expect([nothing.status, nothing.body.code]).toEqual([409, 'NOTHING_TO_UNDO']);
  expect((await desk().read()).history.map(({ kind }) => kind ?? '')).toEqual([
    ...['', 'EXTENDED', 'MOVED', 'SHORTENED'],
    ...['UNDONE', 'UNDONE', 'UNDONE'],
  ]);
});

test('after anything else it says so and does nothing', async () => {
  const today = await bookedIn(house, { room: 1 });
  const of = changesOf({ code: today, token: house.partner.token });
  await of.changed({ checkOutDate: stayIn(0, 3).checkOutDate });
  await act(house.partner.token, today, 'check-in');
  const stale = await of.undo(2);
  expect([stale.status, stale.body.code]).toEqual([409, 'STALE']);
  const none = await of.undo(3);
  expect([none.status, none.body.code]).toEqual([409, 'NOTHING_TO_UNDO']);
  expect((await of.read()).version).toBe(3);
});

test.each<[string, (id: string) => Promise<unknown>]>([
  [
    'cancels',
    (id) => call('POST', `/api/customer/bookings/${id}/cancel`, { token: house.traveller.token }),
  ],
  [
    'changes it again',
    (id) =>
      changesOf({ code: id, token: house.traveller.token, side: 'customer' }).changed({
        checkOutDate: stayIn(10, 5).checkOutDate,
      }),
  ],
])(
  'a mail that waits to be taken back goes before the next one when the guest %s',
  async (_, act) => {
    await desk().changed({ checkOutDate: stayIn(10, 4).checkOutDate });
    expect(await mailsHeld()).toBe(1);
    await act(code);
    expect(await mailsHeld()).toBe(0);
    await mailTo(house.traveller.email, { subject: /đã thay đổi/ });
  },
);

test('a stay that a server of the version before has ended is not taken back to life', async () => {
  await desk().changed({ checkOutDate: stayIn(10, 1).checkOutDate });
  await setStatus(code, 'CANCELLED');
  const undone = await desk().undo(2);
  expect([undone.status, undone.body.code]).toEqual([409, 'NOTHING_TO_UNDO']);
});

test('a mail that the relay has read already is followed by another', async () => {
  await desk().changed({ checkOutDate: stayIn(10, 4).checkOutDate });
  await sql(
    `insert into outbox (id, recipient, subject, text_body, html_body, created_at, next_attempt_at)
     select id, recipient, subject, text_body, html_body, now(), now() from hotel_mails
     where hotel_id = $1 and recipient = $2`,
    [house.hotel.id, house.traveller.email],
  );
  await desk().undo(2);
  expect(await mailsHeld()).toBe(1);
});

test('a night that was sold in the meantime stays sold', async () => {
  await desk().changed({ checkOutDate: stayIn(10, 1).checkOutDate });
  const other = await bookedIn(house, { days: 11, nights: 1 });
  const undone = await desk().undo(2);
  expect(undone.body.message).toContain(`(${other})`);
  expect(undone.body.message).toContain(dayWithYear(stayIn(11).checkInDate, 'en'));
  expect([undone.status, undone.body.code]).toEqual([409, 'NIGHTS_SOLD']);
  expect(await desk().read()).toMatchObject({ totalPrice: 600_000, version: 2 });
});

test('what a traveller has changed is not taken back by the desk', async () => {
  const guest = changesOf({ code, token: house.traveller.token, side: 'customer' });
  await guest.changed({ checkOutDate: stayIn(10, 3).checkOutDate });
  expect((await desk().undo(2)).body.code).toBe('NOTHING_TO_UNDO');
});

test('an arrival is not taken back after a change of the stay', async () => {
  const today = await bookedIn(house, { room: 1 });
  const of = changesOf({ code: today, token: house.partner.token });
  await act(house.partner.token, today, 'check-in');
  await of.changed({ checkOutDate: stayIn(0, 3).checkOutDate });
  expect((await act(house.partner.token, today, 'undo-check-in')).body.code).toBe('STATUS_CHANGED');
});

test('a night that is over by now comes back with its stay, or is somebody else’s', async () => {
  const today = await bookedIn(house, { room: 1, nights: 3 });
  const of = changesOf({ code: today, token: house.partner.token });
  await of.changed({ checkInDate: stayIn(1).checkInDate });
  // As if midnight had come in between: the night that was given back is over.
  await movedBack(today, 1);
  const [row] = await sql<{ before: string }>(
    `select c.before::text from booking_changes c
     join bookings b on b.hotel_id = c.hotel_id and b.id = c.booking_id where b.code = $1`,
    [today],
  );
  const dayBefore = row!.before.replace(/"(\d{4}-\d\d-\d\d)"/g, (_, day: string) =>
    JSON.stringify(addDays(day, -1)),
  );
  await sql(
    `update booking_changes c set before = $2::jsonb from bookings b
     where b.hotel_id = c.hotel_id and b.id = c.booking_id and b.code = $1`,
    [today, dayBefore],
  );
  const yesterday = stayIn(-1).checkInDate;
  const held = async () => {
    const rows = await sql<{ night: string }>(
      `select n.night::text from room_nights n
       join bookings b on b.hotel_id = n.hotel_id and b.id = n.booking_id
       where b.code = $1 order by 1`,
      [today],
    );
    return rows.map(({ night }) => night);
  };
  expect(await held()).not.toContain(yesterday);
  expect((await of.undo(2)).status).toBe(200);
  expect(await held()).toContain(yesterday);
});
