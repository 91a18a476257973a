import {
  expectStatus,
  needs,
  nobodysFault,
  personOf,
  step,
  Skipped,
  tell,
  worldOf,
  type Context,
} from '../context';
import type { Answer } from '../http/exchange';
import { numberAt, textAt } from '../json';
import { book, bookingOf, cancel, priceOf, quote, type Plan } from '../world/bookings';
import { newVoucher } from '../world/world';
import type { Person } from '../world/types';
import { writtenAtOnce } from './writtenAtOnce';

const AT_ONCE = 6;
const ROUNDS = { core: 0, trade: 1, full: 3, hardening: 8 };

/** All at the same moment: one of them wins. */
export async function races(ctx: Context): Promise<void> {
  await step(ctx, 'the last room', () => lastRoom(ctx));
  await step(ctx, "a discount's last use", () => lastUse(ctx));
  await step(ctx, 'one key', () => oneKey(ctx));
  await step(ctx, 'one cancellation', () => oneCancellation(ctx));
  await step(ctx, 'a booking and a closure', () => bookingAndClosure(ctx));
  await writtenAtOnce(ctx);
}

function guestsOf({ people }: Context): Person[] {
  return [people.customer, people.otherCustomer].filter((one) => one !== undefined);
}

async function allAtOnce(ctx: Context, plan: Plan, keys?: string[]): Promise<Answer[]> {
  const guests = guestsOf(ctx);
  return Promise.all(
    Array.from({ length: AT_ONCE }, async (_, i) => {
      const guest = guests[keys ? 0 : i % guests.length]!;
      const key = keys?.[i % keys.length];
      return book(ctx, guest, { ...plan, ...(key && { key }) });
    }),
  );
}

/** Takes back what was booked; the number of bookings that there were. */
async function undone(ctx: Context, answers: Answer[]): Promise<number> {
  const ids = new Set(
    answers.filter(({ status }) => status === 201).map(({ body }) => textAt(body, 'bookingId')),
  );
  for (const id of ids) {
    for (const guest of guestsOf(ctx)) await cancel(ctx, guest, id);
  }
  return ids.size;
}

async function lastRoom(ctx: Context): Promise<void> {
  needs(ctx, 'createBooking');
  personOf(ctx, 'customer');
  const { hotelId, rooms } = worldOf(ctx);
  for (let round = 0; round < ROUNDS[ctx.input.profile]; round++) {
    const plan = { hotelId, rooms: rooms.slice(0, 1), from: 120 + 3 * round };
    const answers = await allAtOnce(ctx, { ...plan, totalPrice: await priceOf(ctx, plan) });
    winsOnce(
      ctx,
      answers,
      'one room is sold to several at the same moment',
      await undone(ctx, answers),
    );
    for (const answer of answers) loses(ctx, answer, 'ROOM_TAKEN');
  }
}

function winsOnce(ctx: Context, answers: Answer[], cause: string, count: number): void {
  if (count === 1) return;
  const why = answers.map((answer) => nobodysFault(ctx, answer)).find(Boolean);
  if (count === 0 && why) throw new Skipped(why);
  tell(ctx, answers[0], {
    cause: count === 0 ? 'of several at the same moment nobody gets it' : cause,
    severity: count === 0 ? 'BREAKS SCREEN' : 'UNSAFE',
    expected: `1 of ${answers.length}`,
    seen: `${count}: ${answers.map(({ status, code }) => `${status} ${code}`.trim()).join(', ')}`,
  });
}

function loses(ctx: Context, answer: Answer, ...codes: string[]): void {
  if (answer.status < 300 || nobodysFault(ctx, answer)) return;
  if (codes.includes(answer.code)) return;
  tell(ctx, answer, {
    cause: 'whoever comes second at the same moment is told something else',
    severity: 'WRONG MESSAGE',
    expected: codes.join(' or '),
    seen: `${answer.status} ${answer.code}`,
  });
}

