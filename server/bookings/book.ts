import { averageNight } from '../../domain/prices/nightPrices';
import { arrivalError, holdUntilArrival } from '../../domain/bookings/holds';
import { normalizePhone } from '../../domain/accounts/phone';
import type { BookingLimits } from '../../domain/bookings/bookingLimits';
import type { SpecialRequest } from '../../domain/bookings/specialRequests';
import { lockedAccountById, type UserRow } from '../accounts/queries';
import { ApiError, invalid } from '../http/errors';
import type { Language } from '../../domain/languages/languages';
import { recordHotelChange, recordOwnerChange } from '../db/changeRecording';
import type { Db } from '../db/db';
import { pipelined } from '../db/pipeline';
import type { Services } from '../services';
import { vietnamToday } from '../../domain/stays/stay';
import type { HotelRow } from '../hotels/queries';
import type { KeyOfRow } from './booking.queries';
import { bookingById, type GuestBookingRow } from './guest.queries';
import { arrivalReason } from './arrive';
import { storedInAttempts } from './attempts';
import { changeOfBooking } from './changeOfBooking';
import { newBookingCode } from './codes';
import { Conflict, orConflict } from './conflict';
import { locationOf } from '../hotels/mappers';
import { claimLikeRoom } from '../rooms/likeRooms.queries';
import { queueOwnNews } from '../mail/outbox';
import { bookingConfirmed } from '../mail/templates/bookingConfirmed';
import { announceBooking } from '../notifications/announce';
import { countVoucherUse } from '../vouchers/queries';
import { insertVoucherUse } from '../vouchers/uses.queries';
import { insertEvent } from './history.queries';
import { bookingOfKey, earlierBooking, keepKey, type Repeatable } from './idempotency';
import { usedKey } from '../accounts/keys/keys.queries';
import { refuseTooMany } from './limits';
import { heldBookings } from './limits.queries';
import { withOccupants, type OccupantsOfRooms } from './occupants';
import {
  offerFor,
  offerOf,
  refuseImpossible,
  roomsTaken,
  supplyFor,
  toQuote,
  type Offer,
  type Wish,
} from './offer';
import { amountsOf } from './pricing';
import type { PricingContext } from './pricingContext';
import {
  insertBookedRooms,
  insertBooking,
  insertNightPrices,
  keepHotel,
  nextBookingId,
  takeNights,
  type BookedRoom,
  type NewBooking,
} from './write.queries';

