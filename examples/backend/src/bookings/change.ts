import { nightsBetween, now, today } from '../days';
import { fault } from '../faults';
import { callerOf, ok, type Call, type Handler } from '../http/call';
import { conflict, invalid } from '../http/problem';
import { tellOwner } from '../dashboard/notices';
import { isOffered } from '../hotels/hotels';
import { freeNights, isFree, isOnSale, takeAllNights } from '../rooms/availability';
import { fieldsOf, roomOf } from '../rooms/rooms';
import { pick, type Booking, type Room, type Store } from '../store';
import { bookingOf, segmentsOf } from './bookings';
import { freeCancellationUntil, holdUntil } from './holds';
import { KeyedRequest } from './idempotency';
import { checkLimits } from './limits';
import { hotelOf, moneyOf } from './money';
import { kindsOf, planOf, type Change, type Plan } from './plan';
import { checkParty } from './quotes';
import { brokenRule, checkDates, nearestStay, refusedStay } from './stayRules';
import { ownBooking, record } from './travellers';

export const roomsOfPlan = (store: Store, { lines }: Pick<Plan, 'lines'>): Room[] =>
  [...new Set(lines.flatMap(({ nights }) => nights.map(({ roomId }) => roomId)))]
    .map((id) => store.rooms.get(id))
    .filter((room) => room !== undefined);

/** Whether the guest may still change anything. */
export function checkChangeable(store: Store, booking: Booking): void {
  if (booking.status !== 'CONFIRMED') throw conflict('STATUS_CHANGED');
  if (now() > booking.holdUntil) throw conflict('TOO_LATE');
  if (!isOffered(store, hotelOf(store, booking))) throw conflict('NOT_ON_SALE');
}

function planned(call: Call, booking: Booking): { change: Change; plan: Plan; kinds: string[] } {
  const { store } = call;
  const change = call.body as Change;
  checkChangeable(store, booking);
  if (change.version !== booking.version && !fault('version-unread')) throw conflict('STALE');
  const checkIn = change.checkInDate ?? booking.checkIn;
  const checkOut = change.checkOutDate ?? booking.checkOut;
  const isMoved = checkIn !== booking.checkIn || checkOut !== booking.checkOut;
  if (isMoved) checkDates({ checkIn, checkOut });
  const plan = planOf(store, booking, change, false);
  const kinds = kindsOf(store, booking, plan, change);
  if (isMoved) checkRules(store, booking, plan);
  if (kinds.length > 0) checkParty(store, roomsOfPlan(store, plan), plan);
  const isLate = now() > freeCancellationUntil(booking.checkIn);
  if (isLate && !fault('late-change-gives-back')) checkNothingBack(booking, plan);
  return { change, plan, kinds };
}

function checkRules(store: Store, booking: Booking, plan: Plan): void {
  const rooms = roomsOfPlan(store, plan);
  for (const room of rooms) {
    const broken = brokenRule(store, room, plan, booking.id);
    if (broken) throw refusedStay(broken, nearestStay(store, [room], plan, booking.id));
  }
}

/** After free cancellation a stay may grow only. */
function checkNothingBack(booking: Booking, plan: Plan): void {
  const isShorter = plan.checkIn > booking.checkIn || plan.checkOut < booking.checkOut;
  const isLess = plan.lines.length < booking.lines.length || totalOf(plan) < totalOf(booking);
  if (isShorter || isLess) throw conflict('CHANGE_TOO_LATE');
}

const totalOf = ({ roomTotal, discount }: Pick<Plan, 'roomTotal' | 'discount'>) =>
  moneyOf(roomTotal, discount).totalPrice;

function totalsOf(stay: Plan | Booking) {
  const { total, roomTotal, discount, totalPrice, taxAndFee } = moneyOf(
    stay.roomTotal,
    stay.discount,
  );
  return {
    checkInDate: stay.checkIn,
    checkOutDate: stay.checkOut,
    nights: nightsBetween(stay.checkIn, stay.checkOut),
    adults: stay.adults,
    children: stay.children,
    ...{ roomTotal, discount, totalPrice, taxAndFee },
    totalAmount: total,
  };
}

export function previewOf(store: Store, booking: Booking, plan: Plan, kinds: string[]) {
  const [before, full] = [totalsOf(booking), totalsOf(plan)];
  const isFree = fault('preview-without-fee');
  const after = isFree ? { ...full, taxAndFee: 0, totalAmount: full.totalPrice } : full;
  const number = (roomId: number) => store.rooms.get(roomId)?.roomNumber ?? '';
  return {
    bookingId: booking.id,
    version: booking.version,
    kinds: toldKinds(kinds),
    before,
    after,
    difference: fault('difference-without-tax')
      ? after.totalPrice - before.totalPrice
      : after.totalAmount - before.totalAmount,
    lines: plan.lines.map((line) => ({
      position: line.position,
      segments: segmentsOf(store, line),
    })),
    nights: changedNights(store, booking, plan),
    taken: (fault('taken-untold') ? [] : plan.taken).map((one) => ({
      ...one,
      roomNumber: fault('taken-by-name') ? nameOf(store, one.roomId) : number(one.roomId),
    })),
    freeRooms: freeRooms(store, booking, plan),
    mail: kinds.length > 0 && (booking.guest.email !== '' || fault('mail-to-nobody')),
    warnings: [] as string[],
  };
}

