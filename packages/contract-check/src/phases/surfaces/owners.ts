import { expectStatus, needs, personOf, worldOf, type Context } from '../../context';
import { numberAt, textAt } from '../../json';
import { bookingOf, priceOf } from '../../world/bookings';
import { isToldOf } from '../admin/news';

const FROM = 654;

/** What a guest does is told to the hotel's owner, one after the other, and leads to the booking. */
export async function toldToOwner(ctx: Context): Promise<void> {
  needs(ctx, 'listNotifications', 'createBooking', 'cancelBooking');
  const guest = personOf(ctx, 'customer');
  const { hotelId, rooms, owner } = worldOf(ctx);
  const plan = { hotelId, rooms: rooms.slice(3, 4), from: FROM };
  const body = bookingOf({ ...plan, totalPrice: await priceOf(ctx, plan) });
  const made = await ctx.client.call('createBooking', { token: guest.token, body });
  expectStatus(ctx, made, 201, { step: 'a traveller books free rooms at their price' });
  const bookingId = textAt(made.body, 'bookingId');
  const about = { bookingId, hotelId };
  const call = { token: guest.token, params: { bookingId } };
  const acts: [id: string, kind: string, body: () => Promise<object>][] = [
    ['setArrivalTime', 'ARRIVAL_SET', async () => ({ arrivalTime: '20:30' })],
    ['changeGuests', 'BOOKING_CHANGED', async () => ({ specialRequests: ['QUIET_ROOM'] })],
    ['changeBooking', 'BOOKING_CHANGED', () => otherParty(ctx, call)],
    ['cancelBooking', 'BOOKING_CANCELLED', async () => ({})],
  ];
  const kinds = ['BOOKING_CREATED'];
  await isToldOf(ctx, owner.token, about, kinds);
  for (const [id, kind, wish] of acts.filter(([name]) => ctx.offered.has(name))) {
    const { body: now } = await ctx.client.call('getBooking', call);
    const version = numberAt(now, 'version');
    const sent = { ...(kind === 'BOOKING_CHANGED' && { version }), ...(await wish()) };
    const isSent = Object.keys(sent).length > 0;
    const done = await ctx.client.call(id, { ...call, ...(isSent && { body: sent }) });
    expectStatus(ctx, done, 200, { step: `${id} of a guest's own stay` });
    kinds.unshift(kind);
    await isToldOf(ctx, owner.token, about, kinds);
  }
}

interface Own {
  token: string;
  params: { bookingId: string };
}

/** One more person in the same rooms, which costs nothing. */
async function otherParty(ctx: Context, call: Own): Promise<object> {
  const { body } = await ctx.client.call('getBooking', call);
  return { adults: 2, totalPrice: numberAt(body, 'totalPrice') };
}
