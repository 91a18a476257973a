import { addDays, nightsOf, today } from '../days';
import { numberOf, ok, textOf, type Handler } from '../http/call';
import { invalid } from '../http/problem';
import { roomNights } from '../prices/nightPrices';
import { spansOf } from '../rooms/travellers';
import type { Booking, Store } from '../store';
import { checkChangeable } from './changeRules';
import type { Need } from './needs';
import { wayOf } from './planPrices';
import { stayChanges } from './stayChanges';
import { isClosedOn } from './stayRules';
import { ownBooking } from './travellers';

const MAX_LENGTH = 30;

const getChangeCalendar: Handler = (call) => {
  const { store } = call;
  const booking = ownBooking(call, 'foreign-change-calendar');
  checkChangeable(store, booking);
  const from = textOf(call, 'from')!;
  if (from > addDays(today(), 3 * 365)) throw invalid('from', 'TOO_FAR');
  const { needs, canBe } = stayChanges(store, booking);
  const lengths = new Map<string, number[]>();
  const lengthsAt = (day: string) => {
    const known =
      lengths.get(day) ??
      Array.from({ length: MAX_LENGTH }, (_, i) => i + 1).filter((nights) =>
        canBe({ checkIn: day, checkOut: addDays(day, nights) }),
      );
    lengths.set(day, known);
    return known;
  };
  const days = nightsOf(from, addDays(from, numberOf(call, 'days')));
  return ok(
    days.map((day) => {
      const all = lengthsAt(day);
      const cost = day < today() ? undefined : costOf(store, booking, needs, day);
      return {
        day,
        price: cost ?? null,
        rooms: cost === undefined ? null : booking.lines.length,
        arrival: all.length > 0,
        departure: Array.from({ length: MAX_LENGTH }, (_, i) => i + 1).some((nights) =>
          lengthsAt(addDays(day, -nights)).includes(nights),
        ),
        minStay: all[0] ?? null,
        stays: spansOf(all),
      };
    }),
  );
};

/** What was agreed for the night, or else what the cheapest rooms cost; nothing where there are not enough. */
function costOf(store: Store, booking: Booking, needs: Need[], day: string): number | undefined {
  const field = wayOf(booking) === 'PERCENT' ? 'originalPrice' : 'price';
  const costs = needs.map(({ places, most }) => {
    const free = places.filter(({ isFree, roomAt }) => {
      return isFree(day) && !isClosedOn(store, roomAt(day), day);
    });
    const prices = free.map(({ roomAt }) => roomNights(store, roomAt(day), [day])[0]![field]);
    return { isEnough: prices.length >= most, prices: prices.sort((a, b) => a - b).slice(0, most) };
  });
  if (!costs.every(({ isEnough }) => isEnough)) return undefined;
  const agreed = booking.lines.flatMap(({ nights }) => nights.filter(({ night }) => night === day));
  if (agreed.length > 0) return agreed.reduce((sum, { price }) => sum + price, 0);
  return costs.flatMap(({ prices }) => prices).reduce((sum, price) => sum + price, 0);
}

export const changeCalendarHandlers = { getChangeCalendar };
