import {
  expectStatus,
  needs,
  personOf,
  seemsStatus,
  step,
  tell,
  worldOf,
  type Context,
} from '../context';
import { Cut } from '../http/send';
import type { Answer } from '../http/exchange';
import { listAt, numberAt, textAt } from '../json';
import { isRefused } from './offers';
import { keeps } from './partnerFlow';
import { book, bookingOf, cancel, priceOf, type Plan } from '../world/bookings';

let counter = 0;

const CHANGES = [
  ['changeBooking', 'getBooking'],
  ['changePartnerBooking', 'getPartnerBooking'],
] as const;

/** Sending again after an answer was lost does not book again. */
export async function idempotency(ctx: Context): Promise<void> {
  await step(ctx, 'the same key answers the same booking', () => again(ctx));
  await step(ctx, 'the same key with another body is refused', () => otherBody(ctx));
  await step(ctx, "a key is the account's own", () => ownKeys(ctx));
  await step(ctx, 'what is no key', () => noKeys(ctx));
  await step(ctx, 'a refusal uses up no key', () => refusedFirst(ctx));
  for (const [id, read] of CHANGES) {
    await step(ctx, `a key of ${id} is for one change of one booking`, () => ofOne(ctx, id, read));
  }
  await step(ctx, 'after an answer that was cut off', () => afterCut(ctx));
}

function freshKey(): string {
  counter++;
  return `check-${Date.now().toString(36)}-${counter}`;
}

async function planOf(ctx: Context, from: number): Promise<Plan> {
  const { hotelId, rooms } = worldOf(ctx);
  const plan = { hotelId, rooms: rooms.slice(0, 1), from };
  return { ...plan, totalPrice: await priceOf(ctx, plan), key: freshKey() };
}

async function again(ctx: Context): Promise<void> {
  needs(ctx, 'createBooking');
  const guest = personOf(ctx, 'customer');
  const plan = await planOf(ctx, 176);
  const first = await book(ctx, guest, plan);
  expectStatus(ctx, first, 201, { step: 'a traveller books with a key' });
  const bookingId = textAt(first.body, 'bookingId');
  const reordered = Object.fromEntries(Object.entries(bookingOf(plan)).toReversed());
  const headers = { 'Idempotency-Key': plan.key ?? '' };
  for (const body of [bookingOf(plan), reordered]) {
    const second = await ctx.client.call('createBooking', { token: guest.token, body, headers });
    if (second.status === 201 && textAt(second.body, 'bookingId') === bookingId) continue;
    tell(ctx, second, {
      cause: 'the same key and body do not answer the same booking',
      severity: 'UNSAFE',
      expected: `201 ${bookingId}`,
      seen: `${second.status} ${second.code} ${textAt(second.body, 'bookingId')}`,
    });
  }
  const gone = await cancel(ctx, guest, bookingId);
  const late = await book(ctx, guest, plan);
  const made = textAt(late.body, 'bookingId');
  if (gone.status === 200 && late.status === 201 && made === bookingId) {
    keeps(ctx, late.body, { status: 'CANCELLED' }, 'booking that is sent again');
  }
  if (late.status !== 201 || made === bookingId) return;
  tell(ctx, late, {
    cause: 'the key of a cancelled booking books again',
    severity: 'UNSAFE',
    expected: `201 ${bookingId}, as it is`,
    seen: `201 ${made}`,
  });
  await cancel(ctx, guest, made);
}

async function otherBody(ctx: Context): Promise<void> {
  const guest = personOf(ctx, 'customer');
  const plan = await planOf(ctx, 179);
  const first = await book(ctx, guest, plan);
  expectStatus(ctx, first, 201, { step: 'a traveller books with a key' });
  const second = await book(ctx, guest, { ...plan, from: 182 });
  seemsStatus(ctx, second, 422, {
    step: 'a key that has booked something else is refused',
    severity: 'CONTRACT',
    code: 'INVALID',
  });
  await cancel(ctx, guest, textAt(first.body, 'bookingId'));
  if (second.status === 201) await cancel(ctx, guest, textAt(second.body, 'bookingId'));
}

/** As its pattern says: whoever makes short ones makes one twice. */
async function noKeys(ctx: Context): Promise<void> {
  const { parameters } = ctx.contract.operations.get('createBooking')!;
  const schema = parameters.find(({ name }) => name === 'Idempotency-Key')?.schema;
  const { pattern } = ctx.contract.resolve(schema ?? {});
  const guest = personOf(ctx, 'customer');
  const plan = await planOf(ctx, 188);
  for (const key of ['a', 'b'.repeat(101), 'mot hai ba bon']) {
    if (!pattern || new RegExp(pattern).test(key)) continue;
    const answer = await book(ctx, guest, { ...plan, key });
    await isRefused(ctx, answer, [422], 'a booking with what is no key');
  }
}

