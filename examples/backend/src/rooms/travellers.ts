import { addDays, nightsOf, today } from '../days';
import { fault } from '../faults';
import { numberOf, ok, textOf, type Call, type Handler } from '../http/call';
import { invalid, notFound } from '../http/problem';
import { publicHotel, summaryOf } from '../hotels/hotels';
import { partyAsked, stayAsked } from '../hotels/travellers';
import { newestReviews, ratingOf } from '../reviews/reviews';
import {
  brokenRule,
  tooShort,
  canBook,
  IN_QUERY,
  nearestStay,
  refusedStay,
  roomsFor,
} from '../bookings/stayRules';
import { roomNights, typeNightsOnce } from '../prices/nightPrices';
import { pick, type Room, type Store } from '../store';
import { isFree, isOnSale } from './availability';
import { bestRooms, cheapestRooms } from './together';
import { byCost, fieldsOf, roomOf, stayCost, type Party, type Stay } from './rooms';

function withBed(call: Call, room: Room): boolean {
  const bed = textOf(call, 'bedType') ?? '';
  return (
    bed === '' ||
    fault('bed-unread') ||
    fieldsOf(call.store, room).typeBed.toUpperCase() ===
      (fault('bed-case-counts') ? bed : bed.toUpperCase())
  );
}

const BEDS = ['', 'SINGLE', 'DOUBLE', 'QUEEN', 'KING', 'TWIN'];

function checkBed(call: Call): void {
  const bed = (textOf(call, 'bedType') ?? '').toUpperCase();
  if (!BEDS.includes(bed)) throw invalid('bedType', 'INVALID_FIELD');
}

const searchRooms: Handler = (call) => {
  checkBed(call);
  const stay = stayAsked(call)!;
  const { store, settings } = call;
  const hotel = publicHotel(store, numberOf(call, 'id'));
  const fitting = roomsFor(store, hotel, partyAsked(call)).filter((room) => withBed(call, room));
  const free = fitting.filter((room) => isOffered(store, room, stay));
  const found = free.filter((room) => !brokenRule(store, room, stay));
  // Where it is only the dates that keep the party out, the reason says more than an empty list.
  const brokenBy = () => (free[0] ? brokenRule(store, free[0], stay) : tooShort(hotel, stay));
  const broken = found.length === 0 ? brokenBy() : undefined;
  const near = fault('nearest-for-any-party') ? store.roomsOf(hotel.id) : fitting;
  if (broken) throw refusedStay(broken, nearestStay(store, near, stay), IN_QUERY);
  found.sort(
    (a, b) =>
      (fault('dearest-first') ? -1 : 1) *
        byCost(stayCost(store, a, stay), stayCost(store, b, stay)) || a.id - b.id,
  );
  const rooms = found.map((room) => roomOf(store, room, stay, settings.level));
  return ok(fault('wrapped-answer') ? { data: rooms } : rooms);
};

function isOffered(store: Store, room: Room, { checkIn, checkOut }: Stay): boolean {
  if (!isOnSale(room) && !fault('maintenance-sold')) return false;
  const last = fault('search-by-first-night') ? addDays(checkIn, 1) : checkOut;
  return isFree(store, room, checkIn, last) || fault('search-shows-taken');
}

function publicRoom(store: Store, id: number): Room {
  const room = store.rooms.get(id);
  if (!room) throw notFound();
  publicHotel(store, room.hotelId, 'rooms-of-drafts');
  return room;
}

const getRoom: Handler = (call) => {
  const { store } = call;
  const stay = stayAsked(call);
  const room = publicRoom(store, numberOf(call, 'id'));
  const hotel = publicHotel(store, room.hotelId, 'rooms-of-drafts');
  const told = roomOf(store, room, stay, call.settings.level);
  const { totalRatings, totalReviews } = ratingOf(store, hotel.id);
  const reviews = newestReviews(store, hotel.id);
  return ok({
    ...told,
    roomImages: fault('second-name-empty') ? [] : told.images,
    reviews: reviews.length === 0 && fault('null-instead-of-list') ? null : reviews,
    totalRating: totalRatings,
    totalReviews,
    hotel: summaryOf(store, hotel),
  });
};

const MAX_LENGTH = 30;

