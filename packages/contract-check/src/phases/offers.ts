import { personOf, seemsStatus, tell, worldOf, type Context } from '../context';
import { dayIn } from '../days';
import type { Answer } from '../http/exchange';
import { numberAt, textAt } from '../json';
import { cancel } from '../world/bookings';
import type { Person, Room } from '../world/types';
import { roomsIn } from './travellerFlow';

export async function found(ctx: Context, from: number, more: Record<string, number> = {}) {
  const query = { checkIn: dayIn(from), checkOut: dayIn(from + 1), ...more };
  const params = { id: worldOf(ctx).hotelId };
  const answer = await ctx.client.call('searchRooms', { params, query });
  return { answer, ids: roomsIn(answer.body).map((room) => numberAt(room, 'id')) };
}

export async function notFound(ctx: Context, room: Room, from: number, cause: string, more = {}) {
  const { answer, ids } = await found(ctx, from, more);
  if (!ids.includes(room.id)) return;
  tell(ctx, answer, {
    cause,
    severity: 'BREAKS SCREEN',
    expected: `room ${room.id} is not offered`,
    seen: `rooms ${ids.join(', ')}`,
  });
}

/** Takes a booking back that should not have been made. */
export async function isRefused(
  ctx: Context,
  answer: Answer,
  statuses: number[],
  what: string,
  guest: Person = personOf(ctx, 'customer'),
) {
  seemsStatus(ctx, answer, statuses, {
    step: what,
    severity: answer.status < 300 ? 'UNSAFE' : 'WRONG MESSAGE',
  });
  if (answer.status !== 201) return;
  await cancel(ctx, guest, textAt(answer.body, 'bookingId'));
}
