import { nightlyPrice } from '../../domain/vouchers/nightlyPrice';
import { normalizePhone } from '../../domain/accounts/phone';
import { TAX_AND_FEE_PERCENT } from '../../domain/bookings/quote';
import type { BookingLimits } from '../../domain/bookings/bookingLimits';
import { lockedAccountById } from '../accounts/queries';
import { ApiError, invalid } from '../http/errors';
import type { Language } from '../../domain/languages/languages';
import { recordHotelChange } from '../db/changeRecording';
import type { Db } from '../db/db';
import { isTaken } from '../db/sqlStates';
import type { Services } from '../services';
import { newBookingCode } from './codes';
import { locationOf } from '../hotels/mappers';
import { queueOwnNews } from '../mail/outbox';
import { bookingConfirmed } from '../mail/templates/bookingConfirmed';
import { announceBooking } from '../notifications/announce';
import { takeVoucherUse } from '../vouchers/queries';
import { insertEvent } from './history.queries';
import { earlierBooking, keepKey, type Repeatable } from './idempotency';
import { refuseTooMany } from './limits';
import { offerFor, roomsTaken, toQuote, type Offer, type Wish } from './offer';
import type { Market } from './market';
import {
  insertBookedRooms,
  insertBooking,
  keepHotel,
  takeNights,
  type NewBooking,
} from './write.queries';

const ATTEMPTS = 3;

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
  seen: { totalPrice: number; roomPrices: ReadonlyMap<number, number> };
  /** Absent when it was sent without a key. */
  repeatable: Repeatable | undefined;
  /** What the guest reads, and the mails to them are written in. */
  language: Language;
  /** Where the mails to the guest and the hotel's owner lead. */
  publicUrl: string;
  limits: BookingLimits;
}

/**
 * Books, or gives the code of the booking that the same key made in the meantime.
 *
 * @throws ApiError 401 (the account has just been deleted), 404, 409 or 422; nothing is stored then
 */
export async function book(
  { db, inHotelTransaction }: Pick<Services, 'db' | 'inHotelTransaction'>,
  request: BookingRequest,
  market: Market,
): Promise<string> {
  const { hotelId } = request.wish;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      return await inHotelTransaction(hotelId, (tx) => bookWithin(tx, request, market));
    } catch (error) {
      if (!(error instanceof Conflict || error instanceof ApiError)) throw error;
      // The same request may have got through in the meantime; the room is then taken by itself.
      const earlier = await earlierBooking(db, request.repeatable);
      if (earlier) return earlier.code;
      if (error instanceof ApiError) throw error;
      // Says what somebody else took; when they have given it back, it is tried again.
      await offerFor(db, request.wish, market);
    }
  }
  throw await roomsTaken(db, request.wish, [...request.wish.roomIds], market.now);
}

/** A key or a condition said no: the key was used, or a night or the voucher was taken a moment ago. */
class Conflict extends Error {}

async function bookWithin(tx: Db, request: BookingRequest, market: Market): Promise<string> {
  const { now } = market;
  // Before any other lock: whoever waits for the hotel must keep nobody else from what they hold.
  await keepHotel(tx, request.wish.hotelId);
  const guest = await guestOf(tx, request);
  const offer = await offerFor(tx, request.wish, market);
  refuseOtherPrice(request, offer);
  const { wish, limits } = request;
  await refuseTooMany(tx, { userId: guest.id, wish, offer, limits, now });
  const { hotelId } = request.wish;
  const booking = bookingOf(request, guest, offer, { code: newBookingCode(hotelId), now });
  const bookingId = await insertBooking(tx, guest.id, booking);
  const ids = { hotelId, bookingId };
  const { repeatable } = request;
  // The key comes before the nights: a repeated request then meets itself, not a taken room.
  if (repeatable) await orConflict(keepKey(tx, repeatable, { ...ids, now }));
  await insertBookedRooms(tx, ids, offer.rooms, offer.automaticPercent);
  await takeAllNights(tx, ids, request.wish, offer);
  await recordHotelChange(tx, hotelId);
  await insertEvent(tx, ids, { status: 'CONFIRMED', userId: guest.id, reason: null, now });
  await tellBothSides(tx, booking, offer, { userId: guest.id, publicUrl: request.publicUrl });
  // Last, because many guests of many hotels may wait for the same voucher.
  await takeVoucher(tx, ids, offer, now);
  return booking.code;
}