const getStayCalendar: Handler = (call) => {
  checkBed(call);
  const { store } = call;
  const hotel = publicHotel(store, numberOf(call, 'id'));
  const from = textOf(call, 'from')!;
  if (from > addDays(today(), 3 * 365)) throw invalid('from', 'TOO_FAR');
  const roomId = call.parameters.roomId as number | undefined;
  const named = roomId === undefined ? undefined : store.rooms.get(roomId);
  const isKnown = named?.hotelId === hotel.id && isOnSale(named);
  if (roomId !== undefined && !isKnown) throw notFound();
  const isNamed = named && !fault('calendar-of-all-rooms');
  const rooms = isNamed
    ? [named]
    : store.roomsOf(hotel.id).filter((room) => withBed(call, room) || fault('calendar-bed-unread'));
  const days = nightsOf(from, addDays(from, numberOf(call, 'days'))).filter(
    (day) => day >= today() || fault('calendar-of-yesterday'),
  );
  return ok(
    calendarOf(
      store,
      rooms,
      days,
      named || fault('calendar-without-party') ? undefined : partyAsked(call),
    ),
  );
};

/** Of each day which stays begin on it; a party that no room holds alone has several. */
function calendarOf(store: Store, rooms: Room[], days: string[], party?: Party) {
  const enough = (some: Room[]) => {
    if (!party) return some.slice(0, 1);
    const best = bestRooms(store, some, party);
    return best.length > 1 && fault('calendar-one-room-only') ? [] : best;
  };
  const nightOf = typeNightsOnce(store);
  const lengths = new Map<string, number[]>();
  const lengthsAt = (day: string) => {
    const known = lengths.get(day);
    if (known) return known;
    const all: number[] = [];
    let free = rooms;
    for (let nights = 1; nights <= MAX_LENGTH && free.length > 0; nights += 1) {
      const stay = { checkIn: day, checkOut: addDays(day, nights) };
      free = free.filter((room) => isFree(store, room, addDays(day, nights - 1), stay.checkOut));
      const canHave = free.filter((room) => canBook(store, room, stay, nightOf));
      if (canHave.length > 0 && enough(canHave).length > 0) all.push(nights);
    }
    lengths.set(day, all);
    return all;
  };
  return days.map((day) => {
    const all = lengthsAt(day);
    const next = addDays(day, 1);
    const free = rooms.filter(
      (room) =>
        isOnSale(room) &&
        isFree(store, room, day, next) &&
        !nightOf(pick(store.types, room.typeId), day).closed,
    );
    const stay = { checkIn: day, checkOut: next };
    const turn = fault('dearest-of-the-day') ? -1 : 1;
    const byPrice = [...free].sort(
      (a, b) => turn * (stayCost(store, a, stay) - stayCost(store, b, stay)),
    );
    const costOf = (room: Room) => stayCost(store, room, stay);
    const isTogether = party && enough(byPrice).length > 1;
    const chosen = isTogether ? cheapestRooms(store, byPrice, party, costOf) : enough(byPrice);
    const first = fault('departures-of-the-page') ? days[0]! : today();
    const departs = Array.from({ length: MAX_LENGTH }, (_, i) => i + 1).some((nights) => {
      const arrival = addDays(day, -nights);
      return arrival >= first && lengthsAt(arrival).includes(nights);
    });
    return {
      day,
      price:
        chosen.length === 0
          ? null
          : chosen.reduce((sum, room) => sum + nightCost(store, room, stay), 0),
      rooms: chosen.length === 0 ? null : chosen.length,
      arrival: fault('arrival-where-free') ? free.length > 0 : all.length > 0,
      departure: fault('departure-unmarked') ? all.length > 0 : departs,
      minStay: fault('calendar-always-one-night') && all.length > 0 ? 1 : (all[0] ?? null),
      stays: spansOf(all),
    };
  });
}

const nightCost = (store: Store, room: Room, stay: Stay) =>
  fault('calendar-before-discount')
    ? roomNights(store, room, [stay.checkIn])[0]!.originalPrice
    : stayCost(store, room, stay);

/** 2, 3, 4, 7 is from 2 to 4, and 7. */
export function spansOf(lengths: number[]) {
  const spans: { min: number; max: number }[] = [];
  for (const length of lengths) {
    const last = spans.at(-1);
    if (last && last.max === length - 1) last.max = length;
    else spans.push({ min: length, max: length });
  }
  return spans;
}

export const roomHandlers = { searchRooms, getRoom, getStayCalendar };
