import { freeCancellationUntil } from '../../domain/bookings/cancellation';
import { holdUntil } from '../../domain/bookings/holds';
import { holdsParty } from '../../domain/stays/party';
import { TAX_AND_FEE_PERCENT } from '../../domain/bookings/taxAndFee';
import type { Language } from '../../domain/languages/languages';
import { voucherKey } from '../../domain/vouchers/voucher';
import { ApiError, invalid, notFound } from '../http/errors';
import type { Schemas } from '../http/operations';
import type { Db } from '../db/db';
import { hotelOnSale, pricedHotelOnSale, type HotelRow } from '../hotels/queries';
import { refuseBadStay } from '../hotels/stayRules';
import { toRoom } from '../rooms/mappers';
import { freeLikeRoom, type FindLikeRoom } from '../rooms/likeRooms.queries';
import { chosenRooms, freeRooms, type RoomForStay, type RoomRow } from '../rooms/queries';
import { allowedRooms, refuseRestricted } from '../rooms/restrictions';
import { automaticVoucher, voucherOfHotel, type VoucherRow } from '../vouchers/queries';
import { redeemable } from '../vouchers/redeemable';
import { priceOf, type Price } from './pricing';
import type { PricingContext } from './pricingContext';
import { replaceTaken, type OfferedRoom, type NamedRooms } from './replaceTaken';

/** What somebody wants to stay in. */
export interface Wish extends NamedRooms {
  hotelId: number;
  adults?: number | undefined;
  children?: number | undefined;
  voucherCode?: string | undefined;
  /** What its rooms are told in. */
  language?: Language | undefined;
}

/** The wish as the hotel can meet it, at its price. */
export interface Offer extends Price<OfferedRoom> {
  hotel: HotelRow;
  /** The room is kept until then if booked now. */
  holdUntil: Date;
}

/**
 * Checks a wish against the rules of the trade and what is free now, and prices it.
 *
 * @throws ApiError 404 (no such hotel), 409 (a room is taken), 422 (a rule is broken, or the voucher
 * cannot be used)
 */
export async function offerFor(db: Db, wish: Wish, context: PricingContext): Promise<Offer> {
  refuseImpossible(wish, context);
  const asked = supplyFor(db, wish, context);
  const [hotel, rooms, automatic, typed] = await Promise.all([
    asked.hotel,
    asked.rooms,
    asked.automatic,
    asked.typed,
  ]);
  return offerOf(db, wish, { hotel, rooms, automatic, typed }, context, freeLikeRoom);
}

/** What the hotel has for a wish, as it is stored. */
interface Supply {
  hotel: HotelRow | undefined;
  rooms: (RoomForStay & { taken: boolean })[];
  automatic: VoucherRow | undefined;
  /** What the code names, if there is one. */
  typed: VoucherRow | undefined;
}

/** @throws ApiError 422 for what no hotel can meet */
export function refuseImpossible(wish: Wish, { now }: PricingContext): void {
  refuseBadStay(wish, now);
  refuseDoubles(wish.roomIds);
}

/** Reads it: no statement needs the answer of another. */
export function supplyFor(
  db: Db,
  { hotelId, roomIds, voucherCode, ...stay }: Wish,
  { now }: PricingContext,
) {
  return {
    hotel: hotelOnSale(db, hotelId),
    rooms: chosenRooms(db, hotelId, roomIds, stay),
    automatic: automaticVoucher(db, hotelId, now),
    typed:
      voucherCode === undefined ? undefined : voucherOfHotel(db, hotelId, voucherKey(voucherCode)),
  };
}

/** The same as {@link offerFor}, of what has been read. */
export async function offerOf(
  db: Db,
  wish: Wish,
  { hotel, rooms: named, automatic, typed }: Supply,
  context: PricingContext,
  findLike: FindLikeRoom,
): Promise<Offer> {
  const { now } = context;
  if (!hotel) throw notFound();
  if (named.length < wish.roomIds.length) throw invalid({ rooms: 'roomGone' });
  const rooms = await replaceTaken(db, wish, named, {
    bound: { stay: wish, hotel, now },
    findLike,
  });
  // No other dates give a room that is not on sale.
  const closed = rooms.filter(({ status }) => status === 'MAINTENANCE').map(({ id }) => id);
  if (closed.length > 0) throw await roomsTaken(db, wish, closed, now);
  // Of a like room too: its type allows the same, but not every room has a gap there.
  refuseRestricted(rooms, { stay: wish, hotel, now });
  const taken = rooms.filter((room) => room.taken).map(({ id }) => id);
  if (taken.length > 0) throw await roomsTaken(db, wish, taken, now);
  refuseLargeParty(rooms, wish);
  const redeemed = wish.voucherCode === undefined ? null : redeemable(typed, now);
  const price = priceOf(rooms, wish, { automatic, typed: redeemed }, context);
  return { hotel, ...price, holdUntil: holdUntil(wish.checkIn, now) };
}

function refuseDoubles(roomIds: readonly number[]): void {
  if (new Set(roomIds).size < roomIds.length) throw invalid({ rooms: 'uniqueItems' });
}

/** @throws ApiError 422 when the rooms together do not hold the party */
export function refuseLargeParty(
  rooms: readonly RoomRow[],
  { adults, children = 0 }: Pick<Wish, 'adults' | 'children'>,
): void {
  if (adults === undefined) return;
  const places = rooms.map((room) => ({
    numberOfAdults: room.adults,
    numberOfChildren: room.children,
    capacity: room.capacity,
  }));
  if (!holdsParty(places, { adults, children })) throw invalid({ adults: 'party' });
}

/** 409 with what is taken and what else the hotel has free for the same nights. */
export async function roomsTaken(
  db: Db,
  wish: Wish,
  takenRoomIds: number[],
  now: Date,
): Promise<ApiError> {
  const { checkIn, checkOut, hotelId, language } = wish;
  const anyRoom = { checkIn, checkOut, adults: 1, children: 0, bedType: '' };
  const free = await freeRooms(db, hotelId, anyRoom);
  const hotel = await pricedHotelOnSale(db, hotelId, now);
  const allowed = hotel ? allowedRooms(free, { stay: wish, hotel, now }) : [];
  const others = allowed.filter(({ id }) => !wish.roomIds.includes(id));
  const alternatives = others.map((room) =>
    toRoom(room, { stay: wish, percent: hotel?.automaticPercent ?? null, language }),
  );
  return new ApiError('ROOM_TAKEN', { takenRoomIds, alternatives });
}

export function toQuote(wish: Wish, offer: Offer): Schemas['Quote'] {
  const { rooms, voucher, automaticPercent: percent, quote, holdUntil: hold } = offer;
  return {
    hotelId: wish.hotelId,
    checkInDate: wish.checkIn,
    checkOutDate: wish.checkOut,
    nights: quote.nights,
    rooms: rooms.map((room) => toRoom(room, { stay: wish, percent, language: wish.language })),
    roomTotal: quote.roomTotal,
    discount: quote.discount,
    voucherCode: voucher?.code ?? null,
    voucherAutomatic: percent !== null,
    totalPrice: quote.totalPrice,
    taxAndFeePercent: TAX_AND_FEE_PERCENT,
    taxAndFee: quote.taxAndFee,
    total: quote.total,
    holdUntil: hold.toISOString(),
    freeCancellationUntil: freeCancellationUntil(wish.checkIn).toISOString(),
  };
}
