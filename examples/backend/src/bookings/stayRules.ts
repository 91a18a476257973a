import { addDays, nightsBetween, nightsOf, today } from '../days';
import { fault } from '../faults';
import { invalid, type ApiError } from '../http/problem';
import { nightKey, typeNight, type NightOfType } from '../prices/nightPrices';
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
    const isBeside = fault('departure-beside-arrival');
    throw invalid(isBeside ? fields.arrival : fields.departure, 'DEPARTURE_EARLY');
  }
  if (nightsBetween(checkIn, checkOut) > MAX_NIGHTS) throw invalid(fields.departure, 'TOO_FAR');
  if (nightsBetween(today(), checkIn) > MAX_AHEAD) throw invalid(fields.arrival, 'TOO_FAR');
}

export const fewestNights = ({ minimumStay }: Pick<Hotel, 'minimumStay'>) =>
  MINIMUM_NIGHTS[minimumStay] ?? 1;

export interface Broken {
  field: keyof FieldNames;
  reason: string;
}

/** Where no room could fill a gap. */
export const tooShort = (hotel: Hotel, { checkIn, checkOut }: Stay): Broken | undefined =>
  nightsBetween(checkIn, checkOut) < fewestNights(hotel)
    ? { field: 'departure', reason: 'MINIMUM_STAY' }
    : undefined;

/** Which rule of the hotel, or of the dates of a room's type, keeps a traveller from this stay. */
export const brokenRule = (store: Store, room: Room, stay: Stay, own?: string) =>
  brokenRuleOf({ store, roomAt: () => room, own }, stay);

/** Of a stay that may change rooms: in which it is on a day, the one before its first and after its last night too. */
export interface Bound {
  store: Store;
  roomAt: (day: string) => Room;
  own: string | undefined;
  /** A stay that fills a gap is bound by minimums all the same. */
  withoutGaps?: boolean;
  /** For who asks about many stays at once, see `typeNightsOnce`. */
  nightOf?: NightOfType | undefined;
}

export const isClosedOn = (store: Store, room: Room, night: string) =>
  typeNight(store, pick(store.types, room.typeId), night).closed;

export function brokenRuleOf(bound: Bound, stay: Stay): Broken | undefined {
  const { store, roomAt, withoutGaps } = bound;
  const { checkIn, checkOut } = stay;
  const hotel = pick(store.hotels, roomAt(checkIn).hotelId);
  const nightOf = bound.nightOf ?? ((type, night) => typeNight(store, type, night));
  const saidOf = (day: string) => nightOf(pick(store.types, roomAt(day).typeId), day);
  const nights = nightsOf(checkIn, checkOut).map(saidOf);
  const last = saidOf(fault('no-departure-of-last-night') ? addDays(checkOut, -1) : checkOut);
  const isNoArrival = fault('no-arrival-on-any-night')
    ? nights.some(({ noArrival }) => noArrival)
    : nights[0]?.noArrival;
  if (nights.some(({ closed }) => closed)) return { field: 'arrival', reason: 'NIGHT_CLOSED' };
  if (isNoArrival) return { field: 'arrival', reason: 'NO_ARRIVAL' };
  if (last.noDeparture && !fault('no-departure-unread'))
    return { field: 'departure', reason: 'NO_DEPARTURE' };
  const fewest = Math.max(
    fewestNights(hotel),
    ...(fault('minimum-of-any-night') ? nights : nights.slice(0, 1)).map(
      ({ minStay }) => minStay ?? 1,
    ),
    ...nights.map(({ minStayThrough }) =>
      fault('stay-through-unread') ? 1 : (minStayThrough ?? 1),
    ),
  );
  if (nights.length >= fewest || fault('minimum-stay-unchecked')) return undefined;
  if (nights.length === 0 && fault('empty-stay-taken')) return undefined;
  const mayFill = hotel.gapFilling || fault('gap-filled-all-the-same');
  if (mayFill && !withoutGaps && fillsGap(bound, stay)) return undefined;
  return { field: 'departure', reason: 'MINIMUM_STAY' };
}

