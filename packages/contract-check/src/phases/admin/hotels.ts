import {
  expectStatus,
  needs,
  personOf,
  seemsStatus,
  tell,
  worldOf,
  type Context,
} from '../../context';
import { at, listAt, numberAt, textAt, textOf, type Json } from '../../json';
import { book, cancel } from '../../world/bookings';
import { newVoucher, secondHotel } from '../../world/world';
import type { Room } from '../../world/types';
import { tellsCancellation } from '../cancellation';
import { ownWord } from '../lists/lists';
import { keeps } from '../partnerFlow';
import { isUsed } from '../voucherStates';
import { foundBy } from './foundBy';
import { asAdmin, inLog } from './log';
import { isToldOf } from './news';
import { onOffer } from './offer';

export const FROM = 590;

/** A hotel on sale with two guests to come is suspended: nobody finds or books it, and its guests are still expected. */
export async function suspended(ctx: Context): Promise<void> {
  needs(ctx, 'suspendHotel', 'restoreHotel', 'getPartnerHotel', 'setHotelListing');
  const admin = asAdmin(ctx);
  const guest = personOf(ctx, 'customer');
  const { token } = worldOf(ctx).owner;
  const word = ownWord();
  const { hotelId, room } = await secondHotel(ctx, { name: `Nhà ${word}` }, 430_000);
  const { stays, voucherId } = await twoStays(ctx, hotelId, room);
  const onSale = await listedOf(ctx, token);
  const params = { id: hotelId };
  const reason = `${word}: khách phàn nàn.`;
  const done = await admin('suspendHotel', { params, body: { reason } });
  expectStatus(ctx, done, 200, { step: 'an administrator suspends a hotel' });
  keeps(ctx, done.body, { state: 'SUSPENDED', suspendedReason: reason }, 'suspended hotel');
  const again = await admin('suspendHotel', { params, body: { reason: 'Lý do khác.' } });
  seemsStatus(ctx, again, 409, { step: 'a hotel is suspended twice', code: 'STATUS_CHANGED' });
  await rowsOf(ctx, token, hotelId, word, { state: 'SUSPENDED', suspendedReason: reason });
  await onOffer(ctx, { hotelId, room, word, from: FROM + 12 }, false);
  await areListed(ctx, token, onSale - 1);
  const listed = await ctx.client.call('setHotelListing', {
    token,
    params: { hotelId },
    body: { listed: true },
  });
  seemsStatus(ctx, listed, 409, { step: 'a suspended hotel is published', code: 'SUSPENDED' });
  for (const bookingId of stays) {
    const own = await ctx.client.call('getBooking', { token: guest.token, params: { bookingId } });
    keeps(
      ctx,
      own.body,
      { status: 'CONFIRMED', hotelSuspended: true },
      'booking at a suspended hotel',
    );
  }
  await atRisk(ctx, word, stays.toReversed());
  await cancelAtRisk(ctx, stays[0]!, word);
  await isUsed(ctx, voucherId, 0);
  await atRisk(ctx, word, stays.slice(1));
  const back = await admin('restoreHotel', { params, body: { reason: `${word}: đã sửa.` } });
  expectStatus(ctx, back, 200, { step: 'an administrator restores a hotel' });
  keeps(ctx, back.body, { state: 'LISTED', suspendedReason: null }, 'restored hotel');
  const twice = await admin('restoreHotel', { params, body: { reason } });
  seemsStatus(ctx, twice, 409, { step: 'a hotel is restored twice', code: 'STATUS_CHANGED' });
  await rowsOf(ctx, token, hotelId, word, { state: 'LISTED', suspendedReason: null });
  await onOffer(ctx, { hotelId, room, word, from: FROM + 9 }, true);
  await areListed(ctx, token, onSale);
  await atRisk(ctx, word, []);
  await inLog(ctx, word, [
    ['RESTORE_HOTEL', hotelId],
    ['CANCEL_BOOKING'],
    ['SUSPEND_HOTEL', hotelId],
  ]);
  await isToldOf(ctx, token, { hotelId, bookingId: null }, ['HOTEL_RESTORED', 'HOTEL_SUSPENDED']);
  await cancel(ctx, guest, stays[1]!);
}

/** How many hotels a partner has on sale; NaN where nobody counts them. */
async function listedOf(ctx: Context, token: string): Promise<number> {
  if (!ctx.offered.has('getPartnerDashboard')) return Number.NaN;
  const { body } = await ctx.client.call('getPartnerDashboard', { token });
  return numberAt(body, 'listedHotels');
}

/** "How many of them are on sale": one fewer while it is suspended. */
async function areListed(ctx: Context, token: string, expected: number): Promise<void> {
  if (Number.isNaN(expected)) return;
  const answer = await ctx.client.call('getPartnerDashboard', { token });
  const seen = numberAt(answer.body, 'listedHotels');
  if (seen === expected) return;
  tell(ctx, answer, {
    cause: 'a dashboard counts hotels as on sale that are not, or others',
    severity: 'BREAKS SCREEN',
    expected: `listedHotels: ${expected}`,
    seen: `listedHotels: ${seen}`,
  });
}

