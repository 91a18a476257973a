import { expectStatus, tell, worldOf, type Context } from '../../context';
import { dayIn } from '../../days';
import { listAt, numberAt, textAt, type Json } from '../../json';

type Lists = 'arrivals' | 'inHouse' | 'departures';

/** In which lists of a day a booking stands; undefined where the contract leaves it open. */
function placesOf(booking: Json, day: string): Record<Lists, boolean | undefined> {
  const status = textAt(booking, 'status');
  const isToday = day === dayIn(0);
  const isGone = status === 'CANCELLED' || status === 'NO_SHOW';
  const [from, to] = [textAt(booking, 'checkInDate'), textAt(booking, 'checkOutDate')];
  return {
    // "Of today those still expected; of another day all that are not cancelled."
    arrivals: from !== day ? false : isToday ? status === 'CONFIRMED' : isGone ? false : true,
    inHouse:
      isGone || (isToday && status === 'CONFIRMED')
        ? false
        : isToday && status === 'CHECKED_IN'
          ? true
          : undefined,
    departures: isGone || to !== day ? false : isToday || status === 'COMPLETED' ? undefined : true,
  };
}

/** A day of the partner's tells of a booking where it belongs. */
export async function standsInDay(ctx: Context, booking: Json): Promise<void> {
  if (!ctx.offered.has('getPartnerDashboard')) return;
  const { token } = worldOf(ctx).owner;
  const id = textAt(booking, 'bookingId');
  for (const name of ['checkInDate', 'checkOutDate']) {
    const day = textAt(booking, name);
    const answer = await ctx.client.call('getPartnerDashboard', { token, query: { day } });
    expectStatus(ctx, answer, 200, { step: "a partner's day opens" });
    for (const [list, isThere] of Object.entries(placesOf(booking, day)) as [
      Lists,
      boolean | undefined,
    ][]) {
      const rows = listAt(answer.body, list, 'bookings');
      const seen = rows.some((row) => textAt(row, 'bookingId') === id);
      const isWhole = numberAt(answer.body, list, 'total') <= rows.length;
      if (isThere === undefined || seen === isThere || (isThere && !isWhole)) continue;
      tell(ctx, answer, {
        cause: `a partner's day ${seen ? 'tells a booking' : 'leaves a booking out'} among ${list}`,
        severity: 'BREAKS SCREEN',
        expected: `${id}, ${textAt(booking, 'status')}, ${isThere ? '' : 'not '}among ${list} of ${day}`,
        seen: seen ? 'there' : 'not there',
      });
    }
  }
}
