import { expectStatus, needs, personOf, step, tell, worldOf, type Context } from '../../context';
import { forAWhile } from '../../world/world';
import { dayIn } from '../../days';
import { listAt, textAt } from '../../json';
import { book, priceOf } from '../../world/bookings';
import { keeps } from '../partnerFlow';
import { byDeadline } from './arrivals';
import { byHand, byPhone, keyAtDesk, walkIn } from './bookings';
import { byCheckIn } from './filters';
import { boundByHotel, boundBySeasons, stayPrices, unlikeNights } from './freeRooms';
import { guestsOfDesk } from './guests';
import { closedAndSold, underRepair } from './occupancy';
import { agreed, quotesOfDesk, weakerCode } from './quotes';
import { review } from './review';
import { since } from './since';
import { givenAway } from './tonight';

/** The hotel's counter: guests come tonight, walk in, leave, and say what they think of it. */
export async function desk(ctx: Context): Promise<void> {
  let stayed: string | undefined;
  await step(ctx, 'a guest arrives today and leaves', async () => {
    stayed = await arrival(ctx);
  });
  await step(ctx, 'a guest writes a review, the hotel answers', () => review(ctx, stayed));
  await step(ctx, 'somebody walks in', () => walkIn(ctx));
  await step(ctx, 'somebody books by telephone, and the hotel cancels', () => byPhone(ctx));
  await step(ctx, 'the desk agrees on a price', () => byHand(ctx));
  await step(ctx, 'the desk books as it was quoted', () => quotesOfDesk(ctx));
  await step(ctx, 'nothing is taken off what was agreed on', () => agreed(ctx));
  await step(ctx, 'the desk is told which discount counts', () => weakerCode(ctx));
  await step(ctx, 'a click too much at the desk', () => keyAtDesk(ctx));
  await step(ctx, 'the desk notes who comes, and when', () => guestsOfDesk(ctx));
  await step(ctx, 'the desk is told what a stay costs', () => stayPrices(ctx));
  await step(ctx, 'the desk is told what unlike nights cost', () => unlikeNights(ctx));
  await step(ctx, 'rules of a season only warn the desk', () => boundBySeasons(ctx));
  await step(ctx, 'rules of a hotel only warn the desk', () => boundByHotel(ctx));
  await step(ctx, 'arrivals stand in the order of their deadlines', () => byDeadline(ctx));
  await step(ctx, 'bookings are listed by their check-in', () => byCheckIn(ctx));
  await step(ctx, 'a day counts what is sold and what is closed', () => closedAndSold(ctx));
  await step(ctx, 'a day counts a room under repair as closed', () => underRepair(ctx));
  await step(ctx, 'a check-in is not taken back over what happened since', () => since(ctx));
  await step(ctx, 'a room is given away for tonight', () => forAWhile(ctx, () => givenAway(ctx)));
}

/** The booking whose stay is over; of several nights, as only who has slept there may judge. */
async function arrival(ctx: Context): Promise<string> {
  needs(ctx, 'checkInBooking', 'checkOutBooking', 'getPartnerBooking', 'listPartnerBookings');
  const guest = personOf(ctx, 'customer');
  const { hotelId, rooms, owner } = worldOf(ctx);
  const { token } = owner;
  const plan = { hotelId, rooms: rooms.slice(3, 4), from: 0, nights: 1 };
  const answer = await book(ctx, guest, { ...plan, totalPrice: await priceOf(ctx, plan) });
  expectStatus(ctx, answer, 201, { step: 'a traveller books a room for tonight' });
  const params = { bookingId: textAt(answer.body, 'bookingId') };
  const list = await ctx.client.call('listPartnerBookings', {
    token,
    query: { hotelId, from: dayIn(0), size: 50 },
  });
  expectStatus(ctx, list, 200, { step: "a hotel's arrivals are listed" });
  if (!listAt(list.body, 'content').some((row) => textAt(row, 'bookingId') === params.bookingId)) {
    tell(ctx, list, {
      cause: "a guest is not in the partner's list",
      severity: 'BREAKS SCREEN',
      expected: params.bookingId,
      seen: 'not there',
    });
  }
  const undone = ctx.offered.has('undoCheckIn') && ctx.offered.has('undoCheckOut');
  const moves: [string, string][] = [
    ['checkInBooking', 'CHECKED_IN'],
    ...(undone ? UNDONE : []),
    ['checkOutBooking', 'COMPLETED'],
  ];
  for (const [id, status] of moves) {
    const done = await ctx.client.call(id, { token, params });
    expectStatus(ctx, done, 200, { step: `${id} of today's guest` });
    const seen = await ctx.client.call('getPartnerBooking', { token, params });
    const own = await ctx.client.call('getBooking', { token: guest.token, params });
    for (const { body } of [done, seen, own]) keeps(ctx, body, { status }, 'booking');
  }
  return params.bookingId;
}

const UNDONE: [string, string][] = [
  ['undoCheckIn', 'CONFIRMED'],
  ['checkInBooking', 'CHECKED_IN'],
  ['checkOutBooking', 'COMPLETED'],
  ['undoCheckOut', 'CHECKED_IN'],
];
