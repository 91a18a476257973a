import { expectStatus, needs, seemsStatus, tell, worldOf, type Context } from '../../context';
import { dayIn } from '../../days';
import { at, numberAt, textAt, textOf, type Json } from '../../json';
import { bookAtDesk } from '../../world/bookings';
import { newVoucher } from '../../world/world';
import { deskBooking, freeRoom } from '../desk/bookings';
import { keeps } from '../partnerFlow';
import { isUsed } from '../voucherStates';
import { toldEverywhere } from './everywhere';
import { FROM, newStay, lastEvent, isBack, versionOf } from './stay';

export async function changed(ctx: Context): Promise<void> {
  needs(ctx, 'changePartnerBooking', 'previewPartnerBookingChange', 'undoBookingChange');
  const stay = await newStay(ctx, FROM);
  const before = await stay.told();
  const { rooms } = worldOf(ctx);
  const wishes: [Record<string, Json>, Record<string, Json>][] = [
    [
      { checkOutDate: dayIn(FROM + 4), reason: 'Ở thêm một đêm' },
      { reason: 'Ở thêm một đêm', kind: 'EXTENDED' },
    ],
    [
      {
        lines: [{ position: 0, roomId: rooms[1]!.id, from: dayIn(FROM + 1), pinned: true }],
        addRooms: [{ roomId: rooms[2]!.id }],
      },
      {},
    ],
    [{ adults: 1, children: 0 }, { kind: 'PARTY_CHANGED' }],
  ];
  let now = before;
  const seen = [before];
  for (const [wish, event] of wishes) {
    const body = { version: versionOf(now), ...wish };
    const preview = await stay.ask('previewPartnerBookingChange', body);
    expectStatus(ctx, preview, 200, { step: 'the desk asks what a change would do' });
    const totalPrice = numberAt(preview.body, 'after', 'totalPrice');
    const saved = await stay.ask('changePartnerBooking', { ...body, totalPrice });
    expectStatus(ctx, saved, 200, { step: 'the desk changes a stay' });
    const after = await stay.told();
    lastEvent(ctx, now, after, event);
    pins(ctx, wish, after);
    [now] = [after];
    seen.push(after);
  }
  const stale = await stay.ask('undoBookingChange', { version: versionOf(now) - 1 });
  seemsStatus(ctx, stale, 409, {
    step: 'the desk takes back a change that it has not seen',
    severity: stale.status === 200 ? 'UNSAFE' : 'WRONG MESSAGE',
    code: 'STALE',
  });
  for (const was of seen.slice(0, -1).toReversed()) {
    const undone = await stay.ask('undoBookingChange', { version: versionOf(now) });
    expectStatus(ctx, undone, 200, { step: 'the desk takes a change back' });
    now = await stay.told();
    isBack(ctx, 'a change was taken back', was, now);
  }
  const none = await stay.ask('undoBookingChange', { version: versionOf(now) });
  seemsStatus(ctx, none, 409, { step: 'there is no change left to take back' });
  await stay.end();
  await stay.told();
}

/** "Only somebody who names a room moves it." */
function pins(ctx: Context, { lines }: Record<string, Json>, after: Json): void {
  if (!lines || at(after, 'rooms', 0, 'pinned') === true) return;
  ctx.findings.report({
    cause: 'a room is not pinned that the desk has pinned',
    severity: 'BREAKS SCREEN',
    expected: 'pinned: true',
    seen: textOf(at(after, 'rooms', 0, 'pinned') ?? null),
    operationId: 'changePartnerBooking',
  });
}

