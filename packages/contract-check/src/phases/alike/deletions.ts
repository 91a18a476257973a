import { expectStatus, needs, personOf, seemsStatus, type Context } from '../../context';
import { numberAt, textAt } from '../../json';
import { newPerson } from '../../people/people';
import { book, cancel, priceOf } from '../../world/bookings';
import { HOTEL, newRoom } from '../../world/world';
import { tellTold } from './differences';

const FROM = 640;

/** "409 while the account has hotels on sale, or guests who are expected" with their number. "Nothing changed." */
export async function deletions(ctx: Context): Promise<void> {
  needs(ctx, 'deleteAccount', 'createPartnerHotel', 'setHotelListing', 'createBooking');
  const guest = personOf(ctx, 'customer');
  const { token, password } = await newPerson(ctx, 'partner');
  const made = await ctx.client.call('createPartnerHotel', { token, body: HOTEL });
  expectStatus(ctx, made, 201, { step: 'a partner creates a hotel' });
  const hotelId = numberAt(made.body, 'id');
  const room = await newRoom(ctx, { hotelId, token, price: 390_000, number: '1' });
  const list = (listed: boolean) =>
    ctx.client.call('setHotelListing', { token, params: { hotelId }, body: { listed } });
  expectStatus(ctx, await list(true), 200, { step: 'a partner puts a complete hotel on sale' });
  const plan = { hotelId, rooms: [room], from: FROM };
  const stay = await book(ctx, guest, { ...plan, totalPrice: await priceOf(ctx, plan) });
  expectStatus(ctx, stay, 201, { step: 'a traveller books free rooms at their price' });
  const gone = () => ctx.client.call('deleteAccount', { token, body: { password } });
  // With both in the way, either may be told.
  const early = { step: 'a partner with a hotel on sale is deleted' };
  seemsStatus(ctx, await gone(), 409, early);
  await list(false);
  const expected = { step: 'a partner whose guests are expected is deleted', code: 'HAS_BOOKINGS' };
  const refused = await gone();
  if (seemsStatus(ctx, refused, 409, expected)) {
    tellTold(ctx, refused, 'HAS_BOOKINGS', { bookings: 1 }, refused.body);
  }
  await cancel(ctx, guest, textAt(stay.body, 'bookingId'));
  await gone();
}