interface Guest {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** A booking as asked for: by whom, what, and at which price they saw it. */
export interface BookingRequest {
  wish: Wish;
  userId: number;
  /** As typed; the account's when absent. */
  phone: string | undefined;
  notes: string;
  /** Who comes, when it is booked for somebody else. */
  arriving: { name: string; phone: string } | undefined;
  specialRequests: readonly SpecialRequest[];
  occupants: OccupantsOfRooms;
  /** `HH:MM` on the check-in day, where they said it. */
  arrivalTime: string | undefined;
  /** The rooms' prices by the ids they were asked for by. */
  seen: { totalPrice: number; roomPrices: ReadonlyMap<number, number> };
  /** Absent when it was sent without a key. */
  repeatable: Repeatable | undefined;
  /** What the guest reads, and the mails to them are written in. */
  language: Language;
  /** Where the mails to the guest and the hotel's owner lead. */
  publicUrl: string;
  limits: BookingLimits;
}

/** A booking as it is stored, and its hotel if that has just been read. */
interface Booked {
  row: GuestBookingRow;
  hotel?: HotelRow;
}

/**
 * Books, or gives the booking that the same key has made before.
 *
 * @throws ApiError 401 (the account has just been deleted), 404, 409 or 422; nothing is stored then
 */
export async function book(
  { db, inHotelTransaction }: Pick<Services, 'db' | 'inHotelTransaction'>,
  request: BookingRequest,
  context: PricingContext,
): Promise<Booked> {
  const { wish } = request;
  const booked = await storedInAttempts<Booked>({
    attempt: () => inHotelTransaction(wish.hotelId, (tx) => bookWithin(tx, request, context)),
    earlier: async () => {
      const row = await earlierBooking(db, request.repeatable);
      return row && { row };
    },
    refuse: () => offerFor(db, wish, context),
  });
  if (booked) return booked;
  throw await roomsTaken(db, wish, [...wish.roomIds], context.now);
}

/** Two journeys to the database: all that has to be known, and all that is to be stored. */
async function bookWithin(
  tx: Db,
  request: BookingRequest,
  context: PricingContext,
): Promise<Booked> {
  const { wish, limits, repeatable } = request;
  const { now } = context;
  refuseImpossible(wish, context);
  refuseArrival(request, now);
  const { account, used, held, bookingId, ...supply } = await pipelined(tx, (sent) => ({
    // Before any other lock: whoever waits for the hotel must keep nobody else from what they hold.
    kept: keepHotel(sent, wish.hotelId),
    // It stays as long as the transaction lasts, so that no booking outlives it unseen, and its
    // bookings are made one after the other: what it holds is read after this.
    account: lockedAccountById(sent, request.userId),
    held: heldBookings(sent, request.userId, vietnamToday(now)),
    used: repeatable && usedKey(sent, repeatable),
    bookingId: nextBookingId(sent),
    ...supplyFor(sent, wish, context),
  }));
  if (used && repeatable) return { row: await bookingOfKey(tx, used, repeatable) };
  const guest = guestOf(account, request);
  const offer = await offerOf(tx, wish, supply, context, claimLikeRoom);
  refuseOtherPrice(request, offer);
  refuseTooMany({ held, wish, offer, limits, now });
  return store(tx, { request, guest, offer, ids: { hotelId: wish.hotelId, bookingId }, now });
}

interface NewFacts {
  request: BookingRequest;
  guest: Guest;
  offer: Offer;
  ids: KeyOfRow;
  now: Date;
}

async function store(tx: Db, { request, guest, offer, ids, now }: NewFacts): Promise<Booked> {
  const { wish, repeatable, publicUrl } = request;
  const { hotel, voucher, code: agreed, quote } = offer;
  const { hotelId } = ids;
  const rooms = withOccupants(offer, request.occupants, wish);
  const booking = bookingOf(
    request,
    guest,
    { ...offer, rooms },
    { code: newBookingCode(hotelId), now },
  );
  const { code, guestEmail } = booking;
  const by = { hotelId, userId: guest.id, code };
  const made = { userId: guest.id, reason: arrivalReason(booking), now };
  const mail = bookingConfirmed(booking, { hotelAddress: locationOf(hotel), publicUrl, now });
  const { nights, row, use } = await orConflict(
    pipelined(tx, (sent) => ({
      booking: insertBooking(sent, { ...ids, userId: guest.id }, booking),
      // The key comes before the nights: a repeated request then meets itself, not a taken room.
      key: repeatable && keepKey(sent, repeatable, { ...ids, now }),
      rooms: insertBookedRooms(sent, ids, rooms),
      prices: insertNightPrices(sent, ids, rooms),
      nights: takeNights(
        sent,
        ids,
        rooms.map(({ id }) => id),
        { firstNight: wish.checkIn, nights: quote.nights },
      ),
      change: recordHotelChange(sent, hotelId, changeOfBooking(booking)),
      event: insertEvent(sent, ids, { ...made, status: 'CONFIRMED' }),
      toOwner: announceBooking(sent, booking, { guestId: guest.id, publicUrl, now }),
      toGuest: queueOwnNews(sent, { to: guestEmail, ...mail }, by, now),
      row: bookingById(sent, ids),
      used:
        voucher && insertVoucherUse(sent, ids, voucher, { amount: quote.discount, agreed, now }),
      // Last, because many guests of many hotels may wait for the same voucher.
      use: voucher && countVoucherUse(sent, voucher, now),
    })),
  );
  if (nights !== rooms.length * quote.nights) throw invalid({ rooms: 'roomGone' });
  if (voucher && !use) throw new Conflict();
  // The price without a code is then another in all of the owner's hotels.
  if (voucher && use?.wasLast) await recordOwnerChange(tx, voucher.ownerId, { kind: 'PRICES' });
  if (!row) throw new Error('The booking was not stored.');
  return { row, hotel };
}

function refuseArrival({ wish, arrivalTime }: BookingRequest, now: Date): void {
  const reason = arrivalTime && arrivalError(wish.checkIn, arrivalTime, now);
  if (reason) throw invalid({ arrivalTime: reason });
}

/** Who books. */
function guestOf(account: UserRow | undefined, { phone }: BookingRequest): Guest {
  if (!account) throw new ApiError('SIGNED_OUT');
  const called = normalizePhone(phone ?? account.phone ?? '');
  if (!called) throw invalid({ phoneNumber: 'phoneNeeded' });
  return { ...account, phone: called };
}

/** Never books at another price than the one that was seen; a room's may be seen in full or reduced. */
function refuseOtherPrice({ wish, seen }: BookingRequest, offer: Offer): void {
  const sameRooms = offer.rooms.every(({ askedId, nights }) => {
    const { price, originalPrice = price } = averageNight(nights);
    return [price, originalPrice].includes(seen.roomPrices.get(askedId) ?? NaN);
  });
  if (sameRooms && seen.totalPrice === offer.quote.totalPrice) return;
  throw new ApiError('PRICE_CHANGED', { quote: toQuote(wish, offer) });
}

function bookingOf(
  { wish, notes, language, arriving, specialRequests, arrivalTime }: BookingRequest,
  guest: Guest,
  { hotel, holdUntil: hold, ...price }: Omit<Offer, 'rooms'> & { rooms: BookedRoom[] },
  { code, now }: { code: string; now: Date },
): NewBooking {
  const { hotelId, checkIn, checkOut, adults = 1, children = 0 } = wish;
  const holdUntil = arrivalTime ? holdUntilArrival(checkIn, now, arrivalTime) : hold;
  return {
    ...{ hotelId, checkIn, checkOut, adults, children, notes, holdUntil, language, code },
    ...amountsOf(price),
    hotelName: hotel.name,
    hotelPhone: hotel.phone,
    status: 'CONFIRMED',
    source: 'WEBSITE',
    guestFirstName: guest.firstName,
    guestLastName: guest.lastName,
    guestEmail: guest.email,
    guestPhone: guest.phone,
    arrivingName: arriving?.name ?? '',
    arrivingPhone: arriving?.phone ?? '',
    specialRequests: [...specialRequests],
    arrivalTime: arrivalTime ?? null,
    createdAt: now,
  };
}
