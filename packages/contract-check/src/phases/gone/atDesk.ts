import { needs, seemsStatus, tell, worldOf, type Context } from '../../context';
import { dayIn, stayIn } from '../../days';
import type { Answer } from '../../http/exchange';
import { at, listAt, numberAt, textAt } from '../../json';
import { deskBooking } from '../desk/bookings';
import { namesTaken } from './namesTaken';
import { ASKED, NIGHTS, PRICE, type Gone, type House, type Neighbour } from './house';

/** The desk gives no room that somebody has or that it has closed; of one under repair nothing is promised. */
export async function atDesk(ctx: Context, house: House): Promise<void> {
  const taken = house.gone.filter(({ why }) => why !== 'under repair');
  await isOffered(ctx, house);
  for (const one of taken) {
    await isNotBooked(ctx, house, one);
    // What was changed is no longer as it was read.
    if (!(await isNoChange(ctx, house, one))) return;
  }
  for (const one of house.neighbours) await isNotSwapped(ctx, house, one);
}

const callOf = (ctx: Context, made: Answer) => ({
  ...{ token: worldOf(ctx).owner.token },
  params: { bookingId: textAt(made.body, 'bookingId') },
});

async function isOffered(ctx: Context, { hotelId, gone }: House): Promise<void> {
  if (!ctx.offered.has('listFreeRooms')) return;
  const answer = await ctx.client.call('listFreeRooms', {
    ...{ token: worldOf(ctx).owner.token, params: { hotelId } },
    query: { checkIn: dayIn(ASKED), checkOut: dayIn(ASKED + NIGHTS) },
  });
  const ids = listAt({ rows: answer.body ?? [] }, 'rows').map((row) => numberAt(row, 'id'));
  for (const { room, why } of gone.filter((one) => ids.includes(one.room.id))) {
    tell(ctx, answer, {
      cause: 'the desk is offered a room that is booked, closed or under repair',
      severity: 'UNSAFE',
      expected: `no room ${room.id}, which is ${why}`,
      seen: ids.join(),
    });
  }
}

async function isNotBooked(ctx: Context, { hotelId, free }: House, one: Gone): Promise<void> {
  if (!ctx.offered.has('createPartnerBooking')) return;
  const { token } = worldOf(ctx).owner;
  const body = {
    ...deskBooking(one.room.id, ASKED, 2 * NIGHTS * PRICE),
    ...stayIn(ASKED, NIGHTS),
    roomIds: [free.id, one.room.id],
  };
  const call = { token, params: { hotelId }, body };
  const answer = await ctx.client.call('createPartnerBooking', call);
  isRefused(ctx, answer, `the desk books a room that is ${one.why}`);
  namesTaken(ctx, answer, one);
  if (answer.status !== 201 || !ctx.offered.has('cancelPartnerBooking')) return;
  const reason = { reason: 'Thử xong.' };
  await ctx.client.call('cancelPartnerBooking', { ...callOf(ctx, answer), body: reason });
}

const isRefused = (ctx: Context, answer: Answer, step: string) =>
  seemsStatus(ctx, answer, 409, {
    ...{ step, code: 'ROOM_TAKEN' },
    severity: answer.status < 300 ? 'UNSAFE' : 'WRONG MESSAGE',
  });

/** To the nights on which it is gone, and into it. */
async function isNoChange(ctx: Context, { stay }: House, one: Gone): Promise<boolean> {
  if (!ctx.offered.has('changePartnerBooking')) return true;
  needs(ctx, 'previewPartnerBookingChange');
  const wish = {
    ...{ version: numberAt(stay.body, 'version'), ...stayIn(ASKED, NIGHTS) },
    lines: [{ position: 0, roomId: one.room.id }],
  };
  const call = callOf(ctx, stay);
  const told = await ctx.client.call('previewPartnerBookingChange', { ...call, body: wish });
  const totalPrice = numberAt(told.body, 'after', 'totalPrice');
  isTaken(ctx, told, listAt(told.body, 'taken'), one);
  const body = { ...wish, totalPrice };
  const answer = await ctx.client.call('changePartnerBooking', { ...call, body });
  isRefused(ctx, answer, `the desk moves a guest to a room that is ${one.why}`);
  namesTaken(ctx, answer, one);
  return answer.status !== 200;
}

function isTaken(ctx: Context, answer: Answer, taken: ReturnType<typeof listAt>, one: Gone): void {
  if (taken.some((row) => numberAt(row, 'roomId') === one.room.id)) return;
  tell(ctx, answer, {
    cause: 'a preview at the desk does not say that a room cannot be had',
    severity: 'BREAKS SCREEN',
    expected: `room ${one.room.id}, which is ${one.why}, in "taken"`,
    seen: `${answer.status} ${JSON.stringify(taken)}`,
  });
}

/** "When a third booking or a closure is in the way": on the second night of whoever stays longer. */
async function isNotSwapped(ctx: Context, { stay }: House, { made, gone }: Neighbour) {
  if (!ctx.offered.has('swapBookingRooms') || !ctx.offered.has('previewRoomSwap')) return;
  const bookingId = textAt(made.body, 'bookingId');
  const other = { bookingId, version: numberAt(made.body, 'version'), position: 0 };
  const body = { version: numberAt(stay.body, 'version'), position: 0, other };
  const call = { ...callOf(ctx, stay), body };
  const told = await ctx.client.call('previewRoomSwap', call);
  isTaken(ctx, told, listAt(at(told.body, 'own'), 'taken'), gone);
  const answer = await ctx.client.call('swapBookingRooms', call);
  isRefused(ctx, answer, `two guests exchange rooms, one of which is ${gone.why}`);
}
