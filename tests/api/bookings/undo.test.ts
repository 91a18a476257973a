import { newTraveller } from '../../support/accounts';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { mailTo } from '../../support/server/outbox';
import {
  act,
  bookedIn,
  movedBack,
  newHouse,
  partnerBooking,
  type House,
} from '../../support/partnerBookings';
import { sharedServer } from '../../support/server/serverControl';
import { earlier } from '../../support/earlier';

const { sql } = sharedServer();

async function nightsHeld(bookingId: string): Promise<number> {
  const [row] = await sql<{ count: number }>(
    `select count(*)::int as count from room_nights n
     join bookings b on b.hotel_id = n.hotel_id and b.id = n.booking_id where b.code = $1`,
    [bookingId],
  );
  return row!.count;
}

/** Every open booking of the house holds each of its nights. */
async function expectSound({ hotel }: House): Promise<void> {
  const rows = await sql(
    `select b.code from bookings b
     where b.hotel_id = $1 and b.status in ('CONFIRMED', 'CHECKED_IN') and
       (select count(*) from room_nights n where n.hotel_id = $1 and n.booking_id = b.id)
       <> (b.check_out - b.check_in) * (select count(*) from booking_rooms k
         where k.hotel_id = $1 and k.booking_id = b.id)`,
    [hotel.id],
  );
  expect(rows).toEqual([]);
}

/** A booking of three nights from today whose guest was checked in and out by mistake. */
async function leftAtOnce(): Promise<House & { id: string }> {
  const house = await newHouse();
  const id = await bookedIn(house, { nights: 3 });
  await act(house.partner.token, id, 'check-in');
  const left = await act(house.partner.token, id, 'check-out');
  expect(left.body.status).toBe('COMPLETED');
  return { ...house, id };
}

/** Makes what happened last so many seconds older. */
const older = (bookingId: string, seconds: number) =>
  sql(
    `update booking_history e set created_at = ${earlier('e.created_at', `$2::int * interval '1 second'`)}
     from bookings b where b.hotel_id = e.hotel_id and b.id = e.booking_id and b.code = $1`,
    [bookingId, seconds],
  );

const historyOf = (answer: { body: { history: { status: string }[] } }) =>
  answer.body.history.map(({ status }) => status);

describe('undoCheckIn', () => {
  test('confirms the booking again, and its history keeps both', async () => {
    const house = await newHouse();
    const id = await bookedIn(house);
    await act(house.partner.token, id, 'check-in');
    const undone = await act(house.partner.token, id, 'undo-check-in');
    expect(undone.body).toMatchObject({ status: 'CONFIRMED' });
    expect(historyOf(undone)).toEqual(['CONFIRMED', 'CHECKED_IN', 'CONFIRMED']);
    expect(undone.body.actions).toContain('CHECK_IN');
    expect((await act(house.partner.token, id, 'check-in')).status).toBe(200);
    await expectSound(house);
  });

  test('is refused later, and for what was not done', async () => {
    const house = await newHouse();
    const id = await bookedIn(house);
    const never = await act(house.partner.token, id, 'undo-check-in');
    expect([never.status, never.body.code]).toEqual([409, 'STATUS_CHANGED']);
    await act(house.partner.token, id, 'check-in');
    await older(id, 31);
    const late = await act(house.partner.token, id, 'undo-check-in');
    expect([late.status, late.body.code]).toEqual([409, 'UNDO_TOO_LATE']);
    expect((await partnerBooking(house.partner.token, id)).body.status).toBe('CHECKED_IN');
  });

  test('of days ago is not taken back because a departure has just been', async () => {
    const house = await newHouse();
    const id = await bookedIn(house, { nights: 3 });
    await act(house.partner.token, id, 'check-in');
    await older(id, 2 * 86_400);
    await act(house.partner.token, id, 'check-out');
    const back = await act(house.partner.token, id, 'undo-check-out');
    expect(back.body.history.at(-1)).toMatchObject({
      ...{ status: 'CHECKED_IN', kind: 'UNDONE', reason: 'Check-out taken back' },
    });
    const answer = await act(house.partner.token, id, 'undo-check-in');
    expect([answer.status, answer.body.code]).toEqual([409, 'STATUS_CHANGED']);
    expect((await act(house.partner.token, id, 'check-out')).status).toBe(200);
  });

  test('never undoes what a colleague has done since', async () => {
    const { partner, id } = await leftAtOnce();
    const answer = await act(partner.token, id, 'undo-check-in');
    expect([answer.status, answer.body.code]).toEqual([409, 'STATUS_CHANGED']);
  });
});

describe('undoCheckOut', () => {
  test('takes all nights back, and writes to nobody', async () => {
    const house = await leftAtOnce();
    const { partner, traveller, id } = house;
    const undone = await act(partner.token, id, 'undo-check-out');
    expect(undone.body.status).toBe('CHECKED_IN');
    expect(historyOf(undone)).toEqual(['CONFIRMED', 'CHECKED_IN', 'COMPLETED', 'CHECKED_IN']);
    expect(await nightsHeld(id)).toBe(3);
    await expectSound(house);
    expect((await act(partner.token, id, 'check-out')).status).toBe(200);
    expect((await mailTo(traveller.email)).text).toContain(id);
  });

  test('is refused in words when a freed night is sold, and changes nothing', async () => {
    const house = await leftAtOnce();
    const { partner, hotel, id } = house;
    const held = await nightsHeld(id);
    const other = await newTraveller();
    const wanted = bookingOf(hotel, [hotel.rooms[0]!], stayIn(2, 1), 1);
    expect((await book(other.token, wanted)).status).toBe(201);
    const answer = await act(partner.token, id, 'undo-check-out');
    expect([answer.status, answer.body.code]).toEqual([409, 'NIGHTS_SOLD']);
    expect(answer.body.message).toMatch(/^Nguyễn Lan \(ND-.+\) has room 101 on .+ by now/);
    expect(await nightsHeld(id)).toBe(held);
    expect((await partnerBooking(partner.token, id)).body).toMatchObject({ status: 'COMPLETED' });
    await expectSound(house);
  });

  test('brings nobody back into a room that was deleted', async () => {
    const house = await newHouse();
    const { partner, hotel } = house;
    const id = await bookedIn(house, { nights: 1 });
    await act(partner.token, id, 'check-in');
    await movedBack(id, 1);
    expect((await act(partner.token, id, 'check-out')).status).toBe(200);
    await sql('update rooms set deleted_at = now() where id = $1', [hotel.rooms[0]!.id]);
    const answer = await act(partner.token, id, 'undo-check-out');
    expect([answer.status, answer.body.code]).toEqual([409, 'NIGHTS_SOLD']);
    expect((await partnerBooking(partner.token, id)).body).toMatchObject({ status: 'COMPLETED' });
  });

  test('of undoing and booking the freed nights at once exactly one wins', async () => {
    const house = await leftAtOnce();
    const { partner, hotel, id } = house;
    const other = await newTraveller();
    const wanted = bookingOf(hotel, [hotel.rooms[0]!], stayIn(1, 2), 2);
    const [undone, booked, again] = await Promise.all([
      act(partner.token, id, 'undo-check-out'),
      book(other.token, wanted),
      act(partner.token, id, 'undo-check-out'),
    ]);
    const won = [undone.status === 200, again.status === 200, booked.status === 201];
    expect(won.filter(Boolean)).toHaveLength(1);
    await expectSound(house);
  });
});
