import {
  expectStatus,
  needs,
  personOf,
  seemsStatus,
  Skipped,
  step,
  tell,
  worldOf,
  type Context,
} from '../context';
import { dayIn } from '../days';
import { at, listAt, numberAt, textAt, type Json } from '../json';
import { book, priceOf } from '../world/bookings';
import { secondHotel } from '../world/world';
import { keeps } from './partnerFlow';

/** The hotel's counter: guests come tonight, walk in, leave, and say what they think of it. */
export async function desk(ctx: Context): Promise<void> {
  let stayed: string | undefined;
  await step(ctx, 'a guest arrives today and leaves', async () => {
    stayed = await arrival(ctx);
  });
  await step(ctx, 'a guest writes a review, the hotel answers', () => review(ctx, stayed));
  await step(ctx, 'somebody walks in', () => walkIn(ctx));
  await step(ctx, 'somebody books by telephone, and the hotel cancels', () => byPhone(ctx));
}

const partner = (ctx: Context) => worldOf(ctx).owner.token;

/** The booking whose stay is over; of several nights, as only who has slept there may judge. */
async function arrival(ctx: Context): Promise<string> {
  needs(ctx, 'checkInBooking', 'checkOutBooking', 'getPartnerBooking', 'listPartnerBookings');
  const guest = personOf(ctx, 'customer');
  const { hotelId, rooms } = worldOf(ctx);
  const token = partner(ctx);
  const plan = { hotelId, rooms: rooms.slice(3, 4), from: 0, nights: 1 };
  const answer = await book(ctx, guest, { ...plan, totalPrice: await priceOf(ctx, plan) });
  expectStatus(ctx, answer, 201, { step: 'a traveller books a room for tonight' });
  const params = { bookingId: textAt(answer.body, 'bookingId') };
  const list = await ctx.client.call('listPartnerBookings', {
    token,
    query: { hotelId, from: dayIn(0), size: 50 },
  });
  expectStatus(ctx, list, 200, { step: "a hotel's arrivals are listed" });
  if (!listAt(list.body, 'content').some((row) => textAt(row, 'bookingId') === params.bookingId)) {
    tell(ctx, list, {
      cause: "a guest is not in the partner's list",
      severity: 'BREAKS SCREEN',
      expected: params.bookingId,
      seen: 'not there',
    });
  }
  const undone = ctx.offered.has('undoCheckIn') && ctx.offered.has('undoCheckOut');
  const moves: [string, string][] = [
    ['checkInBooking', 'CHECKED_IN'],
    ...(undone ? UNDONE : []),
    ['checkOutBooking', 'COMPLETED'],
  ];
  for (const [id, status] of moves) {
    const done = await ctx.client.call(id, { token, params });
    expectStatus(ctx, done, 200, { step: `${id} of today's guest` });
    const seen = await ctx.client.call('getPartnerBooking', { token, params });
    const own = await ctx.client.call('getBooking', { token: guest.token, params });
    for (const { body } of [done, seen, own]) keeps(ctx, body, { status }, 'booking');
  }
  return params.bookingId;
}

const UNDONE: [string, string][] = [
  ['undoCheckIn', 'CONFIRMED'],
  ['checkInBooking', 'CHECKED_IN'],
  ['checkOutBooking', 'COMPLETED'],
  ['undoCheckOut', 'CHECKED_IN'],
];

/** Whoever left on the day of arrival has not slept there: that too is an answer of the contract's. */
async function review(ctx: Context, bookingId: string | undefined): Promise<void> {
  needs(ctx, 'writeReview');
  if (bookingId === undefined) throw new Skipped('no stay that is over');
  const { token } = personOf(ctx, 'customer');
  const params = { bookingId };
  const body = { rating: 5, comment: 'Phòng yên tĩnh, nhìn ra sông.' };
  const written = await ctx.client.call('writeReview', { token, params, body });
  if (written.status === 409 && written.code === 'NO_NIGHT') {
    throw new Skipped('NO_NIGHT: whoever leaves on the day of arrival has not slept there');
  }
  expectStatus(ctx, written, 201, { step: 'a guest writes a review' });
  keeps(ctx, written.body, body, 'review');
  const twice = await ctx.client.call('writeReview', { token, params, body });
  seemsStatus(ctx, twice, 409, { step: 'a stay is reviewed twice', code: 'REVIEW_EXISTS' });
  await shown(ctx, body.comment);
  await answered(ctx, body.comment);
}