/** The later one first, with a discount. */
async function twoStays(ctx: Context, hotelId: number, room: Room) {
  const guest = personOf(ctx, 'customer');
  const { token } = worldOf(ctx).owner;
  const { voucherId, voucherCode } = await newVoucher(ctx, token, { discountPercent: 10 });
  const plan = { hotelId, rooms: [room], nights: 2 };
  const less = { voucherCode, totalPrice: plan.nights * room.price * 0.9 };
  const stays: string[] = [];
  for (const more of [{ from: FROM + 9, ...less }, { from: FROM + 2 }]) {
    const made = await book(ctx, guest, { ...plan, ...more });
    expectStatus(ctx, made, 201, { step: 'a traveller books free rooms at their price' });
    stays.push(textAt(made.body, 'bookingId'));
  }
  await isUsed(ctx, voucherId, 1);
  return { stays, voucherId };
}

/** Its owner, and the administrator, are told the same of it, under its state alone. */
async function rowsOf(
  ctx: Context,
  token: string,
  hotelId: number,
  word: string,
  expected: Record<string, Json>,
) {
  const read = await ctx.client.call('getPartnerHotel', { token, params: { id: hotelId } });
  keeps(ctx, read.body, expected, 'hotel');
  await foundByOwner(ctx, hotelId, word);
  for (const [id, who] of [
    ['listPartnerHotels', token],
    ['listAllHotels', personOf(ctx, 'admin').token],
  ] as const) {
    for (const state of ['LISTED', 'DRAFT', 'SUSPENDED']) {
      const list = await ctx.client.call(id, {
        token: who,
        query: { text: word, state, size: 50 },
      });
      const isThere = listAt(list.body, 'content').some((row) => numberAt(row, 'id') === hotelId);
      if (isThere === (state === expected['state'])) continue;
      tell(ctx, list, {
        cause: `${id} has a hotel under another state than its own`,
        severity: 'BREAKS SCREEN',
        expected: `${hotelId} among ${textOf(expected['state'])}`,
        seen: `${isThere ? '' : 'not '}among ${state}`,
      });
    }
  }
}

/** "Looks in names, addresses and their owners' names." */
async function foundByOwner(ctx: Context, hotelId: number, word: string): Promise<void> {
  const idOf = (row: Json) => numberAt(row, 'id');
  await foundBy(ctx, 'listAllHotels', {
    word,
    name: 'ownerName',
    isIt: (row) => idOf(row) === hotelId,
  });
}

/** "Soonest first." */
export async function atRisk(ctx: Context, word: string, expected: string[]): Promise<void> {
  if (!ctx.offered.has('listBookingsAtRisk')) return;
  const list = await asAdmin(ctx)('listBookingsAtRisk', { query: { text: word, size: 50 } });
  const seen = listAt(list.body, 'content').map((row) => textAt(row, 'bookingId'));
  for (const name of ['guestName', 'ownerName']) {
    const isIt = (row: Json) => textAt(row, 'bookingId') === expected[0];
    await foundBy(ctx, 'listBookingsAtRisk', { word, name, isIt });
  }
  if (seen.join() === expected.join() && numberAt(list.body, 'totalElements') === expected.length)
    return;
  tell(ctx, list, {
    cause: 'other bookings are at risk than there are, or in another order',
    severity: 'BREAKS SCREEN',
    expected: expected.join() || 'none',
    seen: seen.join() || 'none',
  });
}

async function cancelAtRisk(ctx: Context, bookingId: string, word: string): Promise<void> {
  needs(ctx, 'cancelBookingAtRisk', 'getPartnerBooking');
  const admin = asAdmin(ctx);
  const call = { params: { bookingId }, body: { reason: `${word}: nhà đóng cửa.` } };
  const gone = await admin('cancelBookingAtRisk', call);
  expectStatus(ctx, gone, 200, { step: 'an administrator cancels a booking' });
  keeps(ctx, gone.body, { bookingId, status: 'CANCELLED' }, 'booking');
  const twice = await admin('cancelBookingAtRisk', call);
  seemsStatus(ctx, twice, 409, {
    step: 'an administrator cancels a booking twice',
    code: 'STATUS_CHANGED',
  });
  const { token } = worldOf(ctx).owner;
  const read = await ctx.client.call('getPartnerBooking', { token, params: { bookingId } });
  const last = listAt(read.body, 'history').at(-1);
  const guest = personOf(ctx, 'customer');
  const own = await ctx.client.call('getBooking', { token: guest.token, params: { bookingId } });
  for (const { body } of [read, own]) keeps(ctx, body, { status: 'CANCELLED' }, 'booking');
  // "The booking is `CONFIRMED`, and its hotel or the owner is suspended."
  keeps(ctx, own.body, { hotelSuspended: false }, 'cancelled booking');
  await tellsCancellation(ctx, bookingId, { by: 'MARKETPLACE', ...call.body });
  if (textAt(last, 'reason').includes(word)) return;
  tell(ctx, read, {
    cause: 'nobody can read why an administrator has cancelled a booking',
    severity: 'BREAKS SCREEN',
    expected: call.body.reason,
    seen: textOf(at(last, 'reason') ?? null),
  });
}
