import { expectStatus, needs, Skipped, step, tell, type Context } from '../../context';
import { dayIn } from '../../days';
import type { Answer } from '../../http/exchange';
import { at, isObject, listAt, numberAt, textOf, type Json, type JsonObject } from '../../json';
import { ROOM } from '../../world/world';
import { roomsIn } from '../travellerFlow';
import { tellTold } from './differences';
import { newHouse, priceNights, whileDiscounted, type House } from './house';

const FROM = 560;
/** Their average ends with half a dong, so that it shows how it is rounded. */
const NIGHTS = [500_000, 500_001, 620_001, 500_000];
const PERCENT = 20;

/** A room is told alike wherever it is shown, for tonight and for a stay. */
export async function roomsAlike(ctx: Context): Promise<void> {
  needs(ctx, 'setHotelListing', 'createQuote', 'getHotel', 'getRoom', 'searchRooms');
  const house = await newHouse(ctx);
  const page = await ctx.client.call('getHotel', { params: { id: house.hotelId } });
  const isReduced = listAt(page.body, 'rooms').some((room) => at(room, 'discount') !== undefined);
  if (isReduced) throw new Skipped('the partner gives discounts of their own');
  await step(ctx, 'a room of tonight is told alike everywhere', () => tonight(ctx, house));
  await step(ctx, 'a room for a stay is told alike everywhere', async () => {
    await priceNights(ctx, house.hotelId, FROM, NIGHTS);
    await forStay(ctx, house, 0);
  });
  await step(ctx, 'a discount that applies by itself is told everywhere', () =>
    whileDiscounted(ctx, PERCENT, async () => {
      await forStay(ctx, house, PERCENT);
      await tonight(ctx, house);
    }),
  );
}

const OF_A_STAY = ['stayPrice', 'stayNights', 'nights'];

async function tonight(ctx: Context, { hotelId, rooms }: House): Promise<void> {
  const page = await ctx.client.call('getHotel', { params: { id: hotelId } });
  expectStatus(ctx, page, 200, { step: "a listed hotel's page opens" });
  for (const { id, name } of rooms) {
    const shown = roomIn(page, id);
    const typed = {
      ...{ id, hotelId, name, description: ROOM.description, onSale: true },
      ...{ capacity: ROOM.capacity, numberOfAdults: ROOM.numberOfAdults },
      ...{ numberOfChildren: ROOM.numberOfChildren, numberOfBeds: ROOM.numberOfBeds },
      ...{ roomType: ROOM.roomType, typeBed: ROOM.typeBed, images: [] },
      services: ROOM.services.map((service) => ({ name: service })),
    };
    tellTold(ctx, page, 'a room', typed, shown);
    for (const answer of [page, await ctx.client.call('getRoom', { params: { id } })]) {
      const told = answer === page ? shown : answer.body;
      tellTold(ctx, answer, 'a room', shown, told);
      const extra = OF_A_STAY.filter((one) => at(told, one) !== undefined);
      if (extra.length > 0) untold(ctx, answer, 'no stay was asked for', extra.join());
    }
  }
}

const roomIn = (answer: Answer, id: number): JsonObject => {
  const found = listAt(answer.body, 'rooms').find((room) => numberAt(room, 'id') === id);
  return isObject(found) ? found : {};
};

function untold(ctx: Context, answer: Answer, why: string, seen: string): void {
  tell(ctx, answer, {
    cause: 'a room tells what it should not, or not what it should',
    severity: 'BREAKS SCREEN',
    expected: why,
    seen,
  });
}

/** Each where a traveller reads it: the hotel's page, the room's, what is found, and the quote. */
async function forStay(ctx: Context, house: House, percent: number): Promise<void> {
  const { hotelId, rooms } = house;
  const query = { checkIn: dayIn(FROM), checkOut: dayIn(FROM + NIGHTS.length) };
  const page = await ctx.client.call('getHotel', { params: { id: hotelId }, query });
  const found = await ctx.client.call('searchRooms', { params: { id: hotelId }, query });
  const roomIds = rooms.map(({ id }) => id);
  const stay = { checkInDate: query.checkIn, checkOutDate: query.checkOut };
  const quote = await ctx.client.call('createQuote', { body: { hotelId, ...stay, roomIds } });
  expectStatus(ctx, quote, 200, { step: 'a traveller is told the price of free rooms' });
  const told = listAt(quote.body, 'rooms').map((room) => numberAt(room, 'id'));
  tellTold(
    ctx,
    quote,
    'a quote',
    { ...stay, hotelId, rooms: roomIds },
    { ...(quote.body as JsonObject), rooms: told },
  );
  tellTold(ctx, quote, 'a quote', { voucherAutomatic: percent > 0 }, quote.body);
  for (const { id } of rooms) {
    const detail = await ctx.client.call('getRoom', { params: { id }, query });
    const quoted = listAt(quote.body, 'rooms').find((room) => numberAt(room, 'id') === id);
    tellPrices(ctx, detail, percent);
    const expected = isObject(quoted) ? quoted : {};
    tellTold(ctx, detail, 'a room', expected, detail.body);
    tellTold(ctx, page, 'a room', expected, roomIn(page, id));
    const row = roomsIn(found.body).find((room) => numberAt(room, 'id') === id);
    tellTold(ctx, found, 'a room', expected, row);
  }
}

/** As the partner has typed the nights; rounded once, half a dong upwards. */
function tellPrices(ctx: Context, answer: Answer, percent: number): void {
  const { body } = answer;
  const told = listAt(body, 'nights');
  const field = percent > 0 ? 'originalPrice' : 'price';
  const seen = told.map((night) => numberAt(night, field));
  if (seen.join() !== NIGHTS.join()) untold(ctx, answer, `nights: ${NIGHTS.join()}`, seen.join());
  const average = (name: string) => {
    const sum = told.reduce<number>((all, night) => all + numberAt(night, name), 0);
    return Math.floor(sum / told.length + 0.5);
  };
  const expected: JsonObject = {
    price: average('price'),
    stayNights: NIGHTS.length,
    nights: NIGHTS.map((_, i): Json => ({ night: dayIn(FROM + i) })),
    ...(percent > 0 && { originalPrice: average('originalPrice'), discount: percent }),
  };
  tellTold(ctx, answer, 'a room', expected, body);
  const extra = ['originalPrice', 'discount'].filter((name) => at(body, name) !== undefined);
  if (percent === 0 && extra.length > 0) {
    untold(
      ctx,
      answer,
      'no automatic discount applies today',
      `${extra.join()}: ${textOf(at(body, 'discount'))}`,
    );
  }
}
