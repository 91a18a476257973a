import { tell, worldOf, type Context } from '../../context';
import { dayIn } from '../../days';
import { listAt, numberAt, textAt, type Json } from '../../json';
import { roomsIn } from '../travellerFlow';

const DAY_MS = 86_400_000;

const dayBefore = (day: string) => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);

/** In which rooms a booking sleeps that night. */
function roomsOn(booking: Json, night: string): number[] {
  return listAt(booking, 'rooms').map((line) => {
    const segment = listAt(line, 'segments').find(
      (one) => textAt(one, 'from') <= night && night < textAt(one, 'to'),
    );
    return numberAt(segment ?? null, 'roomId') || numberAt(line, 'id');
  });
}

/** All rooms of a booking are held while it is active, and free once it is not: of its last night, also where it has several. */
export async function isHeld(ctx: Context, booking: Json): Promise<void> {
  const status = textAt(booking, 'status');
  const night = dayBefore(textAt(booking, 'checkOutDate'));
  // Whoever left early gave nights back.
  if (status === 'COMPLETED' || night < dayIn(0)) return;
  const isGone = status === 'CANCELLED' || status === 'NO_SHOW';
  const rooms = roomsOn(booking, night);
  const id = numberAt(booking, 'hotelId');
  const query = { checkIn: night, checkOut: textAt(booking, 'checkOutDate') };
  const { token } = worldOf(ctx).owner;
  const asked = [
    ['listFreeRooms', { token, params: { hotelId: id }, query }],
    // What else a night lacks to be sold is not looked at here.
    ...(isGone ? [] : [['searchRooms', { params: { id }, query }] as const]),
  ] as const;
  for (const [operation, call] of asked) {
    if (!ctx.offered.has(operation)) continue;
    const answer = await ctx.client.call(operation, call);
    const free = new Set(roomsIn(answer.body).map((room) => numberAt(room, 'id')));
    const wrong = rooms.filter((room) => free.has(room) !== isGone);
    if (wrong.length === 0) continue;
    tell(ctx, answer, {
      cause: isGone
        ? `a room of a booking that is over stays taken in ${operation}`
        : `a room of a booking is free in ${operation}`,
      severity: isGone ? 'BREAKS SCREEN' : 'UNSAFE',
      expected: `${textAt(booking, 'bookingId')}, ${status}: rooms ${rooms.join()} ${isGone ? 'free' : 'taken'}`,
      seen: `${isGone ? 'taken' : 'free'}: ${wrong.join()}`,
    });
  }
}
