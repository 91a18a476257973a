import { expectStatus, needs, personOf, seemsStatus, worldOf, type Context } from '../../context';
import { textAt } from '../../json';
import { bookingOf, cancel } from '../../world/bookings';
import { secondHotel } from '../../world/world';
import { keeps } from '../partnerFlow';
import { FROM } from './hotels';
import { asAdmin } from './log';

/** At a hotel that nobody has suspended. */
export async function notSuspended(ctx: Context): Promise<void> {
  needs(ctx, 'cancelBookingAtRisk');
  const guest = personOf(ctx, 'customer');
  const { hotelId, rooms } = worldOf(ctx);
  const plan = { hotelId, rooms: rooms.slice(0, 1), from: FROM };
  const made = await ctx.client.call('createBooking', {
    token: guest.token,
    body: bookingOf(plan),
  });
  expectStatus(ctx, made, 201, { step: 'a traveller books free rooms at their price' });
  const params = { bookingId: textAt(made.body, 'bookingId') };
  const answer = await asAdmin(ctx)('cancelBookingAtRisk', { params, body: { reason: 'Thử.' } });
  seemsStatus(ctx, answer, 409, {
    step: 'an administrator cancels at a hotel that is not suspended',
    severity: answer.status === 200 ? 'UNSAFE' : 'WRONG MESSAGE',
    code: 'NOT_SUSPENDED',
  });
  await cancel(ctx, guest, params.bookingId);
}

/** "What it was before, or what its partner has made of it since." */
export async function asBefore(ctx: Context): Promise<void> {
  needs(ctx, 'suspendHotel', 'restoreHotel', 'setHotelListing');
  const admin = asAdmin(ctx);
  const { token } = worldOf(ctx).owner;
  const draft = await secondHotel(ctx);
  const taken = await secondHotel(ctx, {}, 430_000);
  for (const [hotelId, isTaken] of [
    [draft.hotelId, false],
    [taken.hotelId, true],
  ] as const) {
    const call = { params: { id: hotelId }, body: { reason: 'Thử.' } };
    const done = await admin('suspendHotel', call);
    expectStatus(ctx, done, 200, { step: 'an administrator suspends a hotel' });
    const off = { params: { hotelId }, body: { listed: false } };
    if (isTaken) await ctx.client.call('setHotelListing', { token, ...off });
    const back = await admin('restoreHotel', call);
    expectStatus(ctx, back, 200, { step: 'an administrator restores a hotel' });
    keeps(ctx, back.body, { state: 'DRAFT' }, 'restored draft');
  }
}
