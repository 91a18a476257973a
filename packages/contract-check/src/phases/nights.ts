import { needs, personOf, step, Skipped, tell, worldOf, type Context } from '../context';
import { dayIn } from '../days';
import type { Answer } from '../http/exchange';
import { numberAt, textAt } from '../json';
import { pick } from '../random';
import { book, cancel, priceOf } from '../world/bookings';
import { roomsIn } from './travellerFlow';
import type { Room } from '../world/types';

const FIRST = 100;
const NIGHTS = 12;
const ROUNDS = { core: 0, trade: 25, full: 60, hardening: 200 };
/** One account holds only so many bookings at a time. */
const MAX_OPEN = 2;

interface Stay {
  room: Room;
  from: number;
  to: number;
  bookingId: string;
  totalPrice: number;
}

interface Model {
  stays: Stay[];
  closures: { room: Room; from: number; to: number; id: number }[];
  history: string[];
}

/** Books, cancels, closes and opens at random, beside a model that says which nights are free. */
export async function nights(ctx: Context): Promise<void> {
  await step(ctx, 'nights are sold once, and free when the model says so', () => walk(ctx));
}

async function walk(ctx: Context): Promise<void> {
  needs(ctx, 'createBooking', 'cancelBooking');
  const model: Model = { stays: [], closures: [], history: [] };
  const rooms = worldOf(ctx).rooms.slice(0, 2);
  for (let round = 0; round < ROUNDS[ctx.input.profile]; round++) {
    const move = pick(ctx.random, ['book', 'book', 'book', 'cancel', 'close', 'open'] as const);
    const isRight = await moves[move](ctx, model, rooms);
    if (!isRight) break;
    if (round % 6 === 5 && !(await freeAsModelled(ctx, model, rooms))) break;
  }
  for (const stay of model.stays) await cancel(ctx, personOf(ctx, 'customer'), stay.bookingId);
  for (const closure of model.closures) await reopen(ctx, closure);
}

type Move = (ctx: Context, model: Model, rooms: Room[]) => Promise<boolean>;

const overlaps = (a: { from: number; to: number }, b: { from: number; to: number }) =>
  a.from < b.to && b.from < a.to;

function isFree({ stays, closures }: Model, room: Room, span: { from: number; to: number }) {
  return ![...stays, ...closures].some((one) => one.room.id === room.id && overlaps(one, span));
}

function spanOf(ctx: Context) {
  const from = FIRST + Math.floor(ctx.random() * (NIGHTS - 3));
  return { from, to: from + 1 + Math.floor(ctx.random() * 3) };
}

const moves: Record<'book' | 'cancel' | 'close' | 'open', Move> = {
  async book(ctx, model, rooms) {
    const guest = personOf(ctx, 'customer');
    const room = pick(ctx.random, rooms);
    const span = spanOf(ctx);
    if (model.stays.length >= MAX_OPEN) return moves.cancel(ctx, model, rooms);
    const { hotelId } = worldOf(ctx);
    const plan = { hotelId, rooms: [room], from: span.from, nights: span.to - span.from };
    const free = isFree(model, room, span);
    const totalPrice = free ? await priceOf(ctx, plan) : room.price * plan.nights;
    const answer = await book(ctx, guest, { ...plan, totalPrice });
    model.history.push(`book ${room.id} ${span.from}-${span.to}`);
    if (answer.status === 429 || answer.code === 'BOOKING_LIMIT') throw new Skipped(answer.code);
    if (answer.status === 201 && free) {
      const bookingId = textAt(answer.body, 'bookingId');
      model.stays.push({ room, ...span, bookingId, totalPrice });
      return true;
    }
    if (!free && answer.status === 409 && answer.code === 'ROOM_TAKEN') return true;
    return contradicts(ctx, model, answer, free ? '201' : '409 ROOM_TAKEN', free);
  },
  async cancel(ctx, model) {
    const stay = model.stays.shift();
    if (!stay) return true;
    const answer = await cancel(ctx, personOf(ctx, 'customer'), stay.bookingId);
    model.history.push(`cancel ${stay.room.id} ${stay.from}-${stay.to}`);
    return answer.status === 200 || contradicts(ctx, model, answer, '200', true);
  },
  async close(ctx, model, rooms) {
    if (!ctx.offered.has('closeRoom')) return true;
    const room = pick(ctx.random, rooms);
    const span = spanOf(ctx);
    const { owner, hotelId } = worldOf(ctx);
    const answer = await ctx.client.call('closeRoom', {
      token: owner.token,
      params: { hotelId, roomId: room.id },
      body: { from: dayIn(span.from), to: dayIn(span.to), reason: 'Sơn lại' },
    });
    const free = isFree(model, room, span);
    model.history.push(`close ${room.id} ${span.from}-${span.to}`);
    if (answer.status === 201 && free) {
      model.closures.push({ room, ...span, id: numberAt(answer.body, 'id') });
      return true;
    }
    if (!free && answer.code === 'ROOM_BOOKED') return true;
    return contradicts(ctx, model, answer, free ? '201' : '409 ROOM_BOOKED', free);
  },
  async open(ctx, model) {
    const closure = model.closures.shift();
    if (!closure) return true;
    const answer = await reopen(ctx, closure);
    model.history.push(`open ${closure.room.id} ${closure.from}-${closure.to}`);
    return answer.status === 200 || contradicts(ctx, model, answer, '200', true);
  },
};

function reopen(ctx: Context, closure: Model['closures'][number]): Promise<Answer> {
  const { owner, hotelId } = worldOf(ctx);
  const params = { hotelId, roomId: closure.room.id, closureId: closure.id };
  return ctx.client.call('reopenRoom', { token: owner.token, params });
}

/** Every night by itself, as the search tells it. */
async function freeAsModelled(ctx: Context, model: Model, rooms: Room[]): Promise<boolean> {
  const { hotelId } = worldOf(ctx);
  for (let night = FIRST; night < FIRST + NIGHTS; night += 2) {
    const query = { checkIn: dayIn(night), checkOut: dayIn(night + 1) };
    const answer = await ctx.client.call('searchRooms', { params: { id: hotelId }, query });
    const found = roomsIn(answer.body).map((room) => numberAt(room, 'id'));
    for (const room of rooms) {
      const free = isFree(model, room, { from: night, to: night + 1 });
      if (found.includes(room.id) === free) continue;
      model.history.push(`search ${room.id} ${night}`);
      return contradicts(ctx, model, answer, free ? `room ${room.id}` : `no room ${room.id}`, free);
    }
  }
  return true;
}

function contradicts(
  ctx: Context,
  { history }: Model,
  answer: Answer,
  expected: string,
  isFreeNight: boolean,
): false {
  tell(ctx, answer, {
    cause: isFreeNight ? 'free nights are refused' : 'nights that are taken are offered or sold',
    severity: isFreeNight ? 'BREAKS SCREEN' : 'UNSAFE',
    expected: `${expected} after: ${history.slice(-8).join(', ')}`,
    seen: `${answer.status} ${answer.code} ${answer.text.slice(0, 100)}`,
  });
  return false;
}
