import {
  expectStatus,
  needs,
  personOf,
  seemsStatus,
  tell,
  worldOf,
  type Context,
} from '../../context';
import type { Answer } from '../../http/exchange';
import { at, listAt, numberAt, textAt, type Json } from '../../json';
import { book, cancel, priceOf, quote } from '../../world/bookings';
import type { Room } from '../../world/types';
import { ROOM, secondHotel } from '../../world/world';
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

/** In whichever currency a hotel counts. */
const PRICE = 80.5;
const DEARER = 92.5;
/** Neither a dollar nor a euro has cost fewer dong since 2015. */
const MIN_RATE = 20_000;

/** "Shown to travellers in dong": of a room that costs what its type costs, and of one that costs more. */
export async function abroad(ctx: Context, currency: string): Promise<void> {
  const { hotelId, room } = await secondHotel(ctx, { currency }, PRICE);
  await inDong(ctx, hotelId, room, { currency, price: PRICE });
  await inPercent(ctx, hotelId, room);
  const other = await likeIt(ctx, hotelId, room);
  if (other) await inDong(ctx, hotelId, other, { currency, price: DEARER });
}

/** "The change of each price", to the cent; and back. */
async function inPercent(ctx: Context, hotelId: number, room: Room): Promise<void> {
  if (!ctx.offered.has('changePartnerRooms')) return;
  const { token } = worldOf(ctx).owner;
  const change = (price: object) =>
    ctx.client.call('changePartnerRooms', {
      ...{ token, params: { hotelId }, body: { roomIds: [room.id], ...price } },
    });
  const changed = await change({ pricePercent: 10 });
  expectStatus(ctx, changed, 200, { step: 'a partner changes the price of some rooms' });
  const read = await ctx.client.call('getPartnerRoom', { token, params: { roomId: room.id } });
  // 80.50 and a tenth of it.
  equals(ctx, read, 'pricePerNight', 88.55);
  await change({ pricePerNight: PRICE });
}

/** Another room of its type, that is dearer by itself. */
async function likeIt(ctx: Context, hotelId: number, room: Room): Promise<Room | undefined> {
  if (!ctx.offered.has('addRoomsOfType')) return undefined;
  const { token } = worldOf(ctx).owner;
  const read = await ctx.client.call('getPartnerRoom', { token, params: { roomId: room.id } });
  const params = { hotelId, typeId: numberAt(read.body, 'typeId') };
  const made = await ctx.client.call('addRoomsOfType', {
    ...{ token, params, body: { roomNumbers: '2' } },
  });
  expectStatus(ctx, made, 201, { step: 'a partner adds a room to a type' });
  const like = listAt(made.body, 'rooms').find((one) => textAt(one, 'roomNumber') === '2');
  const roomId = numberAt(like, 'id');
  const old = await ctx.client.call('getPartnerRoom', { token, params: { roomId } });
  const saved = await ctx.client.call('updatePartnerRoom', {
    ...{ token, params: { hotelId, roomId } },
    body: {
      ...{ ...ROOM, name: room.name, roomNumber: '2', pricePerNight: DEARER },
      version: numberAt(old.body, 'version'),
    },
  });
  expectStatus(ctx, saved, 200, { step: 'a partner saves a room' });
  return { ...room, id: roomId };
}

async function inDong(
  ctx: Context,
  hotelId: number,
  room: Room,
  told: { currency: string; price: number },
): Promise<void> {
  const { token } = worldOf(ctx).owner;
  const shown = await ctx.client.call('getRoom', { params: { id: room.id } });
  expectStatus(ctx, shown, 200, { step: "a room's page opens" });
  const price = numberAt(shown.body, 'price');
  const rates = ctx.offered.has('getRates') && (await ctx.client.call('getRates', { token })).body;
  const rate = rates ? numberAt(rates, told.currency) : undefined;
  const expected = told.price * (rate ?? MIN_RATE);
  const isRight = rate === undefined ? price >= expected : near(price, expected, expected / 50);
  if (!isRight || !Number.isInteger(price)) {
    const said = `${told.price} ${told.currency} in whole dong: ${expected}`;
    unequal(ctx, shown, 'price', said, price);
  }
  const own = await ctx.client.call('getPartnerRoom', { token, params: { roomId: room.id } });
  // Not every server tells it.
  const tonight = at(own.body, 'tonightPrice') === undefined ? 'travellerPrice' : 'tonightPrice';
  if (at(own.body, tonight) !== undefined) equals(ctx, own, tonight, price);
  await countsIn(ctx, hotelId, own, told.currency);
  if (!ctx.offered.has('createQuote')) return;
  const asked = await quote(ctx, { hotelId, rooms: [room], from: 86, nights: 2 });
  expectStatus(ctx, asked, 200, { step: 'a traveller is told the price of free rooms' });
  if (numberAt(asked.body, 'roomTotal') !== 2 * price) equals(ctx, asked, 'roomTotal', 2 * price);
}

/** A type's price, as its rooms', is in the currency of the hotel. */
async function countsIn(ctx: Context, hotelId: number, room: Answer, currency: string) {
  const params = { hotelId, typeId: numberAt(room.body, 'typeId') };
  if (!ctx.offered.has('getRoomType') || Number.isNaN(params.typeId)) return;
  const { token } = worldOf(ctx).owner;
  const type = await ctx.client.call('getRoomType', { token, params });
  for (const answer of [room, type]) {
    const seen = textAt(answer.body, 'currency');
    if (seen === currency) continue;
    tell(ctx, answer, {
      cause: 'a price is told in another currency than its hotel has',
      severity: 'BREAKS SCREEN',
      expected: currency,
      seen,
    });
  }
}
