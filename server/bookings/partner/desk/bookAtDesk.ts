import { holdOfBooking } from '../../../../domain/bookings/holds';
import type { Language } from '../../../../domain/languages/languages';
import { vietnamToday, type Stay } from '../../../../domain/stays/stay';
import { recordHotelChange, recordOwnerChange } from '../../../db/changeRecording';
import type { Db } from '../../../db/db';
import { pipelined } from '../../../db/pipeline';
import { locationOf } from '../../../hotels/mappers';
import { lockHotel } from '../../../hotels/partner/queries';
import { hotelById, type HotelRow } from '../../../hotels/queries';
import { refuseBadStay } from '../../../hotels/stayRules';
import { ApiError, invalid, notFound } from '../../../http/errors';
import type { Schemas } from '../../../http/operations';
import { queueHeldMail } from '../../../mail/outbox';
import { bookingConfirmed } from '../../../mail/templates/bookingConfirmed';
import { chosenRooms, type RoomRow } from '../../../rooms/queries';
import type { Services } from '../../../services';
import { automaticVoucher, countVoucherUse, type VoucherRow } from '../../../vouchers/queries';
import { insertVoucherUse } from '../../../vouchers/uses.queries';
import type { KeyOfRow } from '../../booking.queries';
import { storedInAttempts } from '../../attempts';
import { changeOfBooking } from '../../changeOfBooking';
import { newBookingCode } from '../../codes';
import { Conflict, orConflict } from '../../conflict';
import { insertAct } from '../../change/undo.queries';
import { insertEvent } from '../../history.queries';
import { bookingOfKey, earlierBooking, keepKey, type Repeatable } from '../../idempotency';
import { usedKey } from '../../idempotency.queries';
import { amountsOf, priceOf, type Price } from '../../pricing';
import type { PricingContext } from '../../pricingContext';
import { moveBooking } from '../../transitions';
import {
  insertBookedRooms,
  insertBooking,
  insertNightPrices,
  nextBookingId,
  takeNights,
  type NewBooking,
} from '../../write.queries';

/** A booking that the desk makes for a guest. */
export interface DeskRequest extends Stay {
  hotelId: number;
  /** The account that makes it. */
  ownerId: number;
  roomIds: readonly number[];
  guest: { name: string; phone: string; email: string };
  adults: number;
  children: number;
  notes: string;
  source: Schemas['NewPartnerBooking']['source'];
  language: Language;
  /** Whole dong, before tax and fee, as they were shown. */
  seenTotalPrice: number;
  priceByHand: Schemas['PriceByHand'] | undefined;
  /** The guest is here. */
  arrived: boolean;
  repeatable: Repeatable | undefined;
  publicUrl: string;
}

/**
 * Books for a guest who stands at the desk or calls, or gives the booking that the same key has made before.
 * What binds travellers does not bind the hotel: its minimum stay, the party, whether it is listed.
 *
 * @returns its code
 * @throws ApiError 404, 409 or 422; nothing is stored then
 */
export async function bookAtDesk(
  { db, inHotelTransaction }: Pick<Services, 'db' | 'inHotelTransaction'>,
  request: DeskRequest,
  context: PricingContext,
): Promise<string> {
  const { hotelId, roomIds } = request;
  const code = await storedInAttempts({
    attempt: () => inHotelTransaction(hotelId, (tx) => bookWithin(tx, request, context)),
    earlier: async () => (await earlierBooking(db, request.repeatable))?.code,
    refuse: async () => refuseTaken(await chosenRooms(db, hotelId, roomIds, request)),
  });
  if (code !== undefined) return code;
  throw new ApiError('ROOM_TAKEN', { takenRoomIds: [...roomIds] });
}

function refuseImpossible({ arrived, checkIn, ...rest }: DeskRequest, { now }: PricingContext) {
  refuseBadStay({ checkIn, checkOut: rest.checkOut }, now);
  if (arrived && checkIn !== vietnamToday(now)) throw invalid({ checkInNow: 'notToday' });
}

async function bookWithin(tx: Db, request: DeskRequest, context: PricingContext): Promise<string> {
  const { hotelId, ownerId, roomIds, repeatable } = request;
  const { isOwn, used, bookingId, hotel, rooms, automatic } = await pipelined(tx, (sent) => ({
    isOwn: lockHotel(sent, { ownerId, hotelId }, 'sold'),
    used: repeatable && usedKey(sent, repeatable),
    bookingId: nextBookingId(sent),
    hotel: hotelById(sent, hotelId),
    rooms: chosenRooms(sent, hotelId, roomIds, request),
    automatic: automaticVoucher(sent, hotelId, context.now),
  }));
  if (!isOwn || !hotel) throw notFound();
  if (used && repeatable) return (await bookingOfKey(tx, used, repeatable)).code;
  refuseImpossible(request, context);
  if (rooms.length < roomIds.length) throw invalid({ roomIds: 'roomGone' });
  refuseTaken(rooms);
  const offer = offerOf(request, rooms, automatic, context);
  if (offer.quote.totalPrice !== request.seenTotalPrice) throw new ApiError('PRICE_CHANGED');
  return store(tx, request, { ...offer, hotel, ids: { hotelId, bookingId }, now: context.now });
}

