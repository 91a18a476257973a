import { expectStatus, needs, seemsStatus, worldOf, type Context } from '../../context';
import { dayIn } from '../../days';
import { numberAt, textAt } from '../../json';
import { bookAtDesk } from '../../world/bookings';
import { isHeldFor, isSaid } from '../guests';
import { deskBooking, freeRoom } from './bookings';

const FROM = 60;
const LATE = '22:30';

/** All of it at once: what is left out is not said, but for the time of arrival, which stays. */
export async function guestsOfDesk(ctx: Context): Promise<void> {
  needs(ctx, 'createPartnerBooking', 'changePartnerGuests', 'getPartnerBooking', 'listFreeRooms');
  const { rooms, owner } = worldOf(ctx);
  const room = rooms[2]!;
  const price = numberAt(await freeRoom(ctx, room.id, FROM), 'stayPrice');
  const made = await bookAtDesk(ctx, deskBooking(room.id, FROM, price));
  expectStatus(ctx, made, 201, { step: 'the desk books for whoever calls' });
  const call = { token: owner.token, params: { bookingId: textAt(made.body, 'bookingId') } };
  const change = (version: number, body: object) =>
    ctx.client.call('changePartnerGuests', { ...call, body: { version, ...body } });
  const version = numberAt(made.body, 'version');
  const all = {
    arrivingGuest: { name: 'Trần Mai' },
    specialRequests: ['QUIET_ROOM'],
    arrivalTime: LATE,
  };
  const first = await change(version, all);
  expectStatus(ctx, first, 200, { step: 'the desk notes who comes' });
  isSaid(ctx, first, all);
  isHeldFor(ctx, first, `${dayIn(FROM)}T${LATE}:00+07:00`);
  const stale = await change(version, { specialRequests: ['LOW_FLOOR'] });
  seemsStatus(ctx, stale, 409, { step: 'guests that were noted meanwhile', code: 'STALE' });
  const less = { specialRequests: ['HIGH_FLOOR'] };
  const second = await change(numberAt(first.body, 'version'), less);
  expectStatus(ctx, second, 200, { step: 'the desk notes who comes' });
  const read = await ctx.client.call('getPartnerBooking', call);
  for (const answer of [second, read]) isSaid(ctx, answer, { ...less, arrivalTime: LATE });
  const same = await change(numberAt(second.body, 'version'), less);
  seemsStatus(ctx, same, 409, { step: 'the desk notes the same again', code: 'NOTHING_CHANGED' });
}
