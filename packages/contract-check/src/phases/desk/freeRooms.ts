import { expectStatus, needs, tell, worldOf, type Context } from '../../context';
import { dayIn } from '../../days';
import type { Answer } from '../../http/exchange';
import { at, listAt, numberAt, textAt, type Json } from '../../json';
import { quote } from '../../world/bookings';
import { secondHotel } from '../../world/world';
import type { Room } from '../../world/types';
import { FROM as SEASON_FROM, newCalendar, newSeason, remove } from '../seasons';
import { deskBooking } from './bookings';

const FROM = 560;
const NIGHTS = 3;

interface Asked {
  hotelId: number;
  from: number;
  nights: number;
}

/** What the desk is offered, as it is. */
async function offered(ctx: Context, { hotelId, from, nights }: Asked) {
  const { token } = worldOf(ctx).owner;
  const query = { checkIn: dayIn(from), checkOut: dayIn(from + nights) };
  const answer = await ctx.client.call('listFreeRooms', { token, params: { hotelId }, query });
  expectStatus(ctx, answer, 200, { step: 'the desk asks for free rooms' });
  return { answer, rows: Array.isArray(answer.body) ? answer.body : [] };
}

const rowOf = (rows: Json[], { id }: Room) => rows.find((row) => numberAt(row, 'id') === id);

/** Of the same nights and rooms: before tax and fee, and with what travellers are spared without a code. */
export async function stayPrices(ctx: Context): Promise<void> {
  needs(ctx, 'listFreeRooms', 'createQuote');
  const { hotelId, rooms } = worldOf(ctx);
  await asQuoted(ctx, { hotelId, from: FROM, nights: NIGHTS }, rooms);
}

/** The second and the third of the nights are dearer. */
export async function unlikeNights(ctx: Context): Promise<void> {
  needs(ctx, 'listFreeRooms');
  const calendar = await newCalendar(ctx);
  await newSeason(ctx, calendar, { change: 'PRICE', value: 515_000 });
  const { hotelId, room } = calendar;
  await asQuoted(ctx, { hotelId, from: SEASON_FROM, nights: NIGHTS + 1 }, [room]);
}

async function asQuoted(ctx: Context, asked: Asked, rooms: Room[]): Promise<void> {
  const { answer, rows } = await offered(ctx, asked);
  for (const room of rooms) {
    const row = rowOf(rows, room);
    const told = await quote(ctx, { ...asked, rooms: [room] });
    expectStatus(ctx, told, 200, { step: 'a traveller is told the price of free rooms' });
    costs(ctx, answer, row, numberAt(told.body, 'totalPrice'), 'as a quote has it');
    costs(ctx, answer, row, sumOf(row, asked.nights), 'as its nights do');
  }
  const prices = rows.map((row) => numberAt(row, 'stayPrice'));
  const sorted = prices.toSorted((a, b) => a - b);
  if (sorted.join() === prices.join()) return;
  tell(ctx, answer, {
    cause: 'the desk is not offered the cheapest room first',
    severity: 'BREAKS SCREEN',
    expected: sorted.join(),
    seen: prices.join(),
  });
}

/** Where its nights are not told, each of them costs `price`. */
function sumOf(row: Json | undefined, count: number): number {
  const nights = listAt(row, 'nights');
  if (nights.length === 0) return numberAt(row, 'price') * count;
  return nights.reduce<number>((sum, night) => sum + numberAt(night, 'price'), 0);
}

function costs(
  ctx: Context,
  answer: Answer,
  row: Json | undefined,
  expected: number,
  what: string,
): void {
  const seen = numberAt(row, 'stayPrice');
  if (seen === expected) return;
  tell(ctx, answer, {
    cause: 'the desk is told another price of a stay than its nights cost',
    severity: 'BREAKS SCREEN',
    expected: `stayPrice: ${expected}, ${what}`,
    seen: row ? `stayPrice: ${seen}` : 'the room is not offered',
  });
}

/** "What binds travellers only warns here." */
export async function boundBySeasons(ctx: Context): Promise<void> {
  needs(ctx, 'listFreeRooms');
  const calendar = await newCalendar(ctx);
  const { hotelId, room } = calendar;
  const cases: [string, Record<string, Json>, number][] = [
    ['in which nothing is sold', { closed: true }, SEASON_FROM + 1],
    ['on whose days nobody arrives', { noArrival: true }, SEASON_FROM + 1],
    ['on whose days nobody leaves', { noDeparture: true }, SEASON_FROM],
    ['whose stays have three nights', { minStay: 3 }, SEASON_FROM + 1],
    ['in which stays have three nights', { minStayThrough: 3 }, SEASON_FROM + 1],
  ];
  for (const [what, rule, from] of cases) {
    const asked = { hotelId, from, nights: 1 };
    const season = await newSeason(ctx, calendar, { change: 'NONE', ...rule });
    try {
      await isOffered(ctx, asked, room, { why: `in a season ${what}`, isWarned: true });
    } finally {
      await remove(ctx, calendar, season);
    }
    await isOffered(ctx, asked, room, { why: 'without a season', isWarned: false });
  }
}

/** A house that lets for weeks only, and is not on sale: its own desk gives a room for a night. */
export async function boundByHotel(ctx: Context): Promise<void> {
  needs(ctx, 'listFreeRooms', 'createPartnerBooking', 'cancelPartnerBooking');
  const { hotelId, room } = await secondHotel(ctx, { minimumStay: '1_WEEK' });
  const { token } = worldOf(ctx).owner;
  const asked = { hotelId, from: FROM, nights: 1 };
  const why = 'shorter than the hotel lets';
  const row = await isOffered(ctx, asked, room, { why, isWarned: true });
  if (!row) return;
  const body = deskBooking(room.id, FROM, numberAt(row, 'stayPrice'));
  const params = { hotelId };
  const made = await ctx.client.call('createPartnerBooking', { token, params, body });
  expectStatus(ctx, made, 201, { step: 'the desk books what travellers cannot' });
  const call = { token, params: { bookingId: textAt(made.body, 'bookingId') } };
  await ctx.client.call('cancelPartnerBooking', { ...call, body: { reason: 'Thử xong.' } });
}

/** With a word of why travellers cannot have it, or without one where they can. */
async function isOffered(
  ctx: Context,
  asked: Asked,
  room: Room,
  { why, isWarned }: { why: string; isWarned: boolean },
): Promise<Json | undefined> {
  const { answer, rows } = await offered(ctx, asked);
  const row = rowOf(rows, room);
  const warnings = listAt(row, 'warnings').length;
  if (row && warnings > 0 === isWarned) return row;
  tell(ctx, answer, {
    cause: row
      ? 'the desk is told otherwise than it is whether travellers can book a room'
      : 'the desk is not offered a room that it may give',
    severity: 'BREAKS SCREEN',
    expected: `room ${room.id} ${isWarned ? 'with' : 'without'} warnings: ${why}`,
    seen: row ? `warnings: ${JSON.stringify(at(row, 'warnings') ?? null)}` : 'not there',
  });
  return row;
}
