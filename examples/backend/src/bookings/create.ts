import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { now } from '../days';
import { fault } from '../faults';
import { fullNameOf, phoneOf } from '../accounts/accounts';
import { callerOf, created, ok, type Call, type Handler } from '../http/call';
import { conflict, invalid } from '../http/problem';
import { tellOwner } from '../dashboard/notices';
import { canTake, freeNights, takeStay } from '../rooms/availability';
import { fieldsOf } from '../rooms/rooms';
import type { Booking, Line, Room, Store } from '../store';
import { bookingOf } from './bookings';
import { holdUntil } from './holds';
import { KeyedRequest } from './idempotency';
import { checkLimits } from './limits';
import { useVoucher } from './money';
import { checkOccupants } from './occupants';
import { offerFor, partyOf, quoteOf, roomTaken, type Offer } from './quotes';
import { saidOf, type Said } from './said';

interface ChosenRoom {
  id: number;
  price: number;
  anyOfType?: boolean;
  name?: string;
  occupants?: { adults: number; childAges: (number | null)[] };
}

interface NewBooking extends Said {
  hotelId: number;
  checkInDate: string;
  checkOutDate: string;
  totalPrice: number;
  rooms: ChosenRoom[];
  adults?: number;
  children?: number;
  phoneNumber?: string;
  notes?: string;
  voucherCode?: string;
}

/** As long as another look into a database would take. */
const DATABASE_MS = 25;

const createBooking: Handler = async (call) => {
  const body = call.body as NewBooking;
  const { store, settings, language } = call;
  const request = new KeyedRequest(call, 'booking');
  const made = request.made();
  const answered = fault('repetition-is-200') ? ok : created;
  const asThen =
    made && fault('repetition-of-then') ? { ...made, status: 'CONFIRMED' as const } : made;
  if (asThen) return answered(bookingOf(store, asThen, settings.level, language));
  const offer = offerOf(store, body);
  if (fault('chosen-room-looked-at')) checkChosen(store, body);
  const { phoneNumber: typed } = body;
  const said = fault('booking-phone-as-typed') ? typed : phoneOf(typed);
  const phoneNumber = said ?? callerOf(call).phone;
  if (!phoneNumber) throw invalid('phoneNumber', 'PHONE_NEEDED');
  checkPrice(call, body, offer);
  checkLimits(store, callerOf(call), offer);
  checkOccupants(
    offer.rooms.map((room) => [fieldsOf(store, room)]),
    body.rooms.map(({ occupants }) => occupants),
    { adults: body.adults ?? 1, children: body.children ?? 0 },
  );
  const booking = bookingFrom(call, body, offer, phoneNumber);
  // Nothing else may happen between the look at a room and its taking.
  if (fault('oversell-last-room') || fault('voucher-race')) await pause(DATABASE_MS);
  takeRooms(store, offer, booking);
  useVoucher(offer.priced);
  store.bookings.set(booking.id, booking);
  request.keep(booking);
  tellOwner(store, booking, 'BOOKING_CREATED');
  return created(bookingOf(store, booking, settings.level, language));
};

function offerOf(store: Store, body: NewBooking): Offer {
  return offerFor(store, {
    hotelId: body.hotelId,
    stay: { checkIn: body.checkInDate, checkOut: body.checkOutDate },
    roomIds: body.rooms.map(({ id }) => id),
    anyOfTypeIds: body.rooms.filter(({ anyOfType }) => anyOfType).map(({ id }) => id),
    party: partyOf(body),
    voucherCode: body.voucherCode,
    field: 'rooms',
  });
}

function checkChosen(store: Store, { rooms }: NewBooking): void {
  for (const { id, name } of rooms) {
    const room = store.rooms.get(id);
    if (name !== undefined && room && fieldsOf(store, room).name !== name) {
      throw invalid('rooms', 'NO_SUCH_ROOM');
    }
  }
}

function checkPrice({ store, settings }: Call, body: NewBooking, offer: Offer): void {
  const { money } = offer.priced;
  if (fault('price-of-the-client')) {
    money.totalPrice = body.totalPrice;
    offer.priced.off = money.roomTotal - body.totalPrice;
    return;
  }
  if (body.totalPrice !== money.totalPrice) {
    const { voucherCode: _, ...bare } = body;
    const told = fault('new-price-without-code') ? offerOf(store, bare) : offer;
    const quote = quoteOf(store, told, settings);
    throw conflict('PRICE_CHANGED', fault('new-price-untold') ? {} : { quote });
  }
}

function bookingFrom(call: Call, body: NewBooking, offer: Offer, phoneNumber: string): Booking {
  const account = callerOf(call);
  const { hotel, rooms, stay, priced } = offer;
  const createdAt = now();
  const by = fullNameOf(account);
  return {
    id: newBookingId(),
    accountId: account.id,
    hotelId: hotel.id,
    status: 'CONFIRMED',
    source: 'WEBSITE',
    ...stay,
    adults: body.adults ?? (fault('two-if-unsaid') ? 2 : 1),
    children: body.children ?? 0,
    guest: {
      firstName: account.firstName,
      lastName: account.lastName,
      email: account.email,
      phoneNumber,
    },
    ...saidOf(body, stay.checkIn, holdUntil(stay.checkIn, createdAt)),
    notes: fault('notes-lost')
      ? ''
      : (body.notes ?? '').normalize('NFC').slice(0, fault('notes-cut') ? 255 : undefined),
    lines: rooms.map((room, position) => lineOf(call.store, room, position, body, priced)),
    roomTotal: priced.money.roomTotal,
    discount: priced.off,
    voucherId: priced.voucher?.id ?? null,
    voucherCode: priced.voucher?.code ?? null,
    code: priced.code,
    createdAt,
    version: 1,
    undoable: [],
    history: [{ status: 'CONFIRMED', at: createdAt, by, byId: account.id, reason: null }],
  };
}

function lineOf(
  store: Store,
  room: Room,
  position: number,
  body: NewBooking,
  { nights }: Offer['priced'],
): Line {
  const chosen = body.rooms[position];
  return {
    position,
    pinned: false,
    nights: nights[position]!.map((one) => ({ ...one, roomId: room.id })),
    room: fieldsOf(store, room),
    ...(chosen?.occupants ? { occupants: chosen.occupants } : {}),
  };
}

/** All of its rooms or none. */
function takeRooms(store: Store, { hotel, rooms, stay }: Offer, booking: Booking): void {
  for (const room of rooms) {
    if (!fault('oversell-last-room') && !canTake(store, room, stay.checkIn, stay.checkOut)) {
      if (!fault('half-a-booking-kept')) freeNights(store, booking.id);
      throw roomTaken(store, hotel, [room], rooms, stay);
    }
    takeStay(store, room.id, stay.checkIn, stay.checkOut, booking.id);
  }
}

const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Read out at a counter, and not to be guessed. */
export function newBookingId(): string {
  const letters = [...randomBytes(12)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return `ND-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

export const createHandlers = { createBooking };