/** Nights with nothing to sell right before and after them would stay empty otherwise. */
function fillsGap(bound: Bound, { checkIn, checkOut }: Stay): boolean {
  const { store, roomAt, own } = bound;
  const isOver = (night: string) => {
    const room = roomAt(night);
    const owner = store.nights.get(nightKey(room.id, night));
    const isTaken = owner !== undefined && owner !== own;
    return isTaken || isClosedOn(store, room, night);
  };
  const isOverBefore = checkIn <= today() || isOver(addDays(checkIn, -1));
  if (fault('gap-on-one-side')) return isOverBefore || isOver(checkOut);
  return isOverBefore && isOver(checkOut);
}

export const refusedStay = (
  broken: Broken,
  nearest: Stay | undefined,
  fields = IN_BODY,
): ApiError => invalid(fields[broken.field], broken.reason, nearestTold(nearest));

export const nearestTold = (nearest: Stay | undefined) =>
  nearest && !fault('nearest-stay-untold')
    ? { nearestStay: { checkInDate: nearest.checkIn, checkOutDate: nearest.checkOut } }
    : {};

/** A room that can be had for exactly this stay. */
export const canBook = (store: Store, room: Room, stay: Stay, nightOf?: NightOfType) =>
  isOnSale(room) &&
  isFree(store, room, stay.checkIn, stay.checkOut) &&
  !brokenRuleOf({ store, roomAt: () => room, own: undefined, nightOf }, stay);

const MAX_SHIFT = 30;

/** The stay whose days differ least from those that were asked for. */
export const nearestStay = (store: Store, rooms: Room[], asked: Stay) =>
  nearestOf(asked, (stay) => rooms.some((room) => canBook(store, room, stay)));

/** The same for all of these rooms together. */
export const nearestTogether = (store: Store, rooms: Room[], asked: Stay, areTaken = false) =>
  rooms.every(isOnSale)
    ? nearestWhere(asked, (stay) => rooms.every((room) => canBook(store, room, stay)), areTaken)
    : undefined;

/** Where rooms are taken rather one of as many nights. */
export function nearestWhere(asked: Stay, isHad: (stay: Stay) => boolean, areTaken: boolean) {
  const length = nightsBetween(asked.checkIn, asked.checkOut);
  const isAsLong = (stay: Stay) => nightsBetween(stay.checkIn, stay.checkOut) === length;
  const asLong = areTaken
    ? nearestOf(asked, (stay) => isAsLong(stay) && isHad(stay), 2 * MAX_SHIFT)
    : undefined;
  return asLong ?? nearestOf(asked, isHad);
}

/** Of those that differ as little the longest, then the one that begins nearest, rather later than earlier. */
export function nearestOf(
  asked: Stay,
  isHad: (stay: Stay) => boolean,
  farthest = MAX_SHIFT + MAX_NIGHTS,
): Stay | undefined {
  if (fault('nearest-untried')) {
    return { checkIn: addDays(asked.checkIn, 1), checkOut: addDays(asked.checkOut, 1) };
  }
  for (let off = 1; off <= farthest; off += 1) {
    const found = staysBy(asked, off).find(isHad);
    if (found) return found;
  }
  return undefined;
}

/** All that differ by so many days, in that order. */
function staysBy(asked: Stay, off: number): Stay[] {
  const most = Math.min(off, MAX_SHIFT);
  const shifts = Array.from({ length: 2 * most + 1 }, (_, i) => i - most);
  const length = ({ checkIn, checkOut }: Stay) => nightsBetween(checkIn, checkOut);
  const shiftOf = ({ checkIn }: Stay) => nightsBetween(asked.checkIn, checkIn);
  return shifts
    .flatMap((shift) => {
      const rest = off - Math.abs(shift);
      return (rest === 0 ? [0] : [rest, -rest]).map((later): Stay => ({
        checkIn: addDays(asked.checkIn, shift),
        checkOut: addDays(asked.checkOut, later),
      }));
    })
    .filter((stay) => stay.checkIn >= today() && length(stay) >= 1 && length(stay) <= MAX_NIGHTS)
    .sort(
      (a, b) =>
        length(b) - length(a) ||
        Math.abs(shiftOf(a)) - Math.abs(shiftOf(b)) ||
        (fault('nearest-rather-earlier') ? -1 : 1) * (shiftOf(b) - shiftOf(a)),
    );
}

/** Rooms of a hotel that hold a party, whatever the dates. */
export const roomsFor = (store: Store, hotel: Hotel, party: Party) =>
  store
    .roomsOf(hotel.id)
    .filter((room) => fault('party-unchecked') || holds(fieldsOf(store, room), party));
