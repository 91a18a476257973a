import { expectStatus, needs, personOf, worldOf, type Context } from '../../context';
import { textAt } from '../../json';
import { bookingOf, cancel, priceOf } from '../../world/bookings';
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
  await isToldOf(ctx, owner.token, about, ['BOOKING_CREATED']);
  await cancel(ctx, guest, bookingId);
  await isToldOf(ctx, owner.token, about, ['BOOKING_CANCELLED', 'BOOKING_CREATED']);
}
