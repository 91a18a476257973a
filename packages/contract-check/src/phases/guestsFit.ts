import { needs, personOf, step, worldOf, type Context } from '../context';
import { newPerson } from '../people/people';
import { bookingOf, priceOf } from '../world/bookings';
import { isRefused } from './offers';

const FROM = 520;

/** Who sleeps where, and how they are called. */
export async function guestsFit(ctx: Context): Promise<void> {
  await step(ctx, 'more people in one room than it takes', () => crowded(ctx));
  await step(ctx, 'a guest whom nobody can call', () => unreachable(ctx));
}

async function bodyOf(ctx: Context, count: number) {
  const { hotelId, rooms } = worldOf(ctx);
  const plan = { hotelId, rooms: rooms.slice(0, count), from: FROM };
  return bookingOf({ ...plan, totalPrice: await priceOf(ctx, plan) });
}

/** Two rooms hold three, and one of them does not. */
async function crowded(ctx: Context): Promise<void> {
  const { token } = personOf(ctx, 'customer');
  const body = await bodyOf(ctx, 2);
  const rooms = body.rooms.map((room, i) => ({
    ...room,
    occupants: { adults: i === 0 ? 3 : 1, childAges: [] },
  }));
  const answer = await ctx.client.call('createBooking', {
    ...{ token, body: { ...body, rooms, adults: 4 } },
  });
  await isRefused(ctx, answer, [422], 'more people sleep in a room than it takes');
}

/** "Needed when the account has no phone." */
async function unreachable(ctx: Context): Promise<void> {
  needs(ctx, 'updateProfile');
  const guest = await newPerson(ctx, 'customer');
  const { token } = guest;
  const name = { firstName: 'Lan', lastName: 'Nguyễn' };
  await ctx.client.call('updateProfile', { token, body: { ...name, phone: null } });
  const { phoneNumber: _phone, ...body } = await bodyOf(ctx, 1);
  const answer = await ctx.client.call('createBooking', { token, body });
  await isRefused(ctx, answer, [422], 'a guest books whom nobody can call', guest);
}
