import { fault } from '../faults';
import { today } from '../days';
import { ok, type Call, type Handler } from '../http/call';
import { conflict, invalid, notFound } from '../http/problem';
import { nightKey, roomNights } from '../prices/nightPrices';
import { freeNights, takeAllNights } from '../rooms/availability';
import { pick, type Booking, type Line, type Store } from '../store';
import { kindsOf } from './kinds';
import { roomOfLine } from './money';
import { detailOf, ownersBooking } from './partners';
import { roomAsBooked, type Plan } from './plan';
import { deskPreviewOf } from './deskChange';
import { record } from './travellers';
import { before, mayUndo } from './undoable';

interface Swap {
  version: number;
  position: number;
  other: { bookingId: string; version: number; position: number };
}

interface Side {
  booking: Booking;
  plan: Plan;
  kinds: string[];
}

const isCurrent = ({ status }: Booking) => status === 'CONFIRMED' || status === 'CHECKED_IN';

function lineAt(booking: Booking, position: number, field: string): Line {
  const line = booking.lines.find((one) => one.position === position);
  if (!line) throw invalid(field, 'NO_SUCH_ROOM');
  return line;
}

/** The same with one line in another room from tonight on; what was agreed on stays the price. */
function sideOf(call: Call, booking: Booking, line: Line, roomId: number, others: string): Side {
  const { store } = call;
  const moved = line.nights.map((one) => (one.night < today() ? one : { ...one, roomId }));
  const after = { ...line, nights: moved, room: roomAsBooked(store, line, moved) };
  const lines = booking.lines.map((one) => (one === line ? after : one));
  const nights = moved
    .filter((one) => one.night >= today())
    .map(({ night }) => night)
    .filter((night) => {
      const owner = store.nights.get(nightKey(roomId, night));
      if (typeof owner === 'number' && fault('swap-into-closure')) return false;
      return owner !== undefined && owner !== booking.id && owner !== others;
    });
  const taken = nights.length > 0 ? [{ position: line.position, roomId, nights }] : [];
  const { checkIn, checkOut, adults, children, roomTotal, discount } = booking;
  const plan = { checkIn, checkOut, adults, children, roomTotal, discount, lines, taken };
  return { booking, plan, kinds: kindsOf(store, booking, plan) };
}

function sidesOf(call: Call, ignoring?: 'swap-previews-any-booking'): [Side, Side] {
  const { store } = call;
  const own = ownersBooking(call);
  const wish = call.body as Swap;
  const other = store.bookings.get(wish.other.bookingId.toUpperCase());
  if (!other) throw notFound();
  if (other.hotelId !== own.hotelId && !(ignoring && fault(ignoring))) throw notFound();
  const isOtherRead = other.version === wish.other.version || fault('swap-other-version-unread');
  if (own.version !== wish.version || !isOtherRead) throw conflict('STALE');
  const line = lineAt(own, wish.position, 'position');
  const otherLine = lineAt(other, wish.other.position, 'other.position');
  const [room, otherRoom] = [roomOfLine(line), roomOfLine(otherLine)];
  if (own === other || room === otherRoom) throw invalid('other', 'NO_SUCH_ROOM');
  if (!isCurrent(own) || !isCurrent(other)) throw conflict('STATUS_CHANGED');
  const sides: [Side, Side] = [
    sideOf(call, own, line, otherRoom, other.id),
    sideOf(call, other, otherLine, room, own.id),
  ];
  if (sides.some(({ kinds }) => kinds.length === 0)) throw conflict('NOTHING_CHANGED');
  if (sides.some(({ plan }) => isTwice(plan))) throw invalid('lines', 'NO_SUCH_ROOM');
  return sides;
}

/** Whether two lines of a stay would have one room on one night. */
function isTwice({ lines }: Plan): boolean {
  const keys = lines.flatMap(({ nights }) => nights.map((one) => nightKey(one.roomId, one.night)));
  return new Set(keys).size < keys.length;
}

const priceToday = (store: Store, lines: Line[]) =>
  lines
    .flatMap(({ nights }) => nights)
    .reduce(
      (sum, { roomId, night }) =>
        sum + roomNights(store, pick(store.rooms, roomId), [night])[0]!.originalPrice,
      0,
    );

const previewRoomSwap: Handler = (call) => {
  const sides = sidesOf(call, 'swap-previews-any-booking');
  const [own, other] = sides.map(({ booking, plan, kinds }) =>
    deskPreviewOf(call.store, booking, plan, kinds),
  );
  return ok({ own, other });
};

const swapBookingRooms: Handler = (call) => {
  const { store } = call;
  const sides = sidesOf(call);
  const takenRoomIds = sides.flatMap(({ plan }) => plan.taken.map(({ roomId }) => roomId));
  if (takenRoomIds.length > 0) throw conflict('ROOM_TAKEN', { takenRoomIds });
  const [own, other] = sides.map(({ booking }) => booking) as [Booking, Booking];
  const was = sides.map(({ booking }) => before(booking));
  for (const { booking } of sides) freeNights(store, booking.id);
  for (const { booking, plan, kinds } of fault('half-a-swap') ? sides.slice(0, 1) : sides) {
    booking.lines = plan.lines;
    if (fault('swap-at-new-price')) booking.roomTotal = priceToday(store, plan.lines);
    takeAllNights(store, booking);
    record(booking, call, booking.status, null);
    if (booking === other && fault('swap-raises-one')) booking.version -= 1;
    booking.history.at(-1)!.kind = kinds[0]!;
  }
  mayUndo(own, 'swapped', was[0]!, other.id);
  mayUndo(other, 'swapped', was[1]!, own.id);
  return ok(detailOf(store, own));
};

export const swapHandlers = { previewRoomSwap, swapBookingRooms };
