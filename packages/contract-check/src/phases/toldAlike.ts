import { step, tell, Skipped, worldOf, type Context } from '../context';
import { dayIn } from '../days';
import type { Answer } from '../http/exchange';
import { at, listAt, numberAt, textAt, textOf, type Json } from '../json';
import { quote } from '../world/bookings';
import { roomsIn } from './travellerFlow';

const MOST = 5;
const FROM = 420;

/** Whoever goes from one page to the next reads the same of a hotel. */
export async function toldAlike(ctx: Context): Promise<void> {
  await step(ctx, 'a card tells what its page does', () => cards(ctx));
  await step(ctx, 'a card counts the rooms that are found', () => freeRooms(ctx));
  await step(ctx, 'reviews are told newest first', () => reviews(ctx));
  await step(ctx, 'similar hotels are others that are on sale', () => similar(ctx));
  await step(ctx, 'the form counts the rooms that are there', () => roomsEntered(ctx));
}

function unlike(ctx: Context, answer: Answer, what: string, expected: Json, seen: Json): void {
  if (JSON.stringify(expected) === JSON.stringify(seen)) return;
  tell(ctx, answer, {
    cause: `${what} is told otherwise elsewhere`,
    severity: 'BREAKS SCREEN',
    expected: textOf(expected).slice(0, 120),
    seen: textOf(seen).slice(0, 120),
  });
}

/** Those that have most to tell first. */
async function someCards(ctx: Context, query: Record<string, string | number> = {}) {
  const list = await ctx.client.call('listHotels', { query: { size: 50, ...query } });
  const rows = listAt(list.body, 'content').toSorted(
    (a, b) => numberAt(b, 'totalReviews') - numberAt(a, 'totalReviews'),
  );
  if (rows.length === 0) throw new Skipped('no hotel is listed');
  return { list, rows: rows.slice(0, MOST) };
}

/** The names of what a card and a page both tell. */
const SAME: [card: string, page: string][] = [
  ...['name', 'location', 'description', 'propertyType', 'totalReviews', 'minimumStay'].map(
    (name): [string, string] => [name, name],
  ),
  ['rating', 'totalRatings'],
];

async function cards(ctx: Context): Promise<void> {
  const { rows } = await someCards(ctx);
  for (const card of rows) {
    const page = await ctx.client.call('getHotel', { params: { id: numberAt(card, 'id') } });
    if (page.status !== 200) continue;
    for (const [name, other] of SAME) {
      const [told, seen] = [at(card, name), at(page.body, other)];
      if (told !== undefined && seen !== undefined) unlike(ctx, page, name, told, seen);
    }
  }
}

async function freeRooms(ctx: Context): Promise<void> {
  const stay = { checkIn: dayIn(FROM), checkOut: dayIn(FROM + 2) };
  for (const party of [
    { adults: 1, children: 0 },
    { adults: 3, children: 0 },
    { adults: 3, children: 2 },
  ]) {
    const query = { ...stay, ...party };
    const { rows } = await someCards(ctx, query);
    for (const card of rows) {
      const params = { id: numberAt(card, 'id') };
      const found = await ctx.client.call('searchRooms', { params, query });
      if (found.status !== 200) continue;
      const rooms = roomsIn(found.body);
      unlike(ctx, found, 'the number of free rooms', at(card, 'roomCount') ?? 0, rooms.length);
      const cheapest = at(rooms[0], 'price') ?? null;
      if (rooms[0]) await stayTotal(ctx, card, numberAt(rooms[0], 'id'));
      if (rooms[0]) unlike(ctx, found, 'the lowest price', at(card, 'price') ?? null, cheapest);
    }
  }
}

/** What a card asks for a stay is what its cheapest room is quoted at. */
async function stayTotal(ctx: Context, card: Json, id: number): Promise<void> {
  if (!ctx.offered.has('createQuote')) return;
  const plan = { hotelId: numberAt(card, 'id'), rooms: [{ id, price: 0, name: '' }], from: FROM };
  const told = await quote(ctx, plan);
  if (told.status !== 200) return;
  unlike(
    ctx,
    told,
    'the price of a stay',
    at(card, 'stayTotal') ?? null,
    at(told.body, 'total') ?? null,
  );
}

async function reviews(ctx: Context): Promise<void> {
  if (!ctx.offered.has('listReviews')) throw new Skipped('not offered: listReviews');
  const { rows } = await someCards(ctx);
  for (const card of rows) {
    const params = { id: numberAt(card, 'id') };
    const query = { size: 3 };
    const page = await ctx.client.call('listReviews', { params, query });
    const moments = listAt(page.body, 'content').map((row) => Date.parse(textAt(row, 'createdAt')));
    const newestFirst = moments.toSorted((a, b) => b - a);
    unlike(ctx, page, 'the order of reviews', newestFirst, moments);
    unlike(ctx, page, 'rating', at(card, 'rating') ?? null, at(page.body, 'totalRatings') ?? null);
  }
}

async function similar(ctx: Context): Promise<void> {
  if (!ctx.offered.has('listSimilarHotels')) throw new Skipped('not offered: listSimilarHotels');
  const { rows } = await someCards(ctx);
  const ids = [...rows.slice(0, 2).map((card) => numberAt(card, 'id'))];
  if (ctx.world) ids.push(ctx.world.hotelId);
  for (const id of ids) {
    const answer = await ctx.client.call('listSimilarHotels', { params: { id } });
    for (const card of roomsIn(answer.body)) {
      const other = numberAt(card, 'id');
      const open = await ctx.client.call('getHotel', { params: { id: other } });
      if (other !== id && open.status === 200) continue;
      tell(ctx, answer, {
        cause: 'a similar hotel is the same one, or not on sale',
        severity: 'BREAKS SCREEN',
        expected: `hotels beside ${id} that open`,
        seen: `hotel ${other}: ${open.status}`,
      });
    }
  }
}

/** Rooms that are entered, and not those that the house has. */
async function roomsEntered(ctx: Context): Promise<void> {
  if (!ctx.offered.has('listPartnerRooms')) throw new Skipped('not offered: listPartnerRooms');
  const { owner, hotelId } = worldOf(ctx);
  const { token } = owner;
  const params = { hotelId };
  const list = await ctx.client.call('listPartnerRooms', { token, params, query: { size: 1 } });
  const form = await ctx.client.call('getPartnerHotel', { token, params: { id: hotelId } });
  const expected = at(list.body, 'totalElements') ?? 0;
  unlike(ctx, form, 'the number of rooms', expected, at(form.body, 'numRooms') ?? null);
}
