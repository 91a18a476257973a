import { addDays, nightsBetween, today } from '../days';
import { fault } from '../faults';
import { invalid, type ApiError } from '../http/problem';
import { nightKey, typeNight, typeNights } from '../prices/nightPrices';
import { isFree, isOnSale } from '../rooms/availability';
import { fieldsOf, holds, type Party, type Stay } from '../rooms/rooms';
import { pick, type Hotel, type Room, type Store } from '../store';

const MINIMUM_NIGHTS: Record<string, number> = {
  '3_OR_LESS': 1,
  '1_WEEK': 7,
  '2_WEEKS': 14,
  '1_MONTH': 30,
  '3_MONTHS': 90,
  '6_MONTHS': 180,
};
const LIKELY_LENGTHS = [1, 2, 3, 4, 5, 6, 7, 10, 14, 21, 30, 90, 180];
const MAX_NIGHTS = 365;
const MAX_AHEAD = 3 * 365;

export interface FieldNames {
  arrival: string;
  departure: string;
}

export const IN_BODY: FieldNames = { arrival: 'checkInDate', departure: 'checkOutDate' };
export const IN_QUERY: FieldNames = { arrival: 'checkIn', departure: 'checkOut' };

/** What days must be whoever asks for them. */
export function checkDates(
  { checkIn, checkOut }: Stay,
  fields: FieldNames = IN_BODY,
  firstDay = today(),
): void {
  if (checkIn < firstDay && !fault('past-arrival-taken')) {
    throw invalid(fields.arrival, 'ARRIVAL_PAST');
  }
  if (checkOut <= checkIn && !(fault('empty-stay-taken') && checkOut === checkIn)) {
    throw invalid(fields.departure, 'DEPARTURE_EARLY');
  }
  if (nightsBetween(checkIn, checkOut) > MAX_NIGHTS) throw invalid(fields.departure, 'TOO_FAR');
  if (nightsBetween(today(), checkIn) > MAX_AHEAD) throw invalid(fields.arrival, 'TOO_FAR');
}

export interface Broken {
  field: keyof FieldNames;
  reason: string;
}

/** Which rule of the hotel, or of the dates of a room's type, keeps a traveller from this stay. */
export function brokenRule(store: Store, room: Room, stay: Stay, own?: string): Broken | undefined {
  const hotel = pick(store.hotels, room.hotelId);
  const type = pick(store.types, room.typeId);
  const { checkIn, checkOut } = stay;
  const nights = typeNights(store, type, checkIn, checkOut);
  const last = typeNight(store, type, checkOut);
  if (nights.some(({ closed }) => closed)) return { field: 'arrival', reason: 'NIGHT_CLOSED' };
  if (nights[0]?.noArrival) return { field: 'arrival', reason: 'NO_ARRIVAL' };
  if (last.noDeparture && !fault('no-departure-unread'))
    return { field: 'departure', reason: 'NO_DEPARTURE' };
  const fewest = Math.max(
    MINIMUM_NIGHTS[hotel.minimumStay] ?? 1,
    nights[0]?.minStay ?? 1,
    ...nights.map(({ minStayThrough }) =>
      fault('stay-through-unread') ? 1 : (minStayThrough ?? 1),
    ),
  );
  if (nights.length >= fewest || fault('minimum-stay-unchecked')) return undefined;
  if (nights.length === 0 && fault('empty-stay-taken')) return undefined;
  if (hotel.gapFilling && fillsGap(store, room, stay, own)) return undefined;
  return { field: 'departure', reason: 'MINIMUM_STAY' };
}

/** Nights with nothing to sell right before and after them would stay empty otherwise. */
function fillsGap(store: Store, room: Room, { checkIn, checkOut }: Stay, own?: string): boolean {
  const isTaken = (night: string) => {
    const owner = store.nights.get(nightKey(room.id, night));
    return owner !== undefined && owner !== own;
  };
  return (checkIn === today() || isTaken(addDays(checkIn, -1))) && isTaken(checkOut);
}

export function refusedStay(broken: Broken, nearest: Stay | undefined, fields = IN_BODY): ApiError {
  const details =
    nearest && !fault('nearest-stay-untold')
      ? { nearestStay: { checkInDate: nearest.checkIn, checkOutDate: nearest.checkOut } }
      : {};
  return invalid(fields[broken.field], broken.reason, details);
}

/** A room that can be had for exactly this stay. */
export const canBook = (store: Store, room: Room, stay: Stay, own?: string) =>
  isOnSale(room) &&
  isFree(store, room, stay.checkIn, stay.checkOut, own) &&
  !brokenRule(store, room, stay, own);

/** The stay whose days differ least from those that were asked for. */
export function nearestStay(store: Store, rooms: Room[], asked: Stay, own?: string) {
  const length = nightsBetween(asked.checkIn, asked.checkOut);
  if (fault('nearest-untried')) {
    return { checkIn: addDays(asked.checkIn, 1), checkOut: addDays(asked.checkOut, 1) };
  }
  const lengths = new Set([length, ...LIKELY_LENGTHS]);
  let best: { stay: Stay; off: number } | undefined;
  for (let shift = -30; shift <= 30; shift += 1) {
    const checkIn = addDays(asked.checkIn, shift);
    if (checkIn < today()) continue;
    for (const nights of lengths) {
      const stay = { checkIn, checkOut: addDays(checkIn, nights) };
      const off = Math.abs(shift) + Math.abs(nightsBetween(asked.checkOut, stay.checkOut));
      if (best && off >= best.off) continue;
      if (rooms.some((room) => canBook(store, room, stay, own))) best = { stay, off };
    }
  }
  return best?.stay;
}

/** Rooms of a hotel that hold a party, whatever the dates. */
export const roomsFor = (store: Store, hotel: Hotel, party: Party) =>
  store
    .roomsOf(hotel.id)
    .filter((room) => fault('party-unchecked') || holds(fieldsOf(store, room), party));