async function shown(ctx: Context, comment: string): Promise<void> {
  if (!ctx.offered.has('listReviews')) return;
  const list = await ctx.client.call('listReviews', { params: { id: worldOf(ctx).hotelId } });
  if (reviewOf(list.body, comment)) return;
  tell(ctx, list, {
    cause: 'a review is not shown',
    severity: 'BREAKS SCREEN',
    expected: comment,
    seen: list.text.slice(0, 120),
  });
}

async function answered(ctx: Context, comment: string): Promise<void> {
  needs(ctx, 'listPartnerReviews', 'answerReview', 'getPartnerReview');
  const { hotelId } = worldOf(ctx);
  const token = partner(ctx);
  const list = await ctx.client.call('listPartnerReviews', { token, query: { hotelId } });
  const reviewId = numberAt(reviewOf(list.body, comment), 'id');
  const params = { hotelId, reviewId };
  const body = { answer: 'Cảm ơn bạn đã ghé.' };
  const saved = await ctx.client.call('answerReview', { token, params, body });
  expectStatus(ctx, saved, 200, { step: 'a hotel answers a review' });
  const read = await ctx.client.call('getPartnerReview', { token, params });
  for (const one of [saved, read]) keeps(ctx, one.body, body, 'review');
}

function reviewOf(body: Json | undefined, comment: string): Json | undefined {
  return listAt(body, 'content').find((row) => textAt(row, 'comment') === comment);
}

/** What a room costs at the counter; undefined where it is not free. */
async function freeRoom(ctx: Context, roomId: number, from: number): Promise<Json | undefined> {
  const { hotelId } = worldOf(ctx);
  const answer = await ctx.client.call('listFreeRooms', {
    token: partner(ctx),
    params: { hotelId },
    query: { checkIn: dayIn(from), checkOut: dayIn(from + 1) },
  });
  expectStatus(ctx, answer, 200, { step: 'the desk asks for free rooms' });
  const rows = Array.isArray(answer.body) ? answer.body : [];
  return rows.find((row) => numberAt(row, 'id') === roomId);
}

function deskBooking(roomId: number, from: number, totalPrice: number) {
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

async function walkIn(ctx: Context): Promise<void> {
  needs(ctx, 'createPartnerBooking', 'listFreeRooms', 'checkOutBooking', 'getPartnerBooking');
  const { hotelId, rooms } = worldOf(ctx);
  const token = partner(ctx);
  const room = rooms[2]!;
  const free = await freeRoom(ctx, room.id, 0);
  const body = {
    ...deskBooking(room.id, 0, numberAt(free, 'stayPrice')),
    ...{ source: 'WALK_IN', checkInNow: true },
  };
  const call = { token, params: { hotelId }, body };
  const made = await ctx.client.call('createPartnerBooking', call);
  expectStatus(ctx, made, 201, { step: 'the desk books for whoever walks in' });
  keeps(ctx, made.body, { status: 'CHECKED_IN', source: 'WALK_IN' }, 'booking');
  const again = await ctx.client.call('createPartnerBooking', call);
  seemsStatus(ctx, again, 409, { step: 'the desk sells a taken room', code: 'ROOM_TAKEN' });
  if (await freeRoom(ctx, room.id, 0)) taken(ctx, room.id);
  const params = { bookingId: textAt(made.body, 'bookingId') };
  const left = await ctx.client.call('checkOutBooking', { token, params });
  expectStatus(ctx, left, 200, { step: 'a guest of the desk leaves' });
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

async function byPhone(ctx: Context): Promise<void> {
  needs(ctx, 'createPartnerBooking', 'listFreeRooms', 'cancelPartnerBooking');
  const { hotelId, rooms } = worldOf(ctx);
  const token = partner(ctx);
  const room = rooms[2]!;
  const price = numberAt(await freeRoom(ctx, room.id, 56), 'stayPrice');
  const call = (body: object) =>
    ctx.client.call('createPartnerBooking', { token, params: { hotelId }, body });
  const other = await call(deskBooking(room.id, 56, price + 1));
  seemsStatus(ctx, other, 409, { step: 'the desk names another price', code: 'PRICE_CHANGED' });
  const empty = await call({ ...deskBooking(room.id, 56, price), checkOutDate: dayIn(56) });
  seemsStatus(ctx, empty, 422, { step: 'the desk books a stay of no night' });
  const { room: stranger } = await secondHotel(ctx);
  const foreign = await call(deskBooking(stranger.id, 56, price));
  seemsStatus(ctx, foreign, [404, 422], { step: "the desk books another hotel's room" });
  const made = await call(deskBooking(room.id, 56, price));
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
