import { expectStatus, needs, Skipped, tell, worldOf, type Context } from '../../context';
import { dayIn } from '../../days';
import type { Answer } from '../../http/exchange';
import { listAt, numberAt, textAt, type Json } from '../../json';
import { bookAtDesk } from '../../world/bookings';
import { deskBooking, freeRoom } from './bookings';

const LATEST = '23:45';

/** "Of today those still expected, by hold deadline": whoever has booked first comes last. */
export async function byDeadline(ctx: Context): Promise<void> {
  needs(ctx, 'createPartnerBooking', 'changePartnerGuests', 'getPartnerDashboard');
  needs(ctx, 'listFreeRooms', 'cancelPartnerBooking');
  const day = dayIn(0);
  if (Date.now() > Date.parse(`${day}T${LATEST}:00+07:00`)) throw new Skipped('the day is over');
  const { token } = worldOf(ctx).owner;
  const [first, second] = worldOf(ctx).rooms;
  const late = await expected(ctx, first!.id);
  const told = await ctx.client.call('changePartnerGuests', {
    ...{ token, params: { bookingId: late.bookingId } },
    body: { version: late.version, arrivalTime: LATEST },
  });
  expectStatus(ctx, told, 200, { step: 'the desk notes who comes' });
  const soon = await expected(ctx, second!.id);
  const answer = await ctx.client.call('getPartnerDashboard', { token, query: { day } });
  const holdOf = (one: Json) => Date.parse(textAt(one, 'holdUntil'));
  const arrivals = listAt(answer.body, 'arrivals', 'bookings');
  for (const { bookingId } of [late, soon]) {
    const params = { bookingId };
    await ctx.client.call('cancelPartnerBooking', { token, params, body: { reason: 'Thử.' } });
  }
  if (dayIn(0) === day) notYetHere(ctx, answer, [late.bookingId, soon.bookingId]);
  const ids = (rows: Json[]) => rows.map((one) => textAt(one, 'bookingId')).join();
  const inOrder = ids(arrivals.toSorted((a, b) => holdOf(a) - holdOf(b)));
  if (dayIn(0) !== day || ids(arrivals) === inOrder) return;
  tell(ctx, answer, {
    cause: 'arrivals are not in the order of their deadlines',
    severity: 'BREAKS SCREEN',
    expected: inOrder,
    seen: ids(arrivals),
  });
}

/** "Of today those who have checked in." */
function notYetHere(ctx: Context, answer: Answer, comers: string[]): void {
  const here = listAt(answer.body, 'inHouse', 'bookings').map((one) => textAt(one, 'bookingId'));
  const early = comers.filter((id) => here.includes(id));
  if (early.length === 0) return;
  tell(ctx, answer, {
    cause: 'who has not come yet is in the house',
    severity: 'BREAKS SCREEN',
    expected: `${early.join()} among the arrivals alone`,
    seen: `in the house: ${early.join()}`,
  });
}

async function expected(ctx: Context, roomId: number) {
  const price = numberAt(await freeRoom(ctx, roomId, 0), 'stayPrice');
  const made = await bookAtDesk(ctx, deskBooking(roomId, 0, price));
  expectStatus(ctx, made, 201, { step: 'the desk books for whoever calls' });
  return { bookingId: textAt(made.body, 'bookingId'), version: numberAt(made.body, 'version') };
}