/** "409 when anything else happened to the booking since": what the desk did before is not taken back over it. */
export async function changedSince(ctx: Context): Promise<void> {
  needs(ctx, 'changePartnerBooking', 'undoBookingChange', 'changeGuests');
  const stay = await newStay(ctx, FROM + 44);
  const before = await stay.told();
  const totalPrice = numberAt(before, 'totalPrice');
  const body = { version: versionOf(before), adults: 1, children: 0, totalPrice };
  expectStatus(ctx, await stay.ask('changePartnerBooking', body), 200, {
    step: 'the desk changes a stay',
  });
  const smaller = await stay.told();
  const said = await ctx.client.call('changeGuests', {
    token: stay.guest.token,
    params: { bookingId: stay.bookingId },
    body: { version: versionOf(smaller), specialRequests: ['HIGH_FLOOR'] },
  });
  expectStatus(ctx, said, 200, { step: "a traveller changes a stay's wishes" });
  const now = await stay.told();
  const undone = await stay.ask('undoBookingChange', { version: versionOf(now) });
  seemsStatus(ctx, undone, 409, {
    step: 'the desk takes back a change after which the guest did something',
    severity: undone.status === 200 ? 'UNSAFE' : 'WRONG MESSAGE',
  });
  isBack(ctx, 'an undo was refused', now, await stay.told());
}

export async function cancelledAndBack(ctx: Context): Promise<void> {
  needs(ctx, 'undoBookingChange', 'createVoucher', 'getVoucher');
  const { token } = worldOf(ctx).owner;
  const voucher = await newVoucher(ctx, token, { discountPercent: 10, quantity: 3 });
  const used = (expected: number) => isUsed(ctx, voucher.voucherId, expected);
  const stay = await newStay(ctx, FROM + 8, {
    ...{ index: 1, count: 2, voucherCode: voucher.voucherCode },
  });
  const before = await stay.told();
  await used(1);
  const reason = 'Nhà sửa mái.';
  const gone = await stay.ask('cancelPartnerBooking', { reason });
  expectStatus(ctx, gone, 200, { step: 'the hotel cancels' });
  const cancelled = await stay.told();
  lastEvent(ctx, before, cancelled, { status: 'CANCELLED', reason });
  await used(0);
  const undone = await stay.ask('undoBookingChange', { version: versionOf(cancelled) });
  expectStatus(ctx, undone, 200, { step: 'the desk takes a cancellation back' });
  isBack(ctx, 'a cancellation was taken back', before, await stay.told());
  await used(1);
  await stay.end();
  await used(0);
  await stay.told();
}

/** With a code, of which a use is given back. */
export async function madeAndBack(ctx: Context): Promise<void> {
  needs(ctx, 'undoBookingChange', 'createVoucher', 'getVoucher');
  const [room] = worldOf(ctx).rooms;
  const { token } = worldOf(ctx).owner;
  const discount = { discountAmount: 50_000, currency: 'VND' };
  const voucher = await newVoucher(ctx, token, discount);
  const price = numberAt(await freeRoom(ctx, room!.id, FROM + 14), 'stayPrice') - 50_000;
  const { voucherCode } = voucher;
  const body = { ...deskBooking(room!.id, FROM + 14, price), voucherCode };
  const made = await bookAtDesk(ctx, body);
  expectStatus(ctx, made, 201, { step: 'the desk books for whoever calls' });
  await isUsed(ctx, voucher.voucherId, 1);
  const bookingId = textAt(made.body, 'bookingId');
  const booking = await toldEverywhere(ctx, bookingId);
  const call = { token, params: { bookingId } };
  const undone = await ctx.client.call('undoBookingChange', {
    ...call,
    body: { version: versionOf(booking) },
  });
  expectStatus(ctx, undone, 200, { step: 'the desk takes a booking back' });
  await isUsed(ctx, voucher.voucherId, 0);
  keeps(ctx, undone.body, { status: 'CANCELLED' }, 'booking');
  await toldEverywhere(ctx, bookingId);
  if (await freeRoom(ctx, room!.id, FROM + 14)) return;
  tell(ctx, undone, {
    cause: 'a room that the desk has given back stays taken',
    severity: 'BREAKS SCREEN',
    expected: 'free',
    seen: 'not free',
  });
}
