import { nightsBetween, nightsOf, now } from '../days';
import { fault } from '../faults';
import { ok, type Handler, type Settings } from '../http/call';
import { conflict, invalid } from '../http/problem';
import { publicHotel } from '../hotels/hotels';
import { roomNights } from '../prices/nightPrices';
import { canTake, isOnSale } from '../rooms/availability';
import { fieldsOf, holds, roomOf, together, type Party, type Stay } from '../rooms/rooms';
import { pick, type Hotel, type Room, type Store } from '../store';
import { freeCancellationUntil, holdUntil } from './holds';
import { priced, useVoucher, type Priced } from './money';
import {
  brokenRule,
  canBook,
  checkDates,
  nearestTogether,
  nearestTold,
  refusedStay,
} from './stayRules';

export interface Wish {
  hotelId: number;
  stay: Stay;
  roomIds: number[];
  anyOfTypeIds: number[];
  party: Party | undefined;
  voucherCode: string | undefined;
  /** The field of the body that names the rooms. */
  field: string;
  /** Whether a refusal for rooms that are taken names the nearest stay. */
  namesNearest?: boolean;
}

export interface Offer {
  hotel: Hotel;
  rooms: Room[];
  stay: Stay;
  priced: Priced;
}

/** What can be booked of what is wished for, and what it costs; or why not. */
export function offerFor(store: Store, wish: Wish): Offer {
  checkDates(wish.stay);
  if (new Set(wish.roomIds).size < wish.roomIds.length) throw invalid(wish.field, 'INVALID_FIELD');
  const isKnown = fault('suspended-hotel-sold') && store.hotels.get(wish.hotelId)?.listed;
  const hotel = isKnown
    ? pick(store.hotels, wish.hotelId)
    : publicHotel(store, wish.hotelId, 'drafts-quoted');
  const named = wish.roomIds.map((id) => roomNamed(store, hotel, id, wish.field));
  const rooms = withLikeRooms(store, named, wish);
  const asked = { hotel, rooms, named, wish };
  // No other dates give a room that is not on sale.
  const isGiven = (room: Room) => fault('like-room-under-repair') && !named.includes(room);
  const isSold = (room: Room) => isOnSale(room) || isGiven(room) || fault('maintenance-sold');
  refuseTaken(store, asked, (room) => !isSold(room));
  for (const room of rooms) {
    const broken = fault('minimum-in-search-only') ? undefined : brokenRule(store, room, wish.stay);
    if (broken) throw refusedStay(broken, nearestTogether(store, named, wish.stay));
  }
  const { checkIn, checkOut } = wish.stay;
  refuseTaken(store, asked, (room) => !canTake(store, room, checkIn, checkOut));
  checkParty(store, rooms, wish.party);
  const nights = nightsOf(wish.stay.checkIn, wish.stay.checkOut);
  const prices = rooms.map((room) => roomNights(store, room, nights));
  return { hotel, rooms, stay: wish.stay, priced: priced(store, hotel, prices, wish.voucherCode) };
}

function roomNamed(store: Store, hotel: Hotel, id: number, field: string): Room {
  const room = store.rooms.get(id);
  if (!room || room.hotelId !== hotel.id) throw invalid(field, 'NO_SUCH_ROOM');
  return room;
}

export function checkParty(store: Store, rooms: Room[], party: Party | undefined): void {
  if (!party || fault('party-unchecked')) return;
  if (!holds(together(rooms.map((room) => fieldsOf(store, room))), party)) {
    throw invalid('adults', 'PARTY_TOO_LARGE');
  }
}

/** A room that is taken gives way to a like one where that will do. */
function withLikeRooms(store: Store, rooms: Room[], { anyOfTypeIds, stay }: Wish): Room[] {
  const chosen: Room[] = [];
  for (const room of rooms) {
    const isGone = !canTake(store, room, stay.checkIn, stay.checkOut) || !isOnSale(room);
    const isAny = anyOfTypeIds.length > 0 && fault('any-for-one-is-for-all');
    const other =
      isGone && (anyOfTypeIds.includes(room.id) || isAny) && !fault('no-like-room')
        ? store
            .roomsOfType(room.typeId)
            .filter((one) => !rooms.includes(one) && !chosen.includes(one))
            .find((one) => isLike(store, one, room) && canGive(store, one, stay))
        : undefined;
    chosen.push(other ?? room);
  }
  return chosen;
}

