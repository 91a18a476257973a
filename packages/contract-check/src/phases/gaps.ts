import { expectStatus, needs, seemsStatus, tell, worldOf, type Context } from '../context';
import { dayIn } from '../days';
import { numberAt } from '../json';
import { quote } from '../world/bookings';
import { HOTEL, secondHotel } from '../world/world';
import type { Room } from '../world/types';
import { roomsIn } from './travellerFlow';

const FROM = 510;
const WEEK = { minimumStay: '1_WEEK' };
/** Closed before and after the gap of three nights. */
const CLOSED = [
  [0, 3],
  [6, 9],
] as const;

/** All shorter than a week. */
const STAYS: [what: string, from: number, nights: number, fills: boolean][] = [
  ['that fills a gap exactly', 3, 3, true],
  ['that leaves a night before it', 4, 2, false],
  ['that leaves a night after it', 3, 2, false],
  ['right after a taken night, with free ones behind it', 9, 3, false],
  ['with no neighbour', 20, 3, false],
];

/** "A stay that exactly fills a gap of the room may be shorter than every minimum, unless the owner says otherwise." */
export async function gaps(ctx: Context): Promise<void> {
  needs(ctx, 'createQuote', 'closeRoom', 'searchRooms', 'setHotelListing');
  const filled = await secondHotel(ctx, { ...WEEK, gapFilling: true }, 400_000);
  await closed(ctx, filled);
  await areSold(ctx, filled, true);
  // "What is left out is true for a new hotel."
  const usual = await secondHotel(ctx, WEEK, 400_000);
  await closed(ctx, usual);
  await areSold(ctx, usual, true);
  await otherwise(ctx, usual);
  await areSold(ctx, usual, false);
}

interface House {
  hotelId: number;
  room: Room;
}

async function closed(ctx: Context, { hotelId, room }: House): Promise<void> {
  const { token } = worldOf(ctx).owner;
  const params = { hotelId, roomId: room.id };
  for (const [from, to] of CLOSED) {
    const body = { from: dayIn(FROM + from), to: dayIn(FROM + to), reason: 'Sơn lại' };
    const made = await ctx.client.call('closeRoom', { token, params, body });
    expectStatus(ctx, made, 201, { step: 'a partner closes a room' });
  }
}

/** The owner says that gaps stay. */
async function otherwise(ctx: Context, { hotelId }: House): Promise<void> {
  const call = { token: worldOf(ctx).owner.token, params: { id: hotelId } };
  const read = await ctx.client.call('getPartnerHotel', call);
  const version = numberAt(read.body, 'version');
  const body = { ...HOTEL, ...WEEK, gapFilling: false, version };
  const saved = await ctx.client.call('updatePartnerHotel', { ...call, body });
  expectStatus(ctx, saved, 200, { step: 'a partner saves a hotel' });
}

async function areSold(ctx: Context, house: House, isFilling: boolean): Promise<void> {
  for (const [what, from, nights, fills] of STAYS) {
    const isSold = fills && isFilling;
    await isPriced(
      ctx,
      house,
      isFilling ? what : `${what} where gaps stay`,
      [from, nights],
      isSold,
    );
    await isFound(ctx, house, what, [from, nights], isSold);
  }
}

type Span = [from: number, nights: number];

async function isPriced(
  ctx: Context,
  { hotelId, room }: House,
  what: string,
  [from, nights]: Span,
  isSold: boolean,
): Promise<void> {
  const answer = await quote(ctx, { hotelId, rooms: [room], from: FROM + from, nights });
  seemsStatus(ctx, answer, isSold ? 200 : 422, {
    step: `a stay shorter than the minimum ${what}`,
    severity: 'BREAKS SCREEN',
  });
}

async function isFound(
  ctx: Context,
  { hotelId, room }: House,
  what: string,
  [from, nights]: Span,
  isSold: boolean,
): Promise<void> {
  const query = { checkIn: dayIn(FROM + from), checkOut: dayIn(FROM + from + nights) };
  const answer = await ctx.client.call('searchRooms', { params: { id: hotelId }, query });
  const isThere = roomsIn(answer.body).some((one) => numberAt(one, 'id') === room.id);
  if (isThere === isSold) return;
  tell(ctx, answer, {
    cause: 'a room is found for other short stays than it is sold for',
    severity: 'BREAKS SCREEN',
    expected: `a stay ${what} ${isSold ? 'is' : 'is not'} found`,
    seen: `${answer.status} ${isThere ? 'found' : 'not found'}`,
  });
}
