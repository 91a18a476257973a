import { fault } from '../faults';
import { addDays, nightsOf, now, today } from '../days';
import { numberOf, ok, textOf, type Handler } from '../http/call';
import { invalid } from '../http/problem';
import { isFree } from '../rooms/availability';
import { stayCost } from '../rooms/rooms';
import { spansOf } from '../rooms/travellers';
import { checkChangeable, roomsOfPlan } from './change';
import { freeCancellationUntil } from './holds';
import { canBook } from './stayRules';
import { ownBooking } from './travellers';

const MAX_LENGTH = 30;

const getChangeCalendar: Handler = (call) => {
  const { store } = call;
  const booking = ownBooking(call, 'foreign-change-calendar');
  checkChangeable(store, booking);
  const from = textOf(call, 'from')!;
  if (from > addDays(today(), 3 * 365)) throw invalid('from', 'TOO_FAR');
  const rooms = roomsOfPlan(store, booking);
  const own = fault('own-nights-in-the-way') ? undefined : booking.id;
  const lengths = new Map<string, number[]>();
  const isLate = now() > freeCancellationUntil(booking.checkIn);
  const lengthsAt = (day: string) => {
    const known =
      lengths.get(day) ??
      Array.from({ length: MAX_LENGTH }, (_, i) => i + 1).filter((nights) => {
        const stay = { checkIn: day, checkOut: addDays(day, nights) };
        const isGiven = stay.checkIn > booking.checkIn || stay.checkOut < booking.checkOut;
        return !(isLate && isGiven) && rooms.every((room) => canBook(store, room, stay, own));
      });
    lengths.set(day, known);
    return known;
  };
  const days = nightsOf(from, addDays(from, numberOf(call, 'days'))).filter(
    (day) => day >= today(),
  );
  return ok(
    days.map((day) => {
      const stay = { checkIn: day, checkOut: addDays(day, 1) };
      const areFree = rooms.every((room) => isFree(store, room, day, stay.checkOut, own));
      const all = lengthsAt(day);
      const agreed = booking.lines.flatMap(({ nights }) =>
        nights.filter(({ night }) => night === day),
      );
      const cost =
        agreed.length > 0
          ? agreed.reduce((sum, { price }) => sum + price, 0)
          : rooms.reduce((sum, room) => sum + stayCost(store, room, stay), 0);
      return {
        day,
        price: areFree ? cost : null,
        rooms: areFree ? rooms.length : null,
        arrival: all.length > 0,
        departure: Array.from({ length: MAX_LENGTH }, (_, i) => i + 1).some((nights) => {
          const arrival = addDays(day, -nights);
          return arrival >= today() && lengthsAt(arrival).includes(nights);
        }),
        minStay: all[0] ?? null,
        stays: spansOf(all),
      };
    }),
  );
};

export const changeCalendarHandlers = { getChangeCalendar };
