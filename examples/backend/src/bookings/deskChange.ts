import { nightsBetween, today } from '../days';
import { fault } from '../faults';
import { ok, type Call, type Handler } from '../http/call';
import { conflict, invalid } from '../http/problem';
import type { Booking } from '../store';
import { checkSavable, previewOf, quoteOfPlan, save } from './change';
import { KeyedRequest } from './idempotency';
import { moneyOf } from './money';
import { detailOf, ownersBooking } from './partners';
import { kindsOf, planOf, type Change } from './plan';
import { record } from './travellers';
import { before, mayUndo } from './undoable';

function planned(call: Call, booking: Booking) {
  const { store } = call;
  const change = call.body as Change;
  if (booking.status !== 'CONFIRMED' && booking.status !== 'CHECKED_IN') {
    throw conflict('STATUS_CHANGED');
  }
  if (change.version !== booking.version && !fault('version-unread')) throw conflict('STALE');
  const { checkInDate: checkIn = booking.checkIn, checkOutDate: checkOut = booking.checkOut } =
    change;
  if (checkOut <= checkIn) throw invalid('checkOutDate', 'DEPARTURE_EARLY');
  const isEarlier =
    checkIn !== booking.checkIn && (checkIn < today() || booking.status === 'CHECKED_IN');
  if (isEarlier) throw invalid('checkInDate', 'ARRIVAL_PAST');
  if (checkOut !== booking.checkOut && checkOut < today())
    throw invalid('checkOutDate', 'DEPARTURE_EARLY');
  if (nightsBetween(checkIn, checkOut) > 365) throw invalid('checkOutDate', 'TOO_FAR');
  const plan = planOf(store, booking, change, true);
  return { change, plan, kinds: kindsOf(store, booking, plan, change) };
}

const previewPartnerBookingChange: Handler = (call) => {
  const booking = ownersBooking(call);
  const { plan, kinds } = planned(call, booking);
  return ok(previewOf(call.store, booking, plan, kinds));
};

const changePartnerBooking: Handler = (call) => {
  const { store } = call;
  const booking = ownersBooking(call);
  const request = new KeyedRequest(call, `change ${booking.id}`);
  if (!request.made()) {
    const { change, plan, kinds } = planned(call, booking);
    checkSavable(plan, kinds, change);
    if (change.totalPrice !== moneyOf(plan.roomTotal, plan.discount).totalPrice) {
      throw conflict('PRICE_CHANGED', { quote: quoteOfPlan(store, booking, plan) });
    }
    const was = before(booking);
    record(
      booking,
      call,
      booking.status,
      fault('reason-of-change-lost') ? null : (change.reason ?? change.priceByHand?.reason ?? null),
    );
    save(store, booking, plan, kinds);
    mayUndo(booking, 'changed', was);
    request.keep(booking);
  }
  return ok(detailOf(store, booking));
};

export const deskChangeHandlers = { previewPartnerBookingChange, changePartnerBooking };
