import { expectStatus, needs, personOf, tell, worldOf, type Context } from '../context';
import { dayIn } from '../days';
import type { Answer } from '../http/exchange';
import { listAt, numberAt, textAt } from '../json';
import { longText } from '../longText';
import { bookingOf, priceOf } from '../world/bookings';

/** Whatever is written in words is read as it was written, in the length that it may have. */
function isWhole(ctx: Context, answer: Answer, what: string, sent: string, seen: string): void {
  if (seen === sent) return;
  tell(ctx, answer, {
    cause: `${what} is another text than was written`,
    severity: 'BREAKS SCREEN',
    expected: `${sent.length} letters: …${sent.slice(-40)}`,
    seen: `${seen.length} letters: …${seen.slice(-40)}`,
  });
}

/** The longest text that a field of a body takes. */
function longest({ contract }: Context, id: string, field: string): string {
  const { properties = {} } = contract.resolve(contract.operations.get(id)?.body ?? {});
  return longText(contract.resolve(properties[field] ?? {}).maxLength ?? 0);
}

const NAME = longText(100);

export async function ofBookings(ctx: Context): Promise<void> {
  needs(ctx, 'createBooking', 'getPartnerBooking', 'cancelPartnerBooking');
  const guest = personOf(ctx, 'customer');
  const { hotelId, rooms, owner } = worldOf(ctx);
  const plan = { hotelId, rooms: rooms.slice(0, 1), from: 214 };
  const notes = longest(ctx, 'createBooking', 'notes');
  const body = {
    ...bookingOf({ ...plan, totalPrice: await priceOf(ctx, plan) }),
    ...{ notes, arrivingGuest: { name: NAME } },
  };
  const made = await ctx.client.call('createBooking', { token: guest.token, body });
  expectStatus(ctx, made, 201, { step: 'a traveller books with notes of the full length' });
  const params = { bookingId: textAt(made.body, 'bookingId') };
  const { token } = owner;
  const told = await ctx.client.call('getPartnerBooking', { token, params });
  isWhole(ctx, told, 'what a guest asks', notes, textAt(told.body, 'notes'));
  isWhole(ctx, told, 'the name of who comes', NAME, textAt(told.body, 'arrivingGuest', 'name'));
  const reason = longest(ctx, 'cancelPartnerBooking', 'reason');
  const gone = await ctx.client.call('cancelPartnerBooking', { token, params, body: { reason } });
  expectStatus(ctx, gone, 200, { step: 'a partner cancels with a reason of the full length' });
  const read = await ctx.client.call('getPartnerBooking', { token, params });
  const last = listAt(read.body, 'history').at(-1);
  isWhole(ctx, read, 'the reason of a cancellation', reason, textAt(last, 'reason'));
}

export async function ofClosures(ctx: Context): Promise<void> {
  needs(ctx, 'closeRoom', 'listRoomClosures', 'reopenRoom');
  const { hotelId, rooms, owner } = worldOf(ctx);
  const { token } = owner;
  const params = { hotelId, roomId: rooms[0]!.id };
  const reason = longest(ctx, 'closeRoom', 'reason');
  const body = { from: dayIn(216), to: dayIn(217), reason };
  const made = await ctx.client.call('closeRoom', { token, params, body });
  expectStatus(ctx, made, 201, { step: 'a partner closes a room' });
  const closureId = numberAt(made.body, 'id');
  const list = await ctx.client.call('listRoomClosures', { token, params });
  const all = listAt({ closures: list.body ?? [] }, 'closures');
  const own = all.find((one) => numberAt(one, 'id') === closureId);
  isWhole(ctx, list, 'the reason of a closure', reason, textAt(own, 'reason'));
  await ctx.client.call('reopenRoom', { token, params: { ...params, closureId } });
}
