import {
  expectStatus,
  needs,
  personOf,
  seemsStatus,
  tell,
  worldOf,
  type Context,
} from '../../context';
import { dayIn } from '../../days';
import { at, listAt, numberAt, textAt, type Json } from '../../json';
import { book, bookAtDesk } from '../../world/bookings';
import { secondHotel } from '../../world/world';
import { keeps } from '../partnerFlow';

/** What a room costs at the counter; undefined where it is not free. */
export async function freeRoom(
  ctx: Context,
  roomId: number,
  from: number,
): Promise<Json | undefined> {
  const { hotelId, owner } = worldOf(ctx);
  const answer = await ctx.client.call('listFreeRooms', {
    token: owner.token,
    params: { hotelId },
    query: { checkIn: dayIn(from), checkOut: dayIn(from + 1) },
  });
  expectStatus(ctx, answer, 200, { step: 'the desk asks for free rooms' });
  const rows = Array.isArray(answer.body) ? answer.body : [];
  return rows.find((row) => numberAt(row, 'id') === roomId);
}

export function deskBooking(roomId: number, from: number, totalPrice: number) {
  return {
    source: 'PHONE',
    guestName: 'Trần Văn Bình',
    phoneNumber: '0912345678',
    checkInDate: dayIn(from),
    checkOutDate: dayIn(from + 1),
    roomIds: [roomId],
    totalPrice,
  };
}

export async function walkIn(ctx: Context): Promise<void> {
  needs(ctx, 'createPartnerBooking', 'listFreeRooms', 'checkOutBooking', 'getPartnerBooking');
  const { rooms, owner } = worldOf(ctx);
  const { token } = owner;
  const room = rooms[2]!;
  const free = await freeRoom(ctx, room.id, 0);
  const body = {
    ...deskBooking(room.id, 0, numberAt(free, 'stayPrice')),
    ...{ source: 'WALK_IN', checkInNow: true },
  };
  const made = await bookAtDesk(ctx, body);
  expectStatus(ctx, made, 201, { step: 'the desk books for whoever walks in' });
  keeps(ctx, made.body, { status: 'CHECKED_IN', source: 'WALK_IN' }, 'booking');
  const again = await bookAtDesk(ctx, body);
  seemsStatus(ctx, again, 409, { step: 'the desk sells a taken room', code: 'ROOM_TAKEN' });
  if (await freeRoom(ctx, room.id, 0)) taken(ctx, room.id);
  const params = { bookingId: textAt(made.body, 'bookingId') };
  const left = await ctx.client.call('checkOutBooking', { token, params });
  expectStatus(ctx, left, 200, { step: 'a guest of the desk leaves' });
  if (await freeRoom(ctx, room.id, 0)) return;
  tell(ctx, left, {
    cause: 'the nights after an early departure stay taken',
    severity: 'BREAKS SCREEN',
    expected: `room ${room.id} is free tonight`,
    seen: 'not free',
  });
}

function taken(ctx: Context, roomId: number): void {
  ctx.findings.report({
    cause: 'the desk is offered a room that is taken',
    severity: 'UNSAFE',
    expected: `no room ${roomId}`,
    seen: `room ${roomId}`,
    operationId: 'listFreeRooms',
  });
}