async function tellBothSides(
  tx: Db,
  booking: NewBooking,
  { hotel }: Offer,
  { userId, publicUrl }: { userId: number; publicUrl: string },
): Promise<void> {
  const { hotelId, code, createdAt: now } = booking;
  await announceBooking(tx, booking, { guestId: userId, publicUrl, now });
  const content = bookingConfirmed(booking, { hotelAddress: locationOf(hotel), publicUrl });
  const mail = { to: booking.guestEmail, ...content };
  await queueOwnNews(tx, mail, { hotelId, userId, code }, now);
}

/**
 * Who books. The account stays as long as the transaction lasts, so no booking outlives it unseen, and
 * its bookings are made one after the other, so that each counts those before it.
 */
async function guestOf(tx: Db, { userId, phone }: BookingRequest): Promise<Guest> {
  const account = await lockedAccountById(tx, userId);
  if (!account) throw new ApiError('SIGNED_OUT');
  const called = normalizePhone(phone ?? account.phone ?? '');
  if (!called) throw invalid({ phoneNumber: 'phoneNeeded' });
  return { ...account, phone: called };
}

async function takeVoucher(
  tx: Db,
  ids: { hotelId: number; bookingId: number },
  { voucher, quote }: Offer,
  now: Date,
): Promise<void> {
  if (!voucher) return;
  const taken = await takeVoucherUse(tx, ids, voucher, { amount: quote.discount, now });
  if (!taken) throw new Conflict();
}

async function takeAllNights(
  tx: Db,
  ids: { hotelId: number; bookingId: number },
  wish: Wish,
  { quote, rooms }: Offer,
): Promise<void> {
  const span = { firstNight: wish.checkIn, nights: quote.nights };
  const taken = await orConflict(takeNights(tx, ids, wish.roomIds, span));
  if (taken !== rooms.length * quote.nights) throw invalid({ rooms: 'roomGone' });
}

async function orConflict<T>(statement: Promise<T>): Promise<T> {
  try {
    return await statement;
  } catch (error) {
    if (isTaken(error)) throw new Conflict();
    throw error;
  }
}

/** Never books at another price than the one that was seen; a room's may be seen in full or reduced. */
function refuseOtherPrice({ wish, seen }: BookingRequest, offer: Offer): void {
  const sameRooms = offer.rooms.every(({ id, price }) => {
    const shown = nightlyPrice(price, offer.automaticPercent).price;
    return [price, shown].includes(seen.roomPrices.get(id) ?? NaN);
  });
  if (sameRooms && seen.totalPrice === offer.quote.totalPrice) return;
  throw new ApiError('PRICE_CHANGED', { quote: toQuote(wish, offer) });
}

function bookingOf(
  { wish, notes, language }: BookingRequest,
  guest: Guest,
  { hotel, rooms, voucher, quote, holdUntil }: Offer,
  { code, now }: { code: string; now: Date },
): NewBooking {
  const { hotelId, checkIn, checkOut, adults = 1, children = 0 } = wish;
  return {
    ...{ hotelId, checkIn, checkOut, adults, children, notes, holdUntil, language, code, rooms },
    hotelName: hotel.name,
    hotelPhone: hotel.phone,
    status: 'CONFIRMED',
    guestFirstName: guest.firstName,
    guestLastName: guest.lastName,
    guestEmail: guest.email,
    guestPhone: guest.phone,
    roomTotal: quote.roomTotal,
    discount: quote.discount,
    voucherCode: voucher?.code ?? null,
    totalPrice: quote.totalPrice,
    taxAndFeePercent: TAX_AND_FEE_PERCENT,
    taxAndFee: quote.taxAndFee,
    totalAmount: quote.total,
    arrivalTime: null,
    createdAt: now,
  };
}