/** A form that is mended is sent again with its key; and "capitals count", so that two keys stay two. */
async function refusedFirst(ctx: Context): Promise<void> {
  const guest = personOf(ctx, 'customer');
  const plan = await planOf(ctx, 191);
  const wrong = await book(ctx, guest, { ...plan, totalPrice: (plan.totalPrice ?? 0) + 1000 });
  expectStatus(ctx, wrong, 409, { step: 'a booking at another price', severity: 'WRONG MESSAGE' });
  const mended = await book(ctx, guest, plan);
  expectStatus(ctx, mended, 201, {
    step: 'a form is sent again with its key after it was refused',
  });
  const later = { ...plan, from: 194, key: plan.key?.toUpperCase() ?? '' };
  const other = await book(ctx, guest, { ...later, totalPrice: await priceOf(ctx, later) });
  seemsStatus(ctx, other, 201, { step: 'two keys that differ in their capitals are two' });
  for (const { status, body } of [mended, other]) {
    if (status === 201) await cancel(ctx, guest, textAt(body, 'bookingId'));
  }
}

async function ownKeys(ctx: Context): Promise<void> {
  const guest = personOf(ctx, 'customer');
  const other = personOf(ctx, 'otherCustomer');
  const plan = await planOf(ctx, 185);
  const first = await book(ctx, guest, plan);
  expectStatus(ctx, first, 201, { step: 'a traveller books with a key' });
  const bookingId = textAt(first.body, 'bookingId');
  const second = await book(ctx, other, plan);
  if (textAt(second.body, 'bookingId') === bookingId) {
    tell(ctx, second, {
      cause: "somebody else's key answers their booking",
      severity: 'UNSAFE',
      expected: '409 ROOM_TAKEN',
      seen: `${second.status} ${bookingId}`,
    });
  }
  await cancel(ctx, guest, bookingId);
}

async function afterCut(ctx: Context): Promise<void> {
  needs(ctx, 'listBookings');
  const guest = personOf(ctx, 'customer');
  const plan = await planOf(ctx, 188);
  const { token } = guest;
  const headers = { 'Idempotency-Key': plan.key ?? '' };
  const call = { token, body: bookingOf(plan), headers };
  await ctx.client.call('createBooking', { ...call, cutAfterMs: 0 }).catch((error: unknown) => {
    if (!(error instanceof Cut)) throw error;
  });
  const second = await ctx.client.call('createBooking', call);
  expectStatus(ctx, second, 201, { step: 'a booking is sent again after its answer was lost' });
  const bookingId = textAt(second.body, 'bookingId');
  const list = await ctx.client.call('listBookings', { token, query: { size: 50 } });
  const { checkInDate } = bookingOf(plan);
  const same = listAt(list.body, 'content').filter(
    (row) => textAt(row, 'checkInDate') === checkInDate && textAt(row, 'status') === 'CONFIRMED',
  );
  if (same.length > 1) {
    tell(ctx, list, {
      cause: 'sending again after a lost answer books twice',
      severity: 'UNSAFE',
      expected: 'one booking',
      seen: `${same.length} bookings for ${checkInDate}`,
    });
  }
  await cancel(ctx, guest, bookingId);
}

/** "With another body or booking it is 422", and neither is changed. */
async function ofOne(ctx: Context, id: string, read: string): Promise<void> {
  needs(ctx, id, read, 'cancelBooking');
  const guest = personOf(ctx, 'customer');
  const { token } = id === 'changeBooking' ? guest : worldOf(ctx).owner;
  const headers = { 'Idempotency-Key': freshKey() };
  const stays: Answer[] = [];
  for (const from of [194, 197]) {
    const made = await book(ctx, guest, await planOf(ctx, from));
    expectStatus(ctx, made, 201, { step: 'a traveller books what is to be changed with a key' });
    stays.push(made);
  }
  const [own, other] = stays.map(({ body }) => ({
    ...{ token, params: { bookingId: textAt(body, 'bookingId') } },
  }));
  const { body: first } = stays[0]!;
  const body = {
    ...{ version: numberAt(first, 'version'), totalPrice: numberAt(first, 'totalPrice') },
    adults: 2,
  };
  const changed = await ctx.client.call(id, { ...own!, headers, body });
  expectStatus(ctx, changed, 200, { step: `${id} with a key` });
  const again = await ctx.client.call(id, { ...own!, headers, body });
  seemsStatus(ctx, again, 200, { step: `${id} again with its key` });
  const wrong = [
    await ctx.client.call(id, { ...own!, headers, body: { ...body, adults: 1, children: 1 } }),
    await ctx.client.call(id, { ...other!, headers, body }),
  ];
  for (const answer of wrong) {
    seemsStatus(ctx, answer, 422, {
      step: `${id} with the key of another change`,
      severity: 'CONTRACT',
    });
  }
  for (const [call, adults] of [
    [own, 2],
    [other, 1],
  ] as const) {
    const now = await ctx.client.call(read, call);
    const seen = [numberAt(now.body, 'adults'), numberAt(now.body, 'children')];
    if (seen.join() === `${adults},0`) continue;
    tell(ctx, now, {
      cause: 'a key that was used for another change changes a booking',
      severity: 'UNSAFE',
      expected: `adults: ${adults}, children: 0`,
      seen: seen.join(),
    });
  }
  for (const { body: stay } of stays) await cancel(ctx, guest, textAt(stay, 'bookingId'));
}
