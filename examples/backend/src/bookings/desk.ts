import { firstDeskDay, momentOf, nightsOf, now, today } from '../days';
import { fault } from '../faults';
import { fullNameOf, phoneOf } from '../accounts/accounts';
import { callerOf, created, ok, textOf, type Call, type Handler } from '../http/call';
import { conflict, invalid } from '../http/problem';
import { ownHotel } from '../hotels/partners';
import {
  automaticVoucher,
  nightKey,
  priceFields,
  roomNights,
  type RoomNight,
} from '../prices/nightPrices';
import { isFree, isOnSale, takeAllNights } from '../rooms/availability';
import { fieldsOf, stayCost, type Stay } from '../rooms/rooms';
import { pick, type Booking, type Hotel, type Line, type Room, type Store } from '../store';
import { tidy } from '../texts';
import { newBookingId } from './create';
import { holdUntil } from './holds';
import { KeyedRequest } from './idempotency';
import { moneyOf, priced } from './money';
import { checkOccupants } from './occupants';
import { detailOf } from './partners';
import { byNumber } from './placing';
import { saidOf, type Said } from './said';
import { brokenRule, checkDates, IN_BODY, IN_QUERY } from './stayRules';
import { record } from './travellers';
import { mayUndo } from './undoable';

const stayOfDesk = (checkIn: string, checkOut: string) => ({ checkIn, checkOut });

const listFreeRooms: Handler = (call) => {
  const { store } = call;
  const hotel = ownHotel(call, 'hotelId', 'foreign-free-rooms');
  const stay = stayOfDesk(textOf(call, 'checkIn')!, textOf(call, 'checkOut')!);
  checkDates(stay, IN_QUERY, firstDeskDay());
  const rooms = store
    .roomsOf(hotel.id)
    .filter((room) => isOnSale(room) || fault('repairs-offered-at-desk'))
    .filter((room) => isFree(store, room, stay.checkIn, stay.checkOut))
    .filter((room) => !fault('desk-bound-by-rules') || !brokenRule(store, room, stay))
    .sort(
      (a, b) =>
        (fault('free-rooms-by-number') ? byNumber(a, b) : 0) ||
        stayCost(store, a, stay) - stayCost(store, b, stay) ||
        usualPrice(store, a) - usualPrice(store, b) ||
        a.id - b.id,
    );
  return ok(rooms.map((room) => freeRoom(store, room, stay)));
};

/** As long as nothing is said of the date. */
const usualPrice = (store: Store, { typeId, difference }: Room) =>
  pick(store.types, typeId).price + difference;

function freeRoom(store: Store, room: Room, stay: { checkIn: string; checkOut: string }) {
  const { name, roomType, numberOfAdults, numberOfChildren, capacity } = fieldsOf(store, room);
  const nights = roomNights(store, room, nightsOf(stay.checkIn, stay.checkOut));
  const automatic = automaticVoucher(store, pick(store.hotels, room.hotelId));
  const { price, nights: told } = priceFields(nights, automatic?.discountPercent ?? 0, true);
  const isBound = brokenRule(store, room, stay) !== undefined;
  return {
    id: room.id,
    roomNumber: room.roomNumber,
    ...{ name, roomType, numberOfAdults, numberOfChildren, capacity },
    price,
    stayPrice: fault('stay-price-of-a-night') ? Number(price) : stayCost(store, room, stay),
    ...(told ? { nights: told } : {}),
    ...(isBound ? { warnings: ['Travellers cannot book this room for these nights.'] } : {}),
  };
}

interface DeskBooking extends Said {
  source: Booking['source'];
  guestName: string;
  phoneNumber?: string;
  email?: string;
  checkInDate: string;
  checkOutDate: string;
  roomIds: number[];
  adults?: number;
  children?: number;
  notes?: string;
  totalPrice: number;
  priceByHand?: { pricePerNight: number; reason: string };
  checkInNow?: boolean;
  voucherCode?: string;
  occupants?: { roomId: number; occupants: NonNullable<Line['occupants']> }[];
}

