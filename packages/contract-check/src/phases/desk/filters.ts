import { expectStatus, needs, personOf, tell, worldOf, type Context } from '../../context';
import { dayIn } from '../../days';
import type { Answer } from '../../http/exchange';
import { listAt, textAt } from '../../json';
import { booked, cancel, priceOf } from '../../world/bookings';
import type { Room } from '../../world/types';

const FROM = 566;
const NIGHTS = 3;

type Span = { from?: number; to?: number; by?: 'nights' };

/** Counted from the check-in: a stay is listed by its first day, however long it goes on, or by any of its nights. */
const SPANS: [span: Span, isListed: boolean][] = [
  [{ from: -1 }, true],
  [{ from: 0 }, true],
  [{ from: 1 }, false],
  [{ from: NIGHTS }, false],
  [{ to: -1 }, false],
  [{ to: 0 }, true],
  [{ to: 1 }, true],
  [{ from: 0, to: 0 }, true],
  [{ from: 1, to: NIGHTS }, false],
  [{ from: NIGHTS - 1, by: 'nights' }, true],
  [{ from: NIGHTS, by: 'nights' }, false],
  [{ from: 1, to: 1, by: 'nights' }, true],
  [{ to: -1, by: 'nights' }, false],
];

export async function byCheckIn(ctx: Context): Promise<void> {
  needs(ctx, 'listPartnerBookings', 'createBooking', 'cancelBooking');
  const guest = personOf(ctx, 'customer');
  const { hotelId, rooms, owner } = worldOf(ctx);
  const plan = { hotelId, rooms: rooms.slice(0, 1), from: FROM, nights: NIGHTS };
  const made = await booked(ctx, guest, { ...plan, totalPrice: await priceOf(ctx, plan) });
  const bookingId = textAt(made.body, 'bookingId');
  const first = Date.parse(textAt(made.body, 'checkInDate'));
  try {
    // By nights the planner asks, which not every backend has.
    const isPlanned = ctx.offered.has('getPartnerCalendar');
    if (isPlanned) await byRoom(ctx, bookingId, rooms);
    for (const [{ from, to, by }, isListed] of SPANS.filter(([span]) => isPlanned || !span.by)) {
      // By its code, so that it does not matter how many others there are.
      const query = {
        ...{ hotelId, text: bookingId, ...(by && { by }) },
        ...(from !== undefined && { from: dayIn(from, first) }),
        ...(to !== undefined && { to: dayIn(to, first) }),
      };
      for (const id of ['listPartnerBookings', 'exportPartnerBookings']) {
        if (!ctx.offered.has(id)) continue;
        const answer = await ctx.client.call(id, { token: owner.token, query });
        expectStatus(ctx, answer, 200, { step: "a hotel's arrivals are listed" });
        if (isIn(answer, bookingId) !== isListed) otherDays(ctx, answer, isListed);
      }
    }
  } finally {
    await cancel(ctx, guest, bookingId);
  }
}

/** The bookings of a room are those that have it: its own, and no other room's. */
async function byRoom(ctx: Context, bookingId: string, rooms: Room[]): Promise<void> {
  const { hotelId, owner } = worldOf(ctx);
  for (const [index, { id: roomId }] of rooms.slice(0, 2).entries()) {
    const query = { hotelId, roomId, text: bookingId };
    const answer = await ctx.client.call('listPartnerBookings', { token: owner.token, query });
    expectStatus(ctx, answer, 200, { step: "a room's bookings are listed" });
    const isListed = index === 0;
    if (isIn(answer, bookingId) === isListed) continue;
    tell(ctx, answer, {
      cause: 'bookings are listed of other rooms than the one that was asked for',
      severity: 'BREAKS SCREEN',
      expected: `a booking of room ${rooms[0]!.id} ${isListed ? '' : 'not '}in the list of room ${roomId}`,
      seen: `it is ${isListed ? 'not ' : ''}there`,
    });
  }
}

/** A table of a spreadsheet has its head, and nothing else where nothing is found. */
function isIn({ body, text }: Answer, bookingId: string): boolean {
  if (body === undefined) return text.trim().split('\n').length > 1;
  return listAt(body, 'content').some((row) => textAt(row, 'bookingId') === bookingId);
}

function otherDays(ctx: Context, answer: Answer, isListed: boolean): void {
  tell(ctx, answer, {
    cause: 'bookings are listed by other days than were asked for',
    severity: 'BREAKS SCREEN',
    expected: `a stay of ${NIGHTS} nights from ${dayIn(FROM)} ${isListed ? '' : 'not '}in the list`,
    seen: `it is ${isListed ? 'not ' : ''}there`,
  });
}
