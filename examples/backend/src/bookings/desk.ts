import { firstDeskDay, nightsOf, now, today } from '../days';
import { fault } from '../faults';
import { fullNameOf } from '../accounts/accounts';
import { callerOf, created, ok, textOf, type Call, type Handler } from '../http/call';
import { conflict, invalid } from '../http/problem';
import { ownHotel } from '../hotels/partners';
import { priceFields, roomNights } from '../prices/nightPrices';
import { isFree, takeAllNights } from '../rooms/availability';
import { fieldsOf, stayCost } from '../rooms/rooms';
import type { Booking, Line, Room, Store } from '../store';
import { newBookingId } from './create';
import { holdUntil } from './holds';
import { KeyedRequest } from './idempotency';
import { moneyOf } from './money';
import { detailOf } from './partners';
import { roomTaken } from './quotes';
import { saidOf, type Said } from './said';
import { brokenRule, checkDates, IN_BODY, IN_QUERY } from './stayRules';
import { record } from './travellers';

const stayOfDesk = (checkIn: string, checkOut: string) => ({ checkIn, checkOut });

const listFreeRooms: Handler = (call) => {
  const { store } = call;
  const hotel = ownHotel(call);
  const stay = stayOfDesk(textOf(call, 'checkIn')!, textOf(call, 'checkOut')!);
  checkDates(stay, IN_QUERY, firstDeskDay());
  const rooms = store
    .roomsOf(hotel.id)
    .filter((room) => isFree(store, room, stay.checkIn, stay.checkOut))
    .filter((room) => !fault('desk-bound-by-rules') || !brokenRule(store, room, stay))
    .sort((a, b) => stayCost(store, a, stay) - stayCost(store, b, stay));
  return ok(rooms.map((room) => freeRoom(store, room, stay)));
};

function freeRoom(store: Store, room: Room, stay: { checkIn: string; checkOut: string }) {
  const { name, roomType, numberOfAdults, numberOfChildren, capacity } = fieldsOf(store, room);
  const nights = roomNights(store, room, nightsOf(stay.checkIn, stay.checkOut));
  const { price, nights: told } = priceFields(nights, 0, true);
  const isBound = brokenRule(store, room, stay) !== undefined || room.status === 'MAINTENANCE';
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
}

const createPartnerBooking: Handler = (call) => {
  const { store } = call;
  const hotel = ownHotel(call);
  const body = call.body as DeskBooking;
  const request = new KeyedRequest(call, `desk ${hotel.id}`);
  const made = request.made();
  if (made) return created(detailOf(store, made));
  const stay = stayOfDesk(body.checkInDate, body.checkOutDate);
  checkDates(stay, IN_BODY, body.source === 'WALK_IN' ? firstDeskDay() : today());
  if (body.checkInNow && stay.checkIn > today()) throw invalid('checkInNow', 'ARRIVAL_PAST');
  const rooms = body.roomIds.map((id) => {
    const room = store.rooms.get(id);
    if (room?.hotelId !== hotel.id) throw invalid('roomIds', 'NO_SUCH_ROOM');
    return room;
  });
  const gone = rooms.filter((room) => !isFree(store, room, stay.checkIn, stay.checkOut));
  if (gone.length > 0) throw roomTaken(store, hotel, gone, rooms, stay);
  const booking = deskBooking(call, body, hotel.id, rooms);
  const { totalPrice } = moneyOf(booking.roomTotal, booking.discount);
  const isUnread = body.priceByHand && fault('price-by-hand-unread');
  if (totalPrice !== body.totalPrice && !isUnread) throw conflict('PRICE_CHANGED');
  takeAllNights(store, booking);
  store.bookings.set(booking.id, booking);
  if (body.checkInNow && !fault('arrived-not-noted')) record(booking, call, 'CHECKED_IN', null);
  return created(detailOf(store, request.keep(booking)));
};

function deskBooking(call: Call, body: DeskBooking, hotelId: number, rooms: Room[]): Booking {
  const words = body.guestName.trim().normalize('NFC').split(/\s+/);
  const stay = stayOfDesk(body.checkInDate, body.checkOutDate);
  const nights = nightsOf(stay.checkIn, stay.checkOut);
  const lines = rooms.map((room, position): Line => ({
    position,
    pinned: false,
    nights: roomNights(call.store, room, nights).map((one) => {
      const byHand = body.priceByHand?.pricePerNight;
      return {
        ...one,
        roomId: room.id,
        ...(byHand ? { price: byHand, originalPrice: byHand } : {}),
      };
    }),
  }));
  const all = lines.flatMap((line) => line.nights);
  const sum = (field: 'price' | 'originalPrice') =>
    all.reduce((total, one) => total + one[field], 0);
  const createdAt = now();
  const account = callerOf(call);
  return {
    id: newBookingId(),
    accountId: null,
    hotelId,
    status: 'CONFIRMED',
    source: fault('desk-source-lost') ? 'OTHER' : body.source,
    ...stay,
    adults: body.adults ?? 1,
    children: body.children ?? 0,
    guest: {
      firstName: words.at(-1) ?? '',
      lastName: words.slice(0, -1).join(' '),
      email: body.email ?? '',
      phoneNumber: body.phoneNumber ?? '',
    },
    ...saidOf(body, stay.checkIn, holdUntil(stay.checkIn, createdAt)),
    notes: body.notes ?? '',
    lines,
    roomTotal: sum('originalPrice'),
    discount: sum('originalPrice') - sum('price'),
    voucherId: null,
    voucherCode: null,
    byCode: false,
    createdAt,
    version: 1,
    history: [
      {
        status: 'CONFIRMED',
        at: createdAt,
        by: fullNameOf(account),
        byId: account.id,
        reason: body.priceByHand?.reason ?? null,
      },
    ],
  };
}

export const deskHandlers = { listFreeRooms, createPartnerBooking };