const createPartnerBooking: Handler = (call) => {
  const { store } = call;
  const hotel = ownHotel(call);
  const body = call.body as DeskBooking;
  const place = fault('key-of-another-hotel') ? 'any' : hotel.id;
  const request = new KeyedRequest(call, `desk ${place}`);
  const made = request.made();
  if (made) return created(detailOf(store, made));
  const stay = stayOfDesk(body.checkInDate, body.checkOutDate);
  checkDates(stay, IN_BODY, body.source === 'WALK_IN' ? firstDeskDay() : today());
  if (body.checkInNow && stay.checkIn > today()) throw invalid('checkInNow', 'ARRIVAL_PAST');
  const rooms = roomsNamed(store, hotel, body.roomIds);
  const gone = rooms.filter((room) => isTaken(store, room, stay));
  const told = fault('desk-all-are-taken') ? rooms : gone;
  if (gone.length > 0) throw conflict('ROOM_TAKEN', { takenRoomIds: told.map(({ id }) => id) });
  const booking = deskBooking(call, body, hotel, rooms);
  const { totalPrice } = moneyOf(booking.roomTotal, booking.discount);
  const isUnread = body.priceByHand && fault('price-by-hand-unread');
  if (totalPrice !== body.totalPrice && !isUnread) throw conflict('PRICE_CHANGED');
  const saidOfRooms = rooms.map(({ id }) => occupantsIn(body, id));
  const party = { adults: body.adults ?? 1, children: body.children ?? 0 };
  checkOccupants(
    rooms.map((room) => [fieldsOf(store, room)]),
    saidOfRooms,
    party,
  );
  takeAllNights(store, booking);
  store.bookings.set(booking.id, booking);
  useVoucherOf(store, booking);
  if (body.checkInNow && !fault('arrived-not-noted')) record(booking, call, 'CHECKED_IN', null);
  mayUndo(booking, 'made', {});
  return created(detailOf(store, request.keep(booking)));
};

const isTaken = (store: Store, room: Room, { checkIn, checkOut }: Stay) =>
  fault('desk-books-closed-room')
    ? nightsOf(checkIn, checkOut).some(
        (night) => typeof store.nights.get(nightKey(room.id, night)) === 'string',
      )
    : !isFree(store, room, checkIn, checkOut);

const occupantsIn = ({ occupants = [] }: DeskBooking, id: number) =>
  occupants.find(({ roomId }) => roomId === id)?.occupants;

interface PriceWish {
  pricePerNight: number | undefined;
  voucherCode: string | undefined;
}

const handPrice = (byHand: number, { price, originalPrice }: RoomNight) =>
  fault('hand-price-discounted') ? Math.round((byHand * price) / originalPrice) : byHand;

/** What is agreed on stands for what travellers pay; a code takes off what it would of theirs. */
function deskPrice(store: Store, hotel: Hotel, rooms: Room[], nights: string[], wish: PriceWish) {
  const { pricePerNight: byHand, voucherCode } = wish;
  const told = rooms.map((room, i) =>
    roomNights(store, room, nights).map((one) =>
      byHand && (i === 0 || !fault('hand-price-of-first-room'))
        ? { ...one, price: handPrice(byHand, one), originalPrice: byHand }
        : one,
    ),
  );
  return priced(store, hotel, told, voucherCode);
}

function useVoucherOf(store: Store, { voucherId }: Booking): void {
  const voucher = voucherId === null ? undefined : store.vouchers.get(voucherId);
  if (voucher && !fault('code-at-desk-unused')) voucher.used += 1;
}

interface DeskQuote {
  checkInDate: string;
  checkOutDate: string;
  roomIds: number[];
  voucherCode?: string;
  pricePerNight?: number;
}