function toldKinds(kinds: string[]): string[] {
  if (kinds.length === 0 && fault('nothing-is-a-change')) return ['RESCHEDULED'];
  return fault('kinds-first-only') ? kinds.slice(0, 1) : kinds;
}

const nameOf = (store: Store, roomId: number) => fieldsOf(store, pick(store.rooms, roomId)).name;

function freeRooms(store: Store, booking: Booking, { checkIn, checkOut }: Plan) {
  const from = checkIn < today() ? today() : checkIn;
  return store
    .roomsOf(booking.hotelId)
    .filter(
      (room) =>
        isOnSale(room) &&
        (isFree(store, room, from, checkOut, booking.id) || fault('taken-among-free')),
    )
    .map((room) => ({
      id: room.id,
      roomNumber: room.roomNumber,
      name: fieldsOf(store, room).name,
      typeId: room.typeId,
    }));
}

function changedNights(store: Store, booking: Booking, plan: Plan) {
  const told = (one: { roomId: number; price: number } | undefined) =>
    one && {
      roomId: fault('night-by-door') ? Number(store.rooms.get(one.roomId)?.roomNumber) : one.roomId,
      roomNumber: store.rooms.get(one.roomId)?.roomNumber ?? '',
      price: one.price,
    };
  const positions = new Set([...booking.lines, ...plan.lines].map(({ position }) => position));
  return [...positions].flatMap((position) => {
    const was = booking.lines.find((line) => line.position === position)?.nights ?? [];
    const is = plan.lines.find((line) => line.position === position)?.nights ?? [];
    const nights = [...new Set([...was, ...is].map(({ night }) => night))].sort();
    return nights.flatMap((night) => {
      const before = told(was.find((one) => one.night === night));
      const after = told(is.find((one) => one.night === night));
      if (before?.roomId === after?.roomId && before?.price === after?.price) return [];
      return [{ position, night, ...(before ? { before } : {}), ...(after ? { after } : {}) }];
    });
  });
}

/** Keeps a plan: what is held is given back only now that all else is known to be free. */
export function save(store: Store, booking: Booking, plan: Plan, kinds: string[]): void {
  const before = booking.lines;
  if (!fault('moved-nights-kept')) freeNights(store, booking.id);
  if (fault('given-back-room-kept') && plan.lines.length < before.length) {
    takeAllNights(store, booking);
  }
  const { checkIn, checkOut, adults, children, lines, roomTotal, discount } = plan;
  Object.assign(booking, { checkIn, checkOut, adults, children, lines });
  if (!fault('total-unchanged')) Object.assign(booking, { roomTotal, discount });
  if (!fault('hold-unmoved')) booking.holdUntil = holdUntil(checkIn, booking.createdAt);
  if (!fault('moved-nights-free')) takeAllNights(store, booking);
  booking.history.at(-1)!.kind = kinds[0]!;
}

export function checkSavable(plan: Plan, kinds: string[], change: Change): void {
  if (kinds.length === 0) throw conflict('NOTHING_CHANGED');
  if (plan.taken.length > 0 && !fault('moved-to-taken')) {
    const alternatives: unknown[] = [];
    throw conflict('ROOM_TAKEN', {
      takenRoomIds: [...new Set(plan.taken.map(({ roomId }) => roomId))],
      alternatives,
    });
  }
  if (change.totalPrice === undefined) throw invalid('totalPrice', 'MISSING_FIELD');
}

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
      throw conflict('PRICE_CHANGED', { quote: quoteOfPlan(store, booking, plan) });
    }
    const rooms = roomsOfPlan(store, plan);
    checkLimits(store, callerOf(call), { stay: plan, rooms }, booking.id);
    record(booking, call, booking.status, null);
    save(store, booking, plan, kinds);
    request.keep(booking);
    tellOwner(store, booking, 'BOOKING_CHANGED');
  }
  return ok(bookingOf(store, booking, settings.level, language));
};

export function quoteOfPlan(store: Store, booking: Booking, plan: Plan) {
  return {
    hotelId: booking.hotelId,
    checkInDate: plan.checkIn,
    checkOutDate: plan.checkOut,
    nights: nightsBetween(plan.checkIn, plan.checkOut),
    rooms: roomsOfPlan(store, plan).map((room) => roomOf(store, room, plan)),
    ...moneyOf(plan.roomTotal, plan.discount),
    voucherCode: booking.voucherCode,
    voucherAutomatic: booking.voucherCode !== null && !booking.byCode,
    holdUntil: holdUntil(plan.checkIn, booking.createdAt).toISOString(),
    freeCancellationUntil: freeCancellationUntil(plan.checkIn).toISOString(),
  };
}

export const changeHandlers = { previewBookingChange, changeBooking };
