import { freeCancellationUntil, holdUntil } from '../../domain/holds';
import { holdsParty } from '../../domain/party';
import { quoteOf, TAX_AND_FEE_PERCENT, type Quote } from '../../domain/quote';
import {
  MINIMUM_STAY_NIGHTS,
  nightsBetween,
  stayFault,
  vietnamToday,
  type Stay,
} from '../../domain/stay';
import { ApiError, invalid, notFound } from '../contract/errors';
import type { Schemas } from '../contract/operations';
import type { Db } from '../db/db';
import { hotelOnSale, type HotelRow } from '../hotels/queries';
import { toRoom } from '../rooms/answers';
import { chosenRooms, freeRooms, type RoomRow } from '../rooms/queries';

/** What somebody wants to stay in. */
export interface Wish extends Stay {
  hotelId: number;
  roomIds: readonly number[];
  adults?: number | undefined;
  children?: number | undefined;
}

/** The wish as the hotel can meet it, at its price. */
export interface Offer {
  hotel: HotelRow;
  rooms: RoomRow[];
  quote: Quote;
  /** The room is kept until then if booked now. */
  holdUntil: Date;
}

/**
 * Checks a wish against the rules of the trade and what is free now, and prices it.
 *
 * @throws ApiError 404 (no such hotel), 422 (a rule is broken), 409 (a room is taken)
 */
export async function offerFor(db: Db, wish: Wish, now: Date): Promise<Offer> {
  refuseBadStay(wish, now);
  refuseDoubles(wish.roomIds);
  const hotel = await hotelOnSale(db, wish.hotelId);
  if (!hotel) throw notFound();
  const nights = nightsBetween(wish.checkIn, wish.checkOut);
  if (nights < MINIMUM_STAY_NIGHTS[hotel.minimumStay]) {
    throw invalid({ checkOutDate: 'minimumStay' });
  }
  const rooms = await chosenRooms(db, hotel.id, wish.roomIds, wish);
  if (rooms.length < wish.roomIds.length) throw invalid({ rooms: 'roomGone' });
  const taken = rooms.filter((room) => room.taken);
  if (taken.length > 0) {
    throw await roomsTaken(
      db,
      wish,
      taken.map(({ id }) => id),
    );
  }
  refuseLargeParty(rooms, wish);
  const quote = quoteOf({ roomPrices: rooms.map(({ price }) => price), nights });
  return { hotel, rooms, quote, holdUntil: holdUntil(wish.checkIn, now) };
}

function refuseBadStay(stay: Stay, now: Date): void {
  const fault = stayFault(stay, vietnamToday(now));
  if (!fault) return;
  throw invalid({ [fault === 'checkOutNotAfter' ? 'checkOutDate' : 'checkInDate']: fault });
}

function refuseDoubles(roomIds: readonly number[]): void {
  if (new Set(roomIds).size < roomIds.length) throw invalid({ rooms: 'uniqueItems' });
}

function refuseLargeParty(rooms: readonly RoomRow[], { adults, children = 0 }: Wish): void {
  if (adults === undefined) return;
  const places = rooms.map((room) => ({
    numberOfAdults: room.adults,
    numberOfChildren: room.children,
    capacity: room.capacity,
  }));
  if (!holdsParty(places, { adults, children })) throw invalid({ adults: 'party' });
}

/** 409 with what is taken and what else the hotel has free for the same nights. */
export async function roomsTaken(db: Db, wish: Wish, takenRoomIds: number[]): Promise<ApiError> {
  const { checkIn, checkOut, hotelId } = wish;
  const anyRoom = { checkIn, checkOut, adults: 1, children: 0, bedType: '' };
  const free = await freeRooms(db, hotelId, anyRoom);
  const others = free.filter(({ id }) => !wish.roomIds.includes(id));
  return new ApiError('ROOM_TAKEN', { takenRoomIds, alternatives: others.map(toRoom) });
}

export function toQuote(wish: Wish, { rooms, quote, holdUntil: hold }: Offer): Schemas['Quote'] {
  return {
    hotelId: wish.hotelId,
    checkInDate: wish.checkIn,
    checkOutDate: wish.checkOut,
    nights: quote.nights,
    rooms: rooms.map(toRoom),
    roomTotal: quote.roomTotal,
    discount: quote.discount,
    totalPrice: quote.totalPrice,
    taxAndFeePercent: TAX_AND_FEE_PERCENT,
    taxAndFee: quote.taxAndFee,
    total: quote.total,
    holdUntil: hold.toISOString(),
    freeCancellationUntil: freeCancellationUntil(wish.checkIn).toISOString(),
  };
}