const quotePartnerBooking: Handler = (call) => {
  const { store } = call;
  const hotel = ownHotel(call);
  const body = call.body as DeskQuote;
  const stay = stayOfDesk(body.checkInDate, body.checkOutDate);
  checkDates(stay, IN_BODY, firstDeskDay());
  const rooms = roomsNamed(store, hotel, body.roomIds);
  const { money, voucher } = deskPrice(store, hotel, rooms, nightsOf(stay.checkIn, stay.checkOut), {
    pricePerNight: body.pricePerNight,
    voucherCode: fault('desk-price-without-code') ? undefined : body.voucherCode,
  });
  const byHand = body.pricePerNight !== undefined && body.voucherCode === undefined;
  const typed = fault('typed-code-told') ? body.voucherCode?.trim() : undefined;
  return ok({ ...money, voucherCode: byHand ? null : (typed ?? voucher?.code ?? null) });
};

function roomsNamed(store: Store, hotel: Hotel, ids: number[]): Room[] {
  return ids.map((id) => {
    const room = store.rooms.get(id);
    if (room?.hotelId !== hotel.id) throw invalid('roomIds', 'NO_SUCH_ROOM');
    return room;
  });
}

/** Whoever walked in is there: the room is theirs to the end. */
function heldUntil({ source }: DeskBooking, stay: Stay, bookedAt: Date): Date {
  const isHere = source === 'WALK_IN' && !fault('walk-in-held-till-evening');
  return isHere ? momentOf(stay.checkOut, '12:00') : holdUntil(stay.checkIn, bookedAt);
}

function deskBooking(call: Call, body: DeskBooking, hotel: Hotel, rooms: Room[]): Booking {
  const stay = stayOfDesk(body.checkInDate, body.checkOutDate);
  const nights = nightsOf(stay.checkIn, stay.checkOut);
  const price = deskPrice(call.store, hotel, rooms, nights, {
    pricePerNight: body.priceByHand?.pricePerNight,
    voucherCode: body.voucherCode,
  });
  const lines = rooms.map((room, position): Line => {
    const occupants = occupantsIn(body, room.id);
    return {
      position,
      pinned: false,
      nights: price.nights[position]!.map((one) => ({ ...one, roomId: room.id })),
      room: fieldsOf(call.store, room),
      ...(occupants ? { occupants } : {}),
    };
  });
  // An automatic one does not touch what was agreed on.
  const voucher = body.priceByHand && !price.code ? undefined : price.voucher;
  const createdAt = now();
  const account = callerOf(call);
  return {
    id: newBookingId(),
    accountId: null,
    hotelId: hotel.id,
    status: 'CONFIRMED',
    source: fault('desk-source-lost') ? 'OTHER' : body.source,
    ...stay,
    adults: fault('party-of-caller-lost') ? 1 : (body.adults ?? 1),
    children: body.children ?? 0,
    guest: {
      firstName: tidy(body.guestName),
      lastName: '',
      email: fault('address-of-caller-lost') ? '' : (body.email ?? ''),
      phoneNumber:
        (fault('desk-phone-as-typed') ? body.phoneNumber : phoneOf(body.phoneNumber)) ?? '',
    },
    ...saidOf(body, stay.checkIn, heldUntil(body, stay, createdAt)),
    notes: body.notes ?? '',
    lines,
    roomTotal: price.money.roomTotal,
    discount: price.off,
    voucherId: voucher?.id ?? null,
    voucherCode: voucher?.code ?? null,
    code: price.code,
    createdAt,
    version: 1,
    undoable: [],
    history: [
      {
        status: 'CONFIRMED',
        at: createdAt,
        by: fullNameOf(account),
        byId: account.id,
        reason: (fault('agreed-for-no-reason') ? undefined : body.priceByHand?.reason) ?? null,
      },
    ],
  };
}

export const deskHandlers = { listFreeRooms, createPartnerBooking, quotePartnerBooking };
