import { expectStatus, needs, personOf, step, tell, worldOf, type Context } from '../context';
import { at, listAt, textAt, textOf } from '../json';
import { booked, cancel, priceOf } from '../world/bookings';

/** What became of a booking, in the order of the days, and whose doing it was. */
export async function history(ctx: Context): Promise<void> {
  await step(ctx, 'what the traveller did is theirs', () => told(ctx, 456, true));
  await step(ctx, 'what the hotel did is not the traveller’s', () => told(ctx, 459, false));
}

/** Cancelled by the traveller, or else by the hotel. */
async function told(ctx: Context, from: number, byGuest: boolean): Promise<void> {
  needs(ctx, 'exportAccount', 'createBooking', 'cancelBooking', 'cancelPartnerBooking');
  const guest = personOf(ctx, 'customer');
  const { token } = guest;
  const { hotelId, rooms, owner } = worldOf(ctx);
  const plan = { hotelId, rooms: rooms.slice(0, 1), from };
  const made = await booked(ctx, guest, { ...plan, totalPrice: await priceOf(ctx, plan) });
  const bookingId = textAt(made.body, 'bookingId');
  const desk = { token: owner.token, params: { bookingId }, body: { reason: 'Nhà sửa mái.' } };
  const gone = byGuest
    ? await cancel(ctx, guest, bookingId)
    : await ctx.client.call('cancelPartnerBooking', desk);
  expectStatus(ctx, gone, 200, { step: 'a booking is cancelled' });
  const all = await ctx.client.call('exportAccount', { token });
  expectStatus(ctx, all, 200, { step: 'a traveller takes their data along' });
  const own = listAt(all.body, 'bookings').find((one) => textAt(one, 'bookingId') === bookingId);
  const seen = listAt(own, 'history').map(
    (event) => `${textAt(event, 'status')} ${textOf(at(event, 'byYou'))}`,
  );
  const expected = ['CONFIRMED true', `CANCELLED ${byGuest}`];
  if (seen.join() === expected.join()) return;
  tell(ctx, all, {
    cause: 'what became of a booking is told otherwise than it was',
    severity: 'BREAKS SCREEN',
    expected: `status and byYou: ${expected.join(', ')}`,
    seen: seen.join(', ') || 'nothing',
  });
}
