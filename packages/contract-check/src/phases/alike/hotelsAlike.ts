import {
  expectStatus,
  needs,
  personOf,
  Skipped,
  step,
  tell,
  worldOf,
  type Context,
} from '../../context';
import { dayIn } from '../../days';
import { at, isObject, listAt, numberAt, textAt, textOf, type Json } from '../../json';
import { HOTEL, secondHotel } from '../../world/world';
import { roomsIn } from '../travellerFlow';
import { picked, tellTold } from './differences';
import { places } from './places';
import { whileDiscounted } from './house';

const FROM = 620;
const STAY = () => ({ checkIn: dayIn(FROM), checkOut: dayIn(FROM + 3) });
const NAME = 'Nhà Kể Như Nhau';

/** A hotel is told alike on every card, on its page, beside its rooms, and as its owner typed it. */
export async function hotelsAlike(ctx: Context): Promise<void> {
  await step(ctx, 'a hotel is what its owner typed', () => typed(ctx));
  await step(ctx, 'a hotel is told alike on every card', () => cards(ctx));
  await step(ctx, 'similar hotels stand as they are near', () => similar(ctx));
  await step(ctx, 'places are in order, and found by every name', () => places(ctx));
}

async function typed(ctx: Context): Promise<void> {
  needs(ctx, 'setHotelListing');
  const { hotelId, room } = await secondHotel(ctx, {}, 405_000);
  const page = await ctx.client.call('getHotel', { params: { id: hotelId } });
  expectStatus(ctx, page, 200, { step: "a listed hotel's page opens" });
  const { name, businessName, description, phone, email, address, minimumStay } = HOTEL;
  const sent = { name, businessName, description, phone, email, address, minimumStay };
  tellTold(ctx, page, 'a hotel', { ...sent, petsAllowed: false, website: null }, page.body);
  const line = textAt(page.body, 'location');
  const missing = Object.values(address).filter((part) => !line.includes(part));
  if (missing.length > 0) {
    tellTold(ctx, page, 'a hotel', { location: Object.values(address).join(', ') }, page.body);
  }
  const detail = await ctx.client.call('getRoom', { params: { id: room.id } });
  const summary = at(detail.body, 'hotel');
  tellTold(
    ctx,
    detail,
    'a hotel',
    picked(page.body, Object.keys(isObject(summary) ? summary : {})),
    summary,
  );
  for (const other of SUMMARY) {
    tellTold(ctx, detail, 'a hotel', picked(page.body, [other]), summary);
  }
}

const SUMMARY = [
  'id',
  'name',
  'location',
  'address',
  'phone',
  'images',
  'minimumStay',
  'petsAllowed',
];

/** The card of a hotel in whichever list, of tonight and of a stay, with and without a discount. */
async function cards(ctx: Context): Promise<void> {
  needs(ctx, 'setHotelListing');
  const { hotelId, room } = await secondHotel(ctx, { name: NAME }, 410_000);
  const all = async () => {
    for (const query of [{}, STAY()]) {
      const card = await cardOf(ctx, hotelId, query);
      await priced(ctx, card, room.id, query);
      await inOtherLists(ctx, card, hotelId, query);
    }
  };
  await all();
  await whileDiscounted(ctx, 25, all);
}

async function cardOf(ctx: Context, id: number, query: Record<string, string>): Promise<Json> {
  const list = await ctx.client.call('listHotels', { query: { text: NAME, size: 50, ...query } });
  const card = listAt(list.body, 'content').find((row) => numberAt(row, 'id') === id);
  if (card) return card;
  tell(ctx, list, {
    cause: 'a hotel that was just put on sale is not found by its name',
    severity: 'BREAKS SCREEN',
    expected: `hotel ${id}`,
    seen: textOf(at(list.body, 'totalElements')),
  });
  throw new Skipped('its card is not found');
}

