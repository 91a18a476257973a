import { expectStatus, needs, seemsStatus, worldOf, type Context } from '../../context';
import type { Answer } from '../../http/exchange';
import { numberAt, textAt } from '../../json';
import { bookAtDesk } from '../../world/bookings';
import { newRoom } from '../../world/world';
import { keeps } from '../partnerFlow';
import { deskBooking, freeRoom } from './bookings';

type Ask = (id: string, body?: object) => Promise<Answer>;

/** What may happen to whoever is in the house. */
const HAPPENS: [
  what: string,
  needed: string[],
  act: (ask: Ask, here: Answer) => Promise<Answer>,
][] = [
  [
    'the desk has noted what they would like',
    ['changePartnerGuests'],
    (ask, { body }) =>
      ask('changePartnerGuests', {
        ...{ version: numberAt(body, 'version'), specialRequests: ['HIGH_FLOOR'] },
      }),
  ],
  [
    'the desk has noted how many they are',
    ['changePartnerBooking'],
    (ask, { body }) =>
      ask('changePartnerBooking', {
        ...{ version: numberAt(body, 'version'), adults: 2 },
        totalPrice: numberAt(body, 'totalPrice'),
      }),
  ],
  [
    'they have left, and that was taken back',
    ['undoCheckOut'],
    async (ask) => {
      await ask('checkOutBooking');
      return ask('undoCheckOut');
    },
  ],
];

/** "`STATUS_CHANGED` when something else has happened since, also where that was a check-out which has been taken back." */
export async function since(ctx: Context): Promise<void> {
  needs(ctx, 'undoCheckIn', 'checkOutBooking', 'getPartnerBooking', 'listFreeRooms');
  const { hotelId, owner } = worldOf(ctx);
  const { token } = owner;
  const room = await newRoom(ctx, { hotelId, token, price: 465_000, number: '361' });
  for (const [what, needed, act] of HAPPENS) {
    if (needed.some((id) => !ctx.offered.has(id))) continue;
    const price = numberAt(await freeRoom(ctx, room.id, 0), 'stayPrice');
    const here = { ...deskBooking(room.id, 0, price), source: 'WALK_IN', checkInNow: true };
    const made = await bookAtDesk(ctx, here);
    expectStatus(ctx, made, 201, { step: 'the desk books for whoever walks in' });
    const params = { bookingId: textAt(made.body, 'bookingId') };
    const ask: Ask = (id, body) => ctx.client.call(id, { token, params, ...(body && { body }) });
    const done = await act(ask, made);
    expectStatus(ctx, done, 200, { step: what });
    const undone = await ask('undoCheckIn');
    seemsStatus(ctx, undone, 409, {
      step: `a check-in is taken back after which ${what}`,
      severity: undone.status === 200 ? 'BREAKS SCREEN' : 'WRONG MESSAGE',
      code: 'STATUS_CHANGED',
    });
    const read = await ask('getPartnerBooking');
    keeps(ctx, read.body, { status: 'CHECKED_IN' }, 'booking');
    await ask('checkOutBooking');
  }
}