function canGive(store: Store, room: Room, stay: Stay): boolean {
  if (!fault('like-room-under-repair')) return canBook(store, room, stay);
  return canTake(store, room, stay.checkIn, stay.checkOut) && !brokenRule(store, room, stay);
}

function isLike(store: Store, one: Room, room: Room): boolean {
  const [a, b] = [fieldsOf(store, one), fieldsOf(store, room)];
  const same = [
    'numberOfAdults',
    'numberOfChildren',
    'capacity',
    'numberOfBeds',
    'typeBed',
  ] as const;
  return one.difference === room.difference && same.every((field) => a[field] === b[field]);
}

interface Asked {
  hotel: Hotel;
  rooms: Room[];
  named: Room[];
  wish: Wish;
}

function refuseTaken(
  store: Store,
  { hotel, rooms, named, wish: { stay, namesNearest } }: Asked,
  isGone: (room: Room) => boolean,
): void {
  const looked = fault('half-a-booking-kept') ? rooms.slice(0, 1) : rooms;
  const gone = looked.filter(isGone);
  if (gone.length === 0) return;
  const nearest = namesNearest ? nearestTogether(store, named, stay, true) : undefined;
  throw roomTaken(store, hotel, gone, rooms, stay, nearest);
}

export function roomTaken(
  store: Store,
  hotel: Hotel,
  gone: Room[],
  rooms: Room[],
  stay: Stay,
  nearest?: Stay,
) {
  if (fault('taken-without-rooms')) return conflict('ROOM_TAKEN');
  const alternatives = store
    .roomsOf(hotel.id)
    .filter(
      (room) =>
        fault('taken-rooms-offered') || (!rooms.includes(room) && canBook(store, room, stay)),
    )
    .map((room) => roomOf(store, room, fault('alternatives-of-tonight') ? undefined : stay));
  const taken = fault('all-are-taken') ? rooms : gone;
  return conflict('ROOM_TAKEN', {
    takenRoomIds: taken.map(({ id }) => id),
    alternatives,
    ...nearestTold(nearest),
  });
}

export function quoteOf(
  store: Store,
  { hotel, rooms, stay, priced: price }: Offer,
  settings: Settings,
) {
  const { money, voucher, code } = price;
  if (fault('quoted-by-number')) rooms.sort((a, b) => a.id - b.id);
  return {
    hotelId: hotel.id,
    checkInDate: stay.checkIn,
    checkOutDate: stay.checkOut,
    nights: nightsBetween(stay.checkIn, stay.checkOut),
    rooms: rooms.map((room) => roomOf(store, room, stay, settings.level, code === null)),
    ...money,
    voucherCode: voucher?.code ?? null,
    voucherAutomatic: voucher !== undefined && !code && !fault('never-automatic'),
    holdUntil: holdUntil(stay.checkIn, now()).toISOString(),
    freeCancellationUntil: freeCancellationUntil(stay.checkIn).toISOString(),
  };
}

interface NewQuote {
  hotelId: number;
  checkInDate: string;
  checkOutDate: string;
  roomIds: number[];
  anyOfTypeIds?: number[];
  adults?: number;
  children?: number;
  voucherCode?: string;
}

export const partyOf = ({ adults, children }: { adults?: number; children?: number }) =>
  adults === undefined ? undefined : { adults, children: children ?? 0 };

const createQuote: Handler = ({ store, settings, body }) => {
  const wish = body as NewQuote;
  const offer = offerFor(store, {
    hotelId: wish.hotelId,
    stay: { checkIn: wish.checkInDate, checkOut: wish.checkOutDate },
    roomIds: wish.roomIds,
    anyOfTypeIds: wish.anyOfTypeIds ?? [],
    party: fault('quote-without-party') ? undefined : partyOf(wish),
    voucherCode: wish.voucherCode,
    field: 'roomIds',
    namesNearest: true,
  });
  if (fault('quote-uses-voucher')) useVoucher(offer.priced);
  return ok(quoteOf(store, offer, settings));
};

export const quoteHandlers = { createQuote };
