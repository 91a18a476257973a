import { expectStatus, needs, personOf, seemsStatus, worldOf, type Context } from '../../context';
import { at, numberAt, textAt, type Json } from '../../json';
import { bookAtDesk, booked, cancel, priceOf } from '../../world/bookings';
import { secondHotel } from '../../world/world';
import { deskBooking, freeRoom } from '../desk/bookings';
import { keeps } from '../partnerFlow';
import { toldEverywhere } from './everywhere';
import { FROM, newStay, isBack, versionOf } from './stay';

export async function saidAtDesk(ctx: Context): Promise<void> {
  const [, room] = worldOf(ctx).rooms;
  const price = numberAt(await freeRoom(ctx, room!.id, FROM + 18), 'stayPrice');
  const said = {
    ...{ adults: 2, children: 1, notes: 'Xin hoá đơn.', arrivalTime: '21:30' },
    arrivingGuest: { name: 'Phạm Thu Hà', phoneNumber: '0987654321' },
    specialRequests: ['HIGH_FLOOR', 'QUIET_ROOM'],
  };
  const occupants = { adults: 2, childAges: [6] };
  const made = await bookAtDesk(ctx, {
    ...deskBooking(room!.id, FROM + 18, price),
    ...said,
    ...{ email: 'khach@example.com', occupants: [{ roomId: room!.id, occupants }] },
  });
  expectStatus(ctx, made, 201, { step: 'the desk books for whoever calls' });
  const booking = await toldEverywhere(ctx, textAt(made.body, 'bookingId'));
  for (const body of [made.body, booking]) {
    keeps(ctx, body, said, 'booking');
    keeps(
      ctx,
      at(body, 'user'),
      { email: 'khach@example.com', phoneNumber: '0912345678' },
      'guest of the desk',
    );
    keeps(ctx, at(body, 'rooms', 0), { occupants }, 'room of the desk');
  }
}

/** "409 `STALE` when either is not at its version." */
async function otherIsStale(
  ctx: Context,
  one: Awaited<ReturnType<typeof newStay>>,
  sent: object,
): Promise<void> {
  for (const id of ['previewRoomSwap', 'swapBookingRooms']) {
    const answer = await one.ask(id, sent);
    seemsStatus(ctx, answer, 409, {
      step: `${id} with a stay that was changed meanwhile`,
      severity: answer.status === 200 ? 'UNSAFE' : 'WRONG MESSAGE',
      code: 'STALE',
    });
  }
}

export async function swapped(ctx: Context): Promise<void> {
  needs(ctx, 'swapBookingRooms', 'previewRoomSwap', 'undoBookingChange');
  const [one, other] = [await newStay(ctx, FROM + 24), await newStay(ctx, FROM + 24, { index: 2 })];
  const before = [await one.told(), await other.told()];
  const wish = (own: Json, theirs: Json) => ({
    ...{ version: versionOf(own), position: 0 },
    other: { bookingId: textAt(theirs, 'bookingId'), version: versionOf(theirs), position: 0 },
  });
  const sent = wish(before[0]!, before[1]!);
  const preview = await one.ask('previewRoomSwap', sent);
  expectStatus(ctx, preview, 200, { step: 'the desk asks what an exchange would do' });
  const saved = await one.ask('swapBookingRooms', sent);
  expectStatus(ctx, saved, 200, { step: 'the desk exchanges the rooms of two stays' });
  const after = [await one.told(), await other.told()];
  for (const [i, now] of after.entries()) {
    const [was, theirs] = [before[i]!, before[1 - i]!];
    // "The prices stay as agreed."
    isBack(ctx, 'an exchange of rooms', was, now, ['rooms']);
    keeps(
      ctx,
      at(now, 'rooms', 0),
      { id: at(theirs, 'rooms', 0, 'id') ?? null, price: at(was, 'rooms', 0, 'price') ?? null },
      'exchanged line',
    );
  }
  const stale = await one.ask('swapBookingRooms', sent);
  seemsStatus(ctx, stale, 409, {
    step: 'an exchange of stays that were changed meanwhile',
    code: 'STALE',
  });
  await otherIsStale(ctx, one, wish(after[0]!, before[1]!));
  const undone = await one.ask('undoBookingChange', { version: versionOf(after[0]!) });
  expectStatus(ctx, undone, 200, { step: 'the desk takes an exchange back' });
  isBack(ctx, 'an exchange was taken back', before[0]!, await one.told());
  isBack(ctx, 'an exchange was taken back', before[1]!, await other.told());
  await one.end();
  await other.end();
}

/** The rooms of a stay are its hotel's, also where another hotel has the same owner. */
export async function swappedElsewhere(ctx: Context): Promise<void> {
  needs(ctx, 'swapBookingRooms', 'previewRoomSwap', 'setHotelListing', 'cancelBooking');
  const guest = personOf(ctx, 'customer');
  const { hotelId, room } = await secondHotel(ctx, {}, 410_000);
  const plan = { hotelId, rooms: [room], from: FROM + 28, nights: 3 };
  const there = await booked(ctx, guest, { ...plan, totalPrice: await priceOf(ctx, plan) });
  const one = await newStay(ctx, FROM + 28);
  const bookingId = textAt(there.body, 'bookingId');
  const call = { token: worldOf(ctx).owner.token, params: { bookingId } };
  const [own, theirs] = [
    await one.ask('getPartnerBooking'),
    await ctx.client.call('getPartnerBooking', call),
  ];
  const sent = {
    ...{ version: numberAt(own.body, 'version'), position: 0 },
    other: { bookingId, version: numberAt(theirs.body, 'version'), position: 0 },
  };
  for (const id of ['previewRoomSwap', 'swapBookingRooms']) {
    const answer = await one.ask(id, sent);
    seemsStatus(ctx, answer, 404, {
      step: `${id} with a stay at another hotel`,
      severity: answer.status === 200 ? 'UNSAFE' : 'WRONG MESSAGE',
    });
  }
  await cancel(ctx, guest, bookingId);
  await one.end();
}
