import {
  expectStatus,
  needs,
  personOf,
  seemsStatus,
  tell,
  worldOf,
  type Context,
} from '../../context';
import { listAt, numberAt, textAt, type Json } from '../../json';
import { book, cancel, priceOf, quote } from '../../world/bookings';
import { secondHotel } from '../../world/world';
import { addsUp, equals, near, planOf, unequal } from './sums';

export async function quotes(ctx: Context): Promise<void> {
  needs(ctx, 'createQuote');
  const { rooms } = worldOf(ctx);
  for (const [nights, count] of [
    [1, 1],
    [3, 2],
    [7, 4],
  ] as const) {
    const plan = planOf(ctx, 80, { nights, rooms: rooms.slice(0, count) });
    const answer = await quote(ctx, plan);
    expectStatus(ctx, answer, 200, { step: 'a traveller is told the price of free rooms' });
    addsUp(ctx, answer, 'total');
    const expected = plan.rooms.reduce((sum, { price }) => sum + price, 0) * nights;
    equals(ctx, answer, 'nights', nights);
    // What a partner's automatic discounts take off is in the rooms' prices.
    const original = listAt(answer.body, 'rooms').reduce<number>(
      (sum, room) => sum + before(room),
      0,
    );
    if (!near(original * nights, expected))
      unequal(ctx, answer, 'rooms', expected, original * nights);
  }
}

function before(room: Json): number {
  const original = numberAt(room, 'originalPrice');
  return Number.isNaN(original) ? numberAt(room, 'price') : original;
}

export async function asQuoted(ctx: Context): Promise<void> {
  needs(ctx, 'createQuote', 'getBooking');
  const guest = personOf(ctx, 'customer');
  const plan = planOf(ctx, 84, { nights: 3 });
  const told = await quote(ctx, plan);
  const totalPrice = numberAt(told.body, 'totalPrice');
  const made = await book(ctx, guest, { ...plan, totalPrice });
  expectStatus(ctx, made, 201, { step: 'a traveller books free rooms at their price' });
  const params = { bookingId: textAt(made.body, 'bookingId') };
  const read = await ctx.client.call('getBooking', { token: guest.token, params });
  for (const answer of [made, read]) {
    addsUp(ctx, answer, 'totalAmount');
    for (const name of ['roomTotal', 'discount', 'totalPrice', 'taxAndFee', 'nights']) {
      equals(ctx, answer, name, numberAt(told.body, name));
    }
    equals(ctx, answer, 'totalAmount', numberAt(told.body, 'total'));
  }
  await cancel(ctx, guest, params.bookingId);
}

export async function otherPrice(ctx: Context): Promise<void> {
  const guest = personOf(ctx, 'customer');
  const plan = planOf(ctx, 84);
  const right = await priceOf(ctx, plan);
  for (const totalPrice of [1, 0, right - 1, right + 1]) {
    const answer = await book(ctx, guest, { ...plan, totalPrice });
    seemsStatus(ctx, answer, 409, {
      step: 'a traveller names another price than the server',
      severity: 'UNSAFE',
      code: 'PRICE_CHANGED',
    });
    if (answer.status === 201) await cancel(ctx, guest, textAt(answer.body, 'bookingId'));
    else if (
      numberAt(answer.body, 'quote', 'totalPrice') !== right &&
      ctx.offered.has('createQuote')
    ) {
      tell(ctx, answer, {
        cause: 'PRICE_CHANGED without the new quote',
        severity: 'WRONG MESSAGE',
        expected: `quote with totalPrice ${right}`,
        seen: answer.text.slice(0, 120),
      });
    }
  }
}

const DOLLARS = 80.5;
/** A dollar has cost more dong than this since 2015. */
const MIN_RATE = 20_000;

export async function dollars(ctx: Context): Promise<void> {
  const { owner } = worldOf(ctx);
  const { token } = owner;
  const { hotelId, room } = await secondHotel(ctx, { currency: 'USD' }, DOLLARS);
  const shown = await ctx.client.call('getRoom', { params: { id: room.id } });
  expectStatus(ctx, shown, 200, { step: "a room's page opens" });
  const price = numberAt(shown.body, 'price');
  const rates = ctx.offered.has('getRates') && (await ctx.client.call('getRates', { token })).body;
  const rate = rates ? numberAt(rates, 'USD') : undefined;
  const expected = DOLLARS * (rate ?? MIN_RATE);
  const isRight = rate === undefined ? price >= expected : near(price, expected, expected / 50);
  if (!isRight || !Number.isInteger(price)) {
    unequal(ctx, shown, 'price', `${DOLLARS} dollars in whole dong: ${expected}`, price);
  }
  if (!ctx.offered.has('createQuote')) return;
  const told = await quote(ctx, { hotelId, rooms: [room], from: 86, nights: 2 });
  expectStatus(ctx, told, 200, { step: 'a traveller is told the price of free rooms' });
  if (numberAt(told.body, 'roomTotal') !== 2 * price) equals(ctx, told, 'roomTotal', 2 * price);
}