function refuseTaken(rooms: readonly { id: number; taken: boolean }[]): void {
  const taken = rooms.filter((room) => room.taken).map(({ id }) => id);
  if (taken.length > 0) throw new ApiError('ROOM_TAKEN', { takenRoomIds: taken });
}

/** What travellers would pay, or what the desk says. */
function offerOf(
  { priceByHand, ...stay }: DeskRequest,
  rooms: readonly RoomRow[],
  automatic: Parameters<typeof priceOf>[2]['automatic'],
  context: PricingContext,
): Price {
  if (!priceByHand) {
    return priceOf(rooms, stay, { automatic, typed: null }, context);
  }
  const noType = { base: null, week: null, dates: null };
  const price = priceByHand.pricePerNight;
  const byHand = rooms.map((room) => ({ ...room, price, typePrices: noType }));
  const vouchers = { automatic: undefined, typed: null };
  return priceOf(byHand, stay, vouchers, context);
}

interface NewFacts extends Price {
  hotel: HotelRow;
  ids: KeyOfRow;
  now: Date;
}

async function store(tx: Db, request: DeskRequest, facts: NewFacts): Promise<string> {
  const { hotelId, ownerId, roomIds, repeatable, publicUrl, priceByHand } = request;
  const { hotel, rooms, voucher, code: agreed, quote, ids, now } = facts;
  const booking = bookingOf(request, facts);
  const mail = bookingConfirmed(booking, { hotelAddress: locationOf(hotel), publicUrl });
  const made = { status: 'CONFIRMED', userId: ownerId, reason: priceByHand?.reason ?? null, now };
  const { nights, mailId } = await orConflict(
    pipelined(tx, (sent) => ({
      booking: insertBooking(sent, { ...ids, createdBy: ownerId }, booking),
      key: repeatable && keepKey(sent, repeatable, { ...ids, now }),
      rooms: insertBookedRooms(sent, ids, rooms),
      prices: insertNightPrices(sent, ids, rooms),
      nights: takeNights(sent, ids, roomIds, {
        ...{ firstNight: request.checkIn, nights: quote.nights, by: 'desk' },
      }),
      change: recordHotelChange(sent, hotelId, changeOfBooking(booking)),
      event: insertEvent(sent, ids, { ...made, status: 'CONFIRMED' }),
      mailId: queueHeldMail(sent, hotelId, { to: booking.guestEmail, ...mail }, now),
      used:
        voucher && insertVoucherUse(sent, ids, voucher, { amount: quote.discount, agreed, now }),
    })),
  );
  if (nights !== rooms.length * quote.nights) throw invalid({ roomIds: 'roomGone' });
  if (request.arrived) {
    const stored = { ...booking, id: ids.bookingId };
    await moveBooking(tx, stored, 'CHECK_IN', { userId: ownerId, now });
  }
  const version = request.arrived ? 2 : 1;
  await insertAct(tx, ids, { act: 'BOOKED', version, ...(mailId && { mailId }), now });
  if (voucher) await countUse(tx, voucher, now);
  return booking.code;
}

/** Last, because many guests of many hotels may wait for the same voucher. */
async function countUse(tx: Db, voucher: VoucherRow, now: Date): Promise<void> {
  const use = await countVoucherUse(tx, voucher, now);
  if (!use) throw new Conflict();
  if (use.wasLast) await recordOwnerChange(tx, voucher.ownerId, { kind: 'PRICES' });
}

function bookingOf(request: DeskRequest, { hotel, now, ...price }: NewFacts): NewBooking {
  const { hotelId, checkIn, checkOut, adults, children, notes, source, language, guest } = request;
  return {
    ...{ hotelId, checkIn, checkOut, adults, children, notes, source, language },
    ...amountsOf(price),
    code: newBookingCode(hotelId),
    hotelName: hotel.name,
    hotelPhone: hotel.phone,
    status: 'CONFIRMED',
    // As the desk heard it; nobody asks which part is the family's.
    guestFirstName: guest.name,
    guestLastName: '',
    guestEmail: guest.email,
    guestPhone: guest.phone,
    ...{ arrivingName: '', arrivingPhone: '', specialRequests: [] },
    holdUntil: holdOfBooking(request, now),
    arrivalTime: null,
    createdAt: now,
  };
}
