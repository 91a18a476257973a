import { addDays, nightsBetween, today } from '../days';
import { fault } from '../faults';
import { isFree, isOnSale } from '../rooms/availability';
import { fieldsOf } from '../rooms/rooms';
import { pick, type Booking, type Store } from '../store';
import { segmentsOf } from './bookings';
import { isRepriced } from './kinds';
import { moneyOf } from './money';
import { byNumber } from './placing';
import type { Plan } from './plan';

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
  const number = (roomId: number) => store.roomEver(roomId)?.roomNumber ?? '';
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
    mail: isTold(booking, plan, kinds),
    warnings: [] as string[],
  };
}

const OF_OTHER_STAY = [
  ...['RESCHEDULED', 'EXTENDED', 'SHORTENED'],
  ...['MOVED', 'ROOMS_ADDED', 'ROOMS_REMOVED'],
];

const isNews = (kind: string) => OF_OTHER_STAY.includes(kind) || fault('mail-of-any-change');

/** Of other days, other types of rooms or another total. */
function isTold(booking: Booking, plan: Plan, kinds: string[]): boolean {
  if (booking.guest.email === '') return kinds.length > 0 && fault('mail-to-nobody');
  return isRepriced(booking, plan) || kinds.some((kind) => isNews(kind));
}

function toldKinds(kinds: string[]): string[] {
  if (kinds.length === 0 && fault('nothing-is-a-change')) return ['RESCHEDULED'];
  return fault('kinds-first-only') ? kinds.slice(0, 1) : kinds;
}

const nameOf = (store: Store, roomId: number) => fieldsOf(store, pick(store.rooms, roomId)).name;

function freeRooms(store: Store, booking: Booking, { checkIn, checkOut }: Plan) {
  const from = checkIn < today() ? today() : checkIn;
  const to = fault('free-on-first-night-only') ? addDays(from, 1) : checkOut;
  return store
    .roomsOf(booking.hotelId)
    .filter(
      (room) =>
        isOnSale(room) && (isFree(store, room, from, to, booking.id) || fault('taken-among-free')),
    )
    .sort(byNumber)
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
      roomNumber: store.roomEver(one.roomId)?.roomNumber ?? '',
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
