import { now } from '../days';
import { fault } from '../faults';
import { callerOf, ok, type Call, type Handler } from '../http/call';
import { conflict, invalid } from '../http/problem';
import { tellOwner } from '../dashboard/notices';
import type { Stay } from '../rooms/rooms';
import type { Booking, Line, Store } from '../store';
import { bookingOf } from './bookings';
import {
  brokenIn,
  checkChangeable,
  checkChangedDates,
  checkPartyByNight,
  sleepsAsBefore,
} from './changeRules';
import { freeCancellationUntil } from './holds';
import { KeyedRequest } from './idempotency';
import { kindsOf } from './kinds';
import { checkLimits } from './limits';
import { hotelOf, moneyOf, roomOfLine } from './money';
import { planOf, stayWished, type Plan } from './plan';
import { previewOf } from './preview';
import { checkSavable, save } from './save';
import { stayChanges } from './stayChanges';
import { nearestOf, refusedStay } from './stayRules';
import { ownBooking, record } from './travellers';
import type { Change, LineWish } from './wish';

function planned(call: Call, booking: Booking): { change: Change; plan: Plan; kinds: string[] } {
  const { store } = call;
  const change = call.body as Change;
  if (change.version !== booking.version && !fault('version-unread')) throw conflict('STALE');
  checkChangedDates(booking, stayWished(booking, change));
  checkChangeable(store, booking);
  const plan = planOf(store, booking, change, false);
  const kinds = kindsOf(store, booking, plan);
  const isLate = now() > freeCancellationUntil(booking.checkIn);
  if (isLate && !fault('late-change-gives-back')) checkNothingBack(booking, plan);
  checkRooms(booking, plan);
  const areUnread = kinds.includes('SHORTENED') && fault('shortened-below-minimum');
  const isOfDays = kinds.some((kind) => kind !== 'PARTY_CHANGED');
  if (isOfDays && !areUnread) checkRules(store, booking, plan, change);
  const isUnheld = !isOfDays && fault('grown-party-unchecked');
  if (!sleepsAsBefore(store, booking, plan) && !isUnheld) checkPartyByNight(store, plan);
  return { change, plan, kinds };
}

/** After free cancellation a stay may grow only. */
function checkNothingBack(booking: Booking, plan: Plan): void {
  const isShorter = plan.checkIn > booking.checkIn || plan.checkOut < booking.checkOut;
  const isGone = ({ position }: Line) => !plan.lines.some((one) => one.position === position);
  const isLess = booking.lines.some(isGone) || totalOf(plan) < totalOf(booking);
  if (isShorter || isLess) throw conflict('CHANGE_TOO_LATE');
}

const MAX_ROOMS = 5;

function checkRooms(booking: Booking, { lines }: Plan): void {
  const isMore = lines.length > booking.lines.length;
  if (isMore && lines.length > MAX_ROOMS && !fault('six-rooms'))
    throw invalid('addRooms', 'INVALID_FIELD');
}

function checkRules(store: Store, booking: Booking, plan: Plan, change: Change): void {
  for (const line of plan.lines) {
    const broken = brokenIn(store, booking, line, plan);
    if (broken) throw refusedStay(broken, nearestChange(store, booking, plan, change));
  }
}

/** For the rooms that it has, or others of their types; it has its own stay already. */
function nearestChange(store: Store, booking: Booking, plan: Plan, change: Change) {
  const { lines = [], addRooms = [], removeLines = [] } = change;
  const keepsRoom = ({ position, roomId, typeId }: LineWish) =>
    booking.lines.some((line) => {
      const own = roomOfLine(line);
      const isSame =
        roomId === undefined ? store.rooms.get(own)?.typeId === typeId : roomId === own;
      return line.position === position && isSame;
    });
  if (addRooms.length + removeLines.length > 0 || !lines.every(keepsRoom)) return undefined;
  const { canBe } = stayChanges(store, booking);
  const isOther = ({ checkIn, checkOut }: Stay) =>
    checkIn !== booking.checkIn || checkOut !== booking.checkOut;
  return nearestOf(plan, (stay) => isOther(stay) && canBe(stay));
}

const totalOf = ({ roomTotal, discount }: Pick<Plan, 'roomTotal' | 'discount'>) =>
  moneyOf(roomTotal, discount).totalPrice;

const previewBookingChange: Handler = (call) => {
  const booking = ownBooking(call, 'foreign-booking-read');
  const { plan, kinds } = planned(call, booking);
  const preview = previewOf(call.store, booking, plan, kinds);
  if (fault('preview-saves')) save(call.store, booking, plan, kinds);
  return ok(preview);
};

const changeBooking: Handler = (call) => {
  const { store, settings, language } = call;
  const booking = ownBooking(call, 'foreign-booking-cancelled');
  const request = new KeyedRequest(call, `change ${booking.id}`);
  if (!request.made()) {
    const { change, plan, kinds } = planned(call, booking);
    checkSavable(plan, kinds, change);
    if (change.totalPrice !== totalOf(plan) && !fault('change-price-unread')) {
      throw conflict('PRICE_CHANGED');
    }
    const wanted = { stay: plan, rooms: plan.lines, hotel: hotelOf(store, booking) };
    checkLimits(store, callerOf(call), wanted, booking);
    record(booking, call, booking.status, null);
    save(store, booking, plan, kinds);
    request.keep(booking);
    tellOwner(store, booking, 'BOOKING_CHANGED');
  }
  return ok(bookingOf(store, booking, settings.level, language));
};

export const changeHandlers = { previewBookingChange, changeBooking };