export async function byPhone(ctx: Context): Promise<void> {
  needs(ctx, 'createPartnerBooking', 'listFreeRooms', 'cancelPartnerBooking');
  const { hotelId, rooms, owner } = worldOf(ctx);
  const { token } = owner;
  const room = rooms[2]!;
  const price = numberAt(await freeRoom(ctx, room.id, 56), 'stayPrice');
  const other = await bookAtDesk(ctx, deskBooking(room.id, 56, price + 1));
  seemsStatus(ctx, other, 409, { step: 'the desk names another price', code: 'PRICE_CHANGED' });
  const empty = await bookAtDesk(ctx, {
    ...deskBooking(room.id, 56, price),
    checkOutDate: dayIn(56),
  });
  seemsStatus(ctx, empty, 422, { step: 'the desk books a stay of no night' });
  const { room: stranger } = await secondHotel(ctx);
  const foreign = await bookAtDesk(ctx, deskBooking(stranger.id, 56, price));
  seemsStatus(ctx, foreign, [404, 422], { step: "the desk books another hotel's room" });
  const made = await bookAtDesk(ctx, deskBooking(room.id, 56, price));
  expectStatus(ctx, made, 201, { step: 'the desk books for whoever calls' });
  keeps(ctx, made.body, { status: 'CONFIRMED', source: 'PHONE', totalPrice: price }, 'booking');
  const guest = personOf(ctx, 'customer');
  const plan = { hotelId, rooms: [room], from: 56, nights: 1 };
  const late = await book(ctx, guest, plan);
  seemsStatus(ctx, late, 409, {
    step: 'a traveller books what the desk has sold',
    severity: late.status === 201 ? 'UNSAFE' : 'WRONG MESSAGE',
    code: 'ROOM_TAKEN',
  });
  const params = { bookingId: textAt(made.body, 'bookingId') };
  const reason = { reason: 'Khách báo bận.' };
  const cancelled = await ctx.client.call('cancelPartnerBooking', { token, params, body: reason });
  expectStatus(ctx, cancelled, 200, { step: 'the hotel cancels' });
  keeps(ctx, cancelled.body, { status: 'CANCELLED' }, 'booking');
  if (!at(await freeRoom(ctx, room.id, 56), 'id')) {
    ctx.findings.report({
      cause: 'a room that the hotel has cancelled stays taken',
      severity: 'BREAKS SCREEN',
      expected: `room ${room.id} is free`,
      seen: 'not free',
      operationId: 'cancelPartnerBooking',
    });
  }
}

/** What was agreed on is the price, and whoever sends another has read another. */
export async function byHand(ctx: Context): Promise<void> {
  needs(ctx, 'createPartnerBooking', 'listFreeRooms');
  const [, , room] = worldOf(ctx).rooms;
  const usual = numberAt(await freeRoom(ctx, room!.id, 58), 'stayPrice');
  const agreed = { pricePerNight: 333_000, reason: 'Khách quen' };
  for (const totalPrice of [usual, agreed.pricePerNight + 1]) {
    const body = { ...deskBooking(room!.id, 58, totalPrice), priceByHand: agreed };
    const other = await bookAtDesk(ctx, body);
    expectStatus(ctx, other, 409, {
      step: 'the desk names another price than it has agreed on',
      code: 'PRICE_CHANGED',
    });
  }
  const body = { ...deskBooking(room!.id, 58, agreed.pricePerNight), priceByHand: agreed };
  const made = await bookAtDesk(ctx, body);
  expectStatus(ctx, made, 201, { step: 'the desk books at a price that it has agreed on' });
  keeps(ctx, made.body, { totalPrice: agreed.pricePerNight }, 'booking');
  const reasons = listAt(made.body, 'history').map((event) => textAt(event, 'reason'));
  if (reasons.includes(agreed.reason)) return;
  tell(ctx, made, {
    cause: 'nobody can read why a price was agreed on',
    severity: 'BREAKS SCREEN',
    expected: `history with "${agreed.reason}"`,
    seen: reasons.join() || 'nothing',
  });
}

/** A click too much at the desk. */
export async function keyAtDesk(ctx: Context): Promise<void> {
  needs(ctx, 'createPartnerBooking', 'listFreeRooms');
  const [, , room] = worldOf(ctx).rooms;
  const body = deskBooking(room!.id, 64, numberAt(await freeRoom(ctx, room!.id, 64), 'stayPrice'));
  const headers = { 'Idempotency-Key': `check-desk-${Date.now().toString(36)}` };
  const made = await bookAtDesk(ctx, body, headers);
  expectStatus(ctx, made, 201, { step: 'the desk books with a key' });
  const { owner, hotelId } = worldOf(ctx);
  const again = await ctx.client.call('createPartnerBooking', {
    ...{ token: owner.token, params: { hotelId }, body, headers },
  });
  expectStatus(ctx, again, 201, { step: 'the desk sends a booking again with its key' });
  keeps(ctx, again.body, { bookingId: textAt(made.body, 'bookingId') }, 'booking');
  const other = await secondHotel(ctx);
  const elsewhere = await ctx.client.call('createPartnerBooking', {
    ...{ token: owner.token, params: { hotelId: other.hotelId }, body, headers },
  });
  // "With another body or hotel it is 422."
  seemsStatus(ctx, elsewhere, 422, {
    step: 'the key of a booking is used at another hotel',
    severity: elsewhere.status === 201 ? 'UNSAFE' : 'CONTRACT',
  });
}