/** The price is its room's, and the whole of a stay what the counter asks for. */
async function priced(ctx: Context, card: Json, roomId: number, query: Record<string, string>) {
  const room = await ctx.client.call('getRoom', { params: { id: roomId }, query });
  const told = {
    roomCount: 1,
    rooms: 1,
    ...picked(room.body, ['price', 'originalPrice', 'discount']),
  };
  tellTold(ctx, room, 'a card', { ...told, ...picked(room.body, ['stayNights']) }, card);
  const absent = ['originalPrice', 'discount', 'stayNights'].filter(
    (name) => at(room.body, name) === undefined && at(card, name) !== undefined,
  );
  for (const name of absent) tellTold(ctx, room, 'a card', { [name]: 'nothing' }, card);
  const percent = 10;
  const total = (name: string) => {
    const stay = numberAt(room.body, name) * numberAt(room.body, 'stayNights');
    return stay + Math.floor((stay * percent) / 100 + 0.5);
  };
  if (!('checkIn' in query)) return;
  const original = at(room.body, 'originalPrice') !== undefined;
  const before = original ? { originalStayTotal: total('originalPrice') } : {};
  tellTold(ctx, room, 'a card', { stayTotal: total('price'), ...before }, card);
}

async function inOtherLists(ctx: Context, card: Json, id: number, query: Record<string, string>) {
  const expected = isObject(card) ? card : {};
  if (ctx.offered.has('listSimilarHotels')) {
    const beside = worldOf(ctx).hotelId;
    const other = await ctx.client.call('listSimilarHotels', { params: { id: beside }, query });
    const row = roomsIn(other.body).find((one) => numberAt(one, 'id') === id);
    if (row) tellTold(ctx, other, 'a card', expected, row);
  }
  if (!ctx.offered.has('listFavourites') || 'checkIn' in query) return;
  const { token } = personOf(ctx, 'customer');
  await ctx.client.call('addFavourite', { token, params: { hotelId: id } });
  const kept = await ctx.client.call('listFavourites', { token });
  const row = listAt(kept.body, 'hotels').find((one) => numberAt(one, 'id') === id);
  tellTold(ctx, kept, 'a card', expected, row);
  await ctx.client.call('removeFavourite', { token, params: { hotelId: id } });
}

/** "Same destination first, nearest in price", in the list without dates. */
async function similar(ctx: Context): Promise<void> {
  needs(ctx, 'listSimilarHotels', 'listDestinations');
  const { hotelId } = worldOf(ctx);
  const places = roomsIn((await ctx.client.call('listDestinations')).body);
  const own = places.find((place) => textAt(place, 'name') === HOTEL.address.city);
  if (!own) throw new Skipped('its city is no destination');
  const destination = textAt(own, 'slug');
  const there = await ctx.client.call('listHotels', { query: { destination, size: 50 } });
  const near = listAt(there.body, 'content').map((row) => numberAt(row, 'id'));
  const answer = await ctx.client.call('listSimilarHotels', { params: { id: hotelId } });
  const rows = roomsIn(answer.body);
  const seen = rows.map((row) => near.includes(numberAt(row, 'id')));
  const price = numberAt(
    listAt(there.body, 'content').find((row) => numberAt(row, 'id') === hotelId),
    'price',
  );
  const off = rows.map((row) => Math.abs(numberAt(row, 'price') - price));
  const isInOrder = rows.every(
    (_, i) =>
      i === 0 ||
      Number(seen[i]) < Number(seen[i - 1]) ||
      seen[i] !== seen[i - 1] ||
      !((off[i] ?? 0) < (off[i - 1] ?? 0)),
  );
  const isNearFirst = seen.every((one, i) => i === 0 || !one || seen[i - 1] === true);
  const expected = Math.min(4, Math.max(rows.length, near.length - 1));
  if (isInOrder && isNearFirst && rows.length === expected) return;
  tell(ctx, answer, {
    cause: 'similar hotels are not those of the same place first, nearest in price',
    severity: 'BREAKS SCREEN',
    expected: `${expected}, those of ${destination} first, by what they differ from ${price}`,
    seen: rows.map((row, i) => `${numberAt(row, 'id')} ${String(seen[i])} ${off[i]}`).join(', '),
  });
}
