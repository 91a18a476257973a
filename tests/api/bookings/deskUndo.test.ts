import { changesOf } from '../../support/bookingChanges';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { call } from '../../support/client';
import { fifteenSecondsLater, mailsCollected, mailTo } from '../../support/server/outbox';
import { act, bookedIn, movedBack, newHouse, type House } from '../../support/partnerBookings';
import { sharedServer } from '../../support/server/serverControl';
import { newVoucher, readVoucher } from '../../support/vouchers';
import { earlier } from '../../support/earlier';

const { sql } = sharedServer();

let house: House;
let email: string;
beforeEach(async () => {
  house = await newHouse({ rooms: [{ price: 600_000 }] });
  email = `guest-${house.hotel.id}@example.com`;
});

const desk = (code: string) => changesOf({ code, token: house.partner.token });

/** Booked at the desk; what it answers. */
async function bookedAtDesk(more: object = {}) {
  const { hotel, partner } = house;
  const [room] = hotel.rooms;
  const body = {
    ...{ source: 'PHONE', guestName: 'Trần Văn Bình', email, language: 'en' },
    ...{ ...stayIn(0, 1), roomIds: [room!.id], totalPrice: 600_000, ...more },
  };
  const address = `/api/partner/hotels/${hotel.id}/bookings`;
  const made = await call<{ bookingId: string; version: number; code?: string }>('POST', address, {
    token: partner.token,
    body,
  });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return made.body;
}

async function mailsTo(address: string): Promise<number> {
  const [row] = await sql<{ count: number }>(
    `select count(*)::int as count from (
       select id from hotel_mails where recipient = $1 union select id from outbox where recipient = $1
     ) m`,
    [address],
  );
  return row!.count;
}

const older = (code: string, seconds: number) =>
  sql(
    `update booking_changes c set created_at = ${earlier('c.created_at', `$2::int * interval '1 second'`)}
     from bookings b where b.hotel_id = c.hotel_id and b.id = c.booking_id and b.code = $1`,
    [code, seconds],
  );

describe('a booking that the desk has made', () => {
  test.each<[string, object, number]>([
    ['for later', {}, 1],
    ['with the arrival', { checkInNow: true }, 2],
  ])('is taken back %s: its room is free, and nobody is written to', async (_, more, version) => {
    const made = await bookedAtDesk(more);
    expect(made.version).toBe(version);
    const undone = await desk(made.bookingId).undo(made.version);
    expect([undone.status, undone.body]).toMatchObject([200, { status: 'CANCELLED' }]);
    expect(undone.body.history.at(-1)).toMatchObject({
      ...{ status: 'CANCELLED', kind: 'UNDONE', reason: 'Booking taken back' },
    });
    expect(await mailsTo(email)).toBe(0);
    const again = await bookedAtDesk(more);
    await fifteenSecondsLater(email);
    const mail = await mailTo(email);
    expect(mail.text).toContain(again.bookingId);
  });

  test('stays when the guest has been told, or half a minute is over', async () => {
    const told = await bookedAtDesk();
    await fifteenSecondsLater(email);
    await mailsCollected();
    const late = await desk(told.bookingId).undo(1);
    expect([late.status, late.body.code]).toEqual([409, 'UNDO_TOO_LATE']);
    const silent = await bookedAtDesk({ ...stayIn(5, 1), email: undefined });
    await older(silent.bookingId, 31);
    expect((await desk(silent.bookingId).undo(1)).body.code).toBe('UNDO_TOO_LATE');
    expect((await desk(silent.bookingId).read()).status).toBe('CONFIRMED');
  });

  test('stays when something else has happened to it, which lets its mail go', async () => {
    const { bookingId } = await bookedAtDesk();
    await act(house.partner.token, bookingId, 'check-in');
    const undone = await desk(bookingId).undo(1);
    expect([undone.status, undone.body.code]).toEqual([409, 'STALE']);
    expect((await mailTo(email)).text).toContain(bookingId);
    expect((await desk(bookingId).undo(2)).body.code).toBe('NOTHING_TO_UNDO');
  });

  test('is taken back after a change of it, one after the other', async () => {
    const { bookingId } = await bookedAtDesk();
    await desk(bookingId).changed({ checkOutDate: stayIn(0, 3).checkOutDate });
    expect((await desk(bookingId).undo(2)).body).toMatchObject({ version: 3, totalPrice: 600_000 });
    expect((await desk(bookingId).undo(3)).body).toMatchObject({ status: 'CANCELLED' });
    expect(await mailsTo(email)).toBe(0);
  });
});

describe('a booking that the desk has ended', () => {
  const cancelled = (id: string) =>
    act(house.partner.token, id, 'cancel', { body: { reason: 'Nhầm khách' } });

  test('is as it was when cancelling is taken back, and the guest hears of nothing', async () => {
    const voucher = await newVoucher(house.partner, { quantity: 1 });
    const used = async () => (await readVoucher(house.partner, voucher)).usedCount;
    const { hotel, traveller } = house;
    const wish = bookingOf(hotel, hotel.rooms, stayIn(9, 2));
    const withCode = { ...wish, voucherCode: voucher.code, totalPrice: 1_080_000 };
    const { bookingId } = (await book(traveller.token, withCode)).body;
    const before = await desk(bookingId).read();
    const mails = await mailsTo(traveller.email);
    await cancelled(bookingId);
    expect(await used()).toBe(0);
    const undone = await desk(bookingId).undo(2);
    expect(undone.status).toBe(200);
    const { history, version: _, ...after } = undone.body;
    expect({ ...after, history: before.history, version: 1 }).toEqual(before);
    expect(history.slice(1)).toMatchObject([
      { status: 'CANCELLED' },
      { status: 'CONFIRMED', kind: 'UNDONE', reason: 'Cancelling taken back' },
    ]);
    expect([await used(), await mailsTo(traveller.email)]).toEqual([1, mails]);
    expect((await book(traveller.token, { ...wish, totalPrice: 1_200_000 })).body.code).toBe(
      'ROOM_TAKEN',
    );
  });

  test('stays ended when somebody else has a night by now', async () => {
    const id = await bookedIn(house, { days: 3 });
    await cancelled(id);
    await bookedIn(house, { days: 4 });
    const undone = await desk(id).undo(2);
    expect([undone.status, undone.body.code]).toEqual([409, 'NIGHTS_SOLD']);
    expect((await desk(id).read()).status).toBe('CANCELLED');
    await fifteenSecondsLater(house.traveller.email);
    await mailTo(house.traveller.email, { subject: /đã huỷ/ });
  });

  test('is expected again when its rooms were given away by a slip', async () => {
    const id = await bookedIn(house, { days: 1 });
    await movedBack(id, 1);
    await sql(`update bookings set hold_until = now() - interval '1 hour' where code = $1`, [id]);
    const mails = await mailsTo(house.traveller.email);
    const released = await act(house.partner.token, id, 'release');
    expect(released.body.status).toBe('NO_SHOW');
    expect((await desk(id).undo(2)).body.status).toBe('CONFIRMED');
    expect(await mailsTo(house.traveller.email)).toBe(mails);
  });
});
