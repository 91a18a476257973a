import { fault } from '../faults';
import { today } from '../days';
import { ok, type Call, type Handler } from '../http/call';
import { conflict, invalid, notFound } from '../http/problem';
import { nightKey, roomNights } from '../prices/nightPrices';
import { freeNights, takeAllNights } from '../rooms/availability';
import { pick, type Booking, type Line, type Store } from '../store';
import { previewOf } from './change';
import { detailOf, ownersBooking } from './partners';
import { kindsOf, type Plan } from './plan';
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

/** The room of its first night that is not over. */
const roomNow = ({ nights }: Line) =>
  (nights.find(({ night }) => night >= today()) ?? nights.at(-1)!).roomId;

/** The same with one line in another room from tonight on; what was agreed on stays the price. */
function sideOf(call: Call, booking: Booking, line: Line, roomId: number, others: string): Side {
  const { store } = call;
  const moved = line.nights.map((one) => (one.night < today() ? one : { ...one, roomId }));
  const lines = booking.lines.map((one) => (one === line ? { ...line, nights: moved } : one));
  const nights = moved
    .filter((one) => one.night >= today())
    .map(({ night }) => night)
    .filter((night) => {
      const owner = store.nights.get(nightKey(roomId, night));
      return owner !== undefined && owner !== booking.id && owner !== others;
    });
  const taken = nights.length > 0 ? [{ position: line.position, roomId, nights }] : [];
  const { checkIn, checkOut, adults, children, roomTotal, discount } = booking;
  const plan = { checkIn, checkOut, adults, children, roomTotal, discount, lines, taken };
  return { booking, plan, kinds: kindsOf(store, booking, plan, { version: booking.version }) };
}

function sidesOf(call: Call): [Side, Side] {
  const { store } = call;
  const own = ownersBooking(call);
  const wish = call.body as Swap;
  const other = store.bookings.get(wish.other.bookingId.toUpperCase());
  if (other?.hotelId !== own.hotelId) throw notFound();
  if (!isCurrent(own) || !isCurrent(other)) throw conflict('STATUS_CHANGED');
  if (own.version !== wish.version || other.version !== wish.other.version) throw conflict('STALE');
  const line = lineAt(own, wish.position, 'position');
  const otherLine = lineAt(other, wish.other.position, 'other.position');
  if (own === other) throw invalid('other.bookingId', 'NO_SUCH_ROOM');
  const [room, otherRoom] = [roomNow(line), roomNow(otherLine)];
  if (room === otherRoom) throw conflict('NOTHING_CHANGED');
  return [
    sideOf(call, own, line, otherRoom, other.id),
    sideOf(call, other, otherLine, room, own.id),
  ];
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
  const [own, other] = sidesOf(call).map(({ booking, plan, kinds }) =>
    previewOf(call.store, booking, plan, kinds),
  );
  return ok({ own, other });
};

const swapBookingRooms: Handler = (call) => {
  const { store } = call;
  const sides = sidesOf(call);
  const takenRoomIds = sides.flatMap(({ plan }) => plan.taken.map(({ roomId }) => roomId));
  if (takenRoomIds.length > 0) throw conflict('ROOM_TAKEN', { takenRoomIds, alternatives: [] });
  const [own, other] = sides.map(({ booking }) => booking) as [Booking, Booking];
  const was = sides.map(({ booking }) => before(booking));
  for (const { booking } of sides) freeNights(store, booking.id);
  for (const { booking, plan, kinds } of fault('half-a-swap') ? sides.slice(0, 1) : sides) {
    booking.lines = plan.lines;
    if (fault('swap-at-new-price')) booking.roomTotal = priceToday(store, plan.lines);
    takeAllNights(store, booking);
    record(booking, call, booking.status, null);
    booking.history.at(-1)!.kind = kinds[0]!;
  }
  mayUndo(own, 'swapped', was[0]!, other.id);
  mayUndo(other, 'swapped', was[1]!, own.id);
  return ok(detailOf(store, own));
};

export const swapHandlers = { previewRoomSwap, swapBookingRooms };
