import { dayIn, stayIn } from '../days';
import { expectStatus, worldOf, type Context } from '../context';
import type { Answer } from '../http/exchange';
import { numberAt, textAt } from '../json';
import type { Person, Room } from './types';

export interface Plan {
  hotelId: number;
  rooms: Room[];
  /** Days from today. */
  from: number;
  nights?: number;
  totalPrice?: number;
  voucherCode?: string;
  key?: string;
}

export function bookingOf({ hotelId, rooms, from, nights = 2, ...more }: Plan) {
  const perNight = rooms.reduce((sum, { price }) => sum + price, 0);
  return {
    hotelId,
    checkInDate: dayIn(from),
    checkOutDate: dayIn(from + nights),
    totalPrice: more.totalPrice ?? perNight * nights,
    paymentMethod: { id: 1, type: 'CASH' },
    status: 'PENDING',
    phoneNumber: '0912345678',
    rooms: rooms.map(({ id, price, name }) => ({ id, price, name })),
    ...(more.voucherCode && { voucherCode: more.voucherCode }),
  };
}

/** Books; what was booked is cancelled at the end. */
export async function book(
  ctx: Context,
  guest: Person,
  plan: Plan,
  more: object = {},
): Promise<Answer> {
  const answer = await ctx.client.call('createBooking', {
    token: guest.token,
    body: { ...bookingOf(plan), ...more },
    ...(plan.key && { headers: { 'Idempotency-Key': plan.key } }),
  });
  if (answer.status === 201) {
    const bookingId = textAt(answer.body, 'bookingId');
    ctx.undo.push(() => cancel(ctx, guest, bookingId));
  }
  return answer;
}

export async function booked(
  ctx: Context,
  guest: Person,
  plan: Plan,
  more: object = {},
): Promise<Answer> {
  const answer = await book(ctx, guest, plan, more);
  expectStatus(ctx, answer, 201, { step: 'a traveller books free rooms at their price' });
  return answer;
}

export async function cancel(ctx: Context, guest: Person, bookingId: string): Promise<Answer> {
  return ctx.client.call('cancelBooking', { token: guest.token, params: { bookingId } });
}

export async function quote(ctx: Context, plan: Plan, token?: string): Promise<Answer> {
  const { hotelId, rooms, from, nights = 2, voucherCode } = plan;
  return ctx.client.call('createQuote', {
    token,
    body: {
      hotelId,
      ...stayIn(from, nights),
      roomIds: rooms.map(({ id }) => id),
      ...(voucherCode && { voucherCode }),
    },
  });
}

/** The same at the desk: who is here already leaves at the end. */
export async function bookAtDesk(
  ctx: Context,
  body: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { owner, hotelId } = worldOf(ctx);
  const { token } = owner;
  const answer = await ctx.client.call('createPartnerBooking', {
    token,
    params: { hotelId },
    body,
    headers,
  });
  if (answer.status === 201) {
    const params = { bookingId: textAt(answer.body, 'bookingId') };
    const isHere = textAt(answer.body, 'status') === 'CHECKED_IN';
    ctx.undo.push(() =>
      isHere
        ? ctx.client.call('checkOutBooking', { token, params })
        : ctx.client.call('cancelPartnerBooking', { token, params, body: { reason: 'Thử xong.' } }),
    );
  }
  return answer;
}

/** What the server itself asks for this stay. */
export async function priceOf(ctx: Context, plan: Plan): Promise<number> {
  if (!ctx.offered.has('createQuote')) return bookingOf(plan).totalPrice;
  const answer = await quote(ctx, plan);
  expectStatus(ctx, answer, 200, { step: 'a traveller is told the price of free rooms' });
  return numberAt(answer.body, 'totalPrice');
}
