import { nightsOf, now, today } from '../days';
import type { Stay } from '../rooms/rooms';
import type { Booking, Store } from '../store';
import { freeCancellationUntil } from './holds';
import { needsOf, type Place } from './needs';
import { brokenRuleOf } from './stayRules';

/** Which stays the booking can be changed to as its rooms and guests are. */
export function stayChanges(store: Store, booking: Booking) {
  const isLate = now() > freeCancellationUntil(booking.checkIn);
  const needs = needsOf(store, booking, isLate);
  // Where several rooms may be given, it is not the one with the gap that is.
  const withoutGaps = needs.some(({ places }) => places.length > 1);
  const isHad = ({ roomAt, isFree }: Place, stay: Stay) =>
    nightsOf(stay.checkIn, stay.checkOut).every(isFree) &&
    !brokenRuleOf({ store, roomAt, own: booking.id, withoutGaps }, stay);
  const isGiven = ({ checkIn, checkOut }: Stay) =>
    isLate && (checkIn > booking.checkIn || checkOut < booking.checkOut);
  const canBe = (stay: Stay) =>
    stay.checkIn >= today() &&
    !isGiven(stay) &&
    needs.every(({ places, most }) => places.filter((place) => isHad(place, stay)).length >= most);
  return { needs, canBe };
}
