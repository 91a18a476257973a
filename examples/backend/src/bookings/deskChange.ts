import { fault } from '../faults';
import { ok, type Call, type Handler } from '../http/call';
import { conflict } from '../http/problem';
import type { Booking, Store } from '../store';
import { checkChangedDates, warningsOf } from './changeRules';
import { KeyedRequest } from './idempotency';
import { moneyOf } from './money';
import { detailOf, ownersBooking } from './partners';
import { kindsOf } from './kinds';
import { planOf, stayWished, type Plan } from './plan';
import { previewOf } from './preview';
import { checkSavable, save } from './save';
import { record } from './travellers';
import { before, mayUndo } from './undoable';
import type { Change } from './wish';

function planned(call: Call, booking: Booking) {
  const { store } = call;
  const change = call.body as Change;
  if (change.version !== booking.version && !fault('version-unread')) throw conflict('STALE');
  checkChangedDates(booking, stayWished(booking, change));
  if (booking.status !== 'CONFIRMED' && booking.status !== 'CHECKED_IN') {
    throw conflict('STATUS_CHANGED');
  }
  const plan = planOf(store, booking, change, true);
  return { change, plan, kinds: kindsOf(store, booking, plan) };
}

/** What binds travellers only warns here. */
export const deskPreviewOf = (store: Store, booking: Booking, plan: Plan, kinds: string[]) => ({
  ...previewOf(store, booking, plan, kinds),
  warnings: warningsOf(store, booking, plan),
});

const previewPartnerBookingChange: Handler = (call) => {
  const booking = ownersBooking(call);
  const { plan, kinds } = planned(call, booking);
  return ok(deskPreviewOf(call.store, booking, plan, kinds));
};

const changePartnerBooking: Handler = (call) => {
  const { store } = call;
  const booking = ownersBooking(call);
  const request = new KeyedRequest(call, `change ${booking.id}`);
  if (!request.made()) {
    const { change, plan, kinds } = planned(call, booking);
    checkSavable(plan, kinds, change);
    if (change.totalPrice !== moneyOf(plan.roomTotal, plan.discount).totalPrice) {
      throw conflict('PRICE_CHANGED');
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
