import { expectStatus, needs, tell, worldOf, type Context } from '../../context';
import { dayIn } from '../../days';
import type { Answer } from '../../http/exchange';
import { numberAt, textAt } from '../../json';
import { ROOM, secondHotel } from '../../world/world';
import type { Room } from '../../world/types';
import { roomsIn } from '../travellerFlow';

/** Tonight, tomorrow night and some night next month. */
const NIGHTS = [0, 1, 30];

/** Which of these nights travellers may have, by what the partner has set. */
const SET: [status: string, isFree: boolean[]][] = [
  ['BOOKED', [false, true, true]],
  ['AVAILABLE', [true, true, true]],
  ['MAINTENANCE', [false, false, false]],
  ['AVAILABLE', [true, true, true]],
];

/** "BOOKED closes tonight, if it is free, and is over tomorrow." */
export async function givenAway(ctx: Context): Promise<void> {
  needs(ctx, 'getPartnerRoom', 'updatePartnerRoom', 'listFreeRooms', 'setHotelListing');
  const house = await secondHotel(ctx, {}, 410_000);
  const day = dayIn(0);
  for (const [status, isFree] of SET) {
    await set(ctx, house, status);
    for (const [i, night] of NIGHTS.entries()) {
      const span = { checkIn: dayIn(night), checkOut: dayIn(night + 1) };
      const found = await searched(ctx, house, span);
      const atDesk = await offered(ctx, house, span);
      if (dayIn(0) !== day) return;
      is(ctx, found, house.room, `${status}: travellers on ${span.checkIn}`, isFree[i] === true);
      is(ctx, atDesk, house.room, `${status}: the desk on ${span.checkIn}`, isFree[i] === true);
    }
  }
}

interface House {
  hotelId: number;
  room: Room;
}

async function set(ctx: Context, { hotelId, room }: House, status: string): Promise<void> {
  const { token } = worldOf(ctx).owner;
  const read = await ctx.client.call('getPartnerRoom', { token, params: { roomId: room.id } });
  const version = numberAt(read.body, 'version');
  const body = { ...ROOM, roomNumber: '1', pricePerNight: room.price, status, version };
  const params = { hotelId, roomId: room.id };
  const saved = await ctx.client.call('updatePartnerRoom', { token, params, body });
  expectStatus(ctx, saved, 200, { step: 'a partner says what a room is tonight' });
  if (textAt(saved.body, 'status') === status) return;
  tell(ctx, saved, {
    cause: 'a room has another status than its partner has set',
    severity: 'BREAKS SCREEN',
    expected: status,
    seen: textAt(saved.body, 'status'),
  });
}

const searched = (ctx: Context, { hotelId }: House, query: Record<string, string>) =>
  ctx.client.call('searchRooms', { params: { id: hotelId }, query });

const offered = (ctx: Context, { hotelId }: House, query: Record<string, string>) =>
  ctx.client.call('listFreeRooms', {
    ...{ token: worldOf(ctx).owner.token, params: { hotelId }, query },
  });

function is(ctx: Context, answer: Answer, room: Room, what: string, isFree: boolean): void {
  const rows = roomsIn(answer.body);
  const isThere = rows.some((row) => numberAt(row, 'id') === room.id);
  if (isThere === isFree) return;
  tell(ctx, answer, {
    cause: 'a room is free, or is not, against what its partner has set',
    severity: isThere ? 'UNSAFE' : 'BREAKS SCREEN',
    expected: `${what} ${isFree ? 'may' : 'may not'} have it`,
    seen: isThere ? 'free' : 'not free',
  });
}