async function lastUse(ctx: Context): Promise<void> {
  needs(ctx, 'createVoucher', 'createQuote');
  personOf(ctx, 'customer');
  const { hotelId, rooms, owner } = worldOf(ctx);
  for (let round = 0; round < ROUNDS[ctx.input.profile]; round++) {
    const { voucherCode, voucherId } = await newVoucher(ctx, owner.token, {
      discountPercent: 10,
      quantity: 1,
    });
    const guests = guestsOf(ctx);
    const answers = await Promise.all(
      rooms.slice(0, 4).map(async (room, i) => {
        const plan = { hotelId, rooms: [room], from: 135 + 3 * round, voucherCode };
        const told = await quote(ctx, plan);
        const totalPrice = numberAt(told.body, 'totalPrice');
        return book(ctx, guests[i % guests.length]!, { ...plan, totalPrice });
      }),
    );
    const params = { id: voucherId };
    const after = await ctx.client.call('getVoucher', { token: owner.token, params });
    const count = await undone(ctx, answers);
    winsOnce(ctx, answers, "a discount's last use is given to several", count);
    const left = numberAt(after.body, 'remainingQuantity');
    if (left >= 0) continue;
    tell(ctx, after, {
      cause: 'a discount has less than no use left',
      severity: 'BREAKS SCREEN',
      expected: 'remainingQuantity: 0',
      seen: `remainingQuantity: ${left}`,
    });
  }
}

async function oneKey(ctx: Context): Promise<void> {
  const guest = personOf(ctx, 'customer');
  const { hotelId, rooms } = worldOf(ctx);
  for (let round = 0; round < ROUNDS[ctx.input.profile]; round++) {
    const plan = { hotelId, rooms: rooms.slice(1, 2), from: 150 + 3 * round };
    const key = `race-${Date.now().toString(36)}-${round}`;
    const answers = await allAtOnce(ctx, { ...plan, totalPrice: await priceOf(ctx, plan) }, [key]);
    const count = await undone(ctx, answers);
    winsOnce(ctx, answers, 'one key books several times', count);
    const refused = answers.filter((answer) => answer.status !== 201 && !nobodysFault(ctx, answer));
    if (refused.length > 0 && count === 1) {
      tell(ctx, refused[0], {
        cause: 'the same key at the same moment does not answer the same booking',
        severity: 'BREAKS SCREEN',
        expected: `201 and the same booking for ${guest.email}, ${answers.length} times`,
        seen: answers.map(({ status, code }) => `${status} ${code}`.trim()).join(', '),
      });
    }
  }
}

async function oneCancellation(ctx: Context): Promise<void> {
  needs(ctx, 'cancelBooking', 'createVoucher', 'createQuote');
  const guest = personOf(ctx, 'customer');
  const { hotelId, rooms, owner } = worldOf(ctx);
  const made = await newVoucher(ctx, owner.token, { discountPercent: 10, quantity: 5 });
  const plan = { hotelId, rooms: rooms.slice(2, 3), from: 165, voucherCode: made.voucherCode };
  const totalPrice = numberAt((await quote(ctx, plan)).body, 'totalPrice');
  const answer = await book(ctx, guest, { ...plan, totalPrice });
  expectStatus(ctx, answer, 201, { step: 'a traveller books with a discount' });
  const bookingId = textAt(answer.body, 'bookingId');
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, () => cancel(ctx, guest, bookingId)),
  );
  for (const one of answers) loses(ctx, one, 'STATUS_CHANGED');
  const params = { id: made.voucherId };
  const after = await ctx.client.call('getVoucher', { token: owner.token, params });
  if (numberAt(after.body, 'remainingQuantity') === 5) return;
  tell(ctx, after, {
    cause: 'a cancellation gives back another number of uses than were taken',
    severity: 'BREAKS SCREEN',
    expected: 'remainingQuantity: 5',
    seen: after.text.slice(0, 160),
  });
}

async function bookingAndClosure(ctx: Context): Promise<void> {
  needs(ctx, 'closeRoom', 'reopenRoom');
  const guest = personOf(ctx, 'customer');
  const { hotelId, rooms, owner } = worldOf(ctx);
  const plan = { hotelId, rooms: rooms.slice(3, 4), from: 170 };
  const body = bookingOf({ ...plan, totalPrice: await priceOf(ctx, plan) });
  const params = { hotelId, roomId: rooms[3]!.id };
  const { token } = owner;
  const span = { from: body.checkInDate, to: body.checkOutDate, reason: 'Sơn lại' };
  const [booking, closure] = await Promise.all([
    ctx.client.call('createBooking', { token: guest.token, body }),
    ctx.client.call('closeRoom', { token, params, body: span }),
  ]);
  if (booking.status === 201) await cancel(ctx, guest, textAt(booking.body, 'bookingId'));
  if (closure.status === 201) {
    const closureId = numberAt(closure.body, 'id');
    await ctx.client.call('reopenRoom', { token, params: { ...params, closureId } });
  }
  const count = [booking, closure].filter(({ status }) => status === 201).length;
  winsOnce(ctx, [booking, closure], 'a room is sold and closed for the same night', count);
}
