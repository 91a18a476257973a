import { arrivalError, holdOfBooking, holdUntilArrival } from '../../../../domain/bookings/holds';
import type { SpecialRequest } from '../../../../domain/bookings/specialRequests';
import type { Language } from '../../../../domain/languages/languages';
import { vietnamToday, type Stay } from '../../../../domain/stays/stay';
import { recordHotelChange, recordOwnerChange } from '../../../db/changeRecording';
import type { Db } from '../../../db/db';
import { pipelined } from '../../../db/pipeline';
import { locationOf } from '../../../hotels/mappers';
import { lockHotel } from '../../../hotels/partner/queries';
import { hotelById, type HotelRow } from '../../../hotels/queries';
import { refuseBadDeskStay, refuseBadStay } from '../../../hotels/stayRules';
import { ApiError, invalid, notFound } from '../../../http/errors';
import type { Schemas } from '../../../http/operations';
import { queueHeldMail } from '../../../mail/outbox';
import { bookingConfirmed } from '../../../mail/templates/bookingConfirmed';
import { chosenRooms } from '../../../rooms/queries';
import type { Services } from '../../../services';
import { countVoucherUse, type VoucherRow } from '../../../vouchers/queries';
import { insertVoucherUse } from '../../../vouchers/uses.queries';
import type { KeyOfRow } from '../../booking.queries';
import { storedInAttempts } from '../../attempts';
import { changeOfBooking } from '../../changeOfBooking';
import { newBookingCode } from '../../codes';
import { Conflict, orConflict } from '../../conflict';
import { insertAct } from '../../change/undo.queries';
import { insertEvent } from '../../history.queries';
import { bookingOfKey, earlierBooking, keepKey, type Repeatable } from '../../idempotency';
import { usedKey } from '../../../accounts/keys/keys.queries';
import { amountsOf, type Price } from '../../pricing';
import { withOccupants, type OccupantsOfRooms } from '../../occupants';
import { arrivalReason } from '../../arrive';
import type { PricingContext } from '../../pricingContext';
import { moveBooking } from '../../transitions';
import { deskOffer, vouchersFor } from './deskOffer';
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
  /** As the guest names it. */
  voucherCode: string | undefined;
  /** Who comes, when it is booked for somebody else. */
  arriving: { name: string; phone: string } | undefined;
  specialRequests: readonly SpecialRequest[];
  occupants: OccupantsOfRooms;
  /** `HH:MM` on the check-in day, where they said it. */
  arrivalTime: string | undefined;
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

function refuseImpossible(request: DeskRequest, { now }: PricingContext) {
  const { arrived, arrivalTime, checkIn, checkOut, source } = request;
  // Only who stands at the desk may still have the night that began yesterday.
  const refuse = source === 'WALK_IN' ? refuseBadDeskStay : refuseBadStay;
  refuse({ checkIn, checkOut }, now);
  if (arrived && checkIn > vietnamToday(now)) throw invalid({ checkInNow: 'notToday' });
  const untimely = arrivalTime && !arrived && arrivalError(checkIn, arrivalTime, now);
  if (untimely) throw invalid({ arrivalTime: untimely });
}

async function bookWithin(tx: Db, request: DeskRequest, context: PricingContext): Promise<string> {
  const { hotelId, ownerId, roomIds, repeatable } = request;
  const { isOwn, used, bookingId, hotel, rooms, ...vouchers } = await pipelined(tx, (sent) => ({
    isOwn: lockHotel(sent, { ownerId, hotelId }, 'sold'),
    used: repeatable && usedKey(sent, repeatable),
    bookingId: nextBookingId(sent),
    hotel: hotelById(sent, hotelId),
    rooms: chosenRooms(sent, hotelId, roomIds, request),
    ...vouchersFor(sent, request, context),
  }));
  if (!isOwn || !hotel) throw notFound();
  if (used && repeatable) return (await bookingOfKey(tx, used, repeatable)).code;
  refuseImpossible(request, context);
  if (rooms.length < roomIds.length) throw invalid({ roomIds: 'roomGone' });
  refuseTaken(rooms);
  const offer = deskOffer(request, rooms, vouchers, context);
  if (offer.quote.totalPrice !== request.seenTotalPrice) throw new ApiError('PRICE_CHANGED');
  return store(tx, request, { ...offer, hotel, ids: { hotelId, bookingId }, now: context.now });
}

function refuseTaken(rooms: readonly { id: number; taken: boolean }[]): void {
  const taken = rooms.filter((room) => room.taken).map(({ id }) => id);
  if (taken.length > 0) throw new ApiError('ROOM_TAKEN', { takenRoomIds: taken });
}

interface NewFacts extends Price {
  hotel: HotelRow;
  ids: KeyOfRow;
  now: Date;
}

async function store(tx: Db, request: DeskRequest, facts: NewFacts): Promise<string> {
  const { hotelId, ownerId, roomIds, repeatable, publicUrl } = request;
  const { hotel, voucher, code: agreed, quote, ids, now } = facts;
  const rooms = withOccupants(askedAs(facts), request.occupants, request, 'occupants');
  const booking = bookingOf(request, { ...facts, rooms });
  const mail = bookingConfirmed(booking, { hotelAddress: locationOf(hotel), publicUrl, now });
  const made = { status: 'CONFIRMED', userId: ownerId, reason: reasonOf(request, booking), now };
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
  await insertAct(tx, ids, { act: 'BOOKED', mailId, now });
  if (voucher) await countUse(tx, voucher, now);
  return booking.code;
}

/** Last, because many guests of many hotels may wait for the same voucher. */
async function countUse(tx: Db, voucher: VoucherRow, now: Date): Promise<void> {
  const use = await countVoucherUse(tx, voucher, now);
  if (!use) throw new Conflict();
  if (use.wasLast) await recordOwnerChange(tx, voucher.ownerId, { kind: 'PRICES' });
}

/** The desk names each room itself. */
const askedAs = ({ rooms }: Pick<NewFacts, 'rooms'>) => ({
  rooms: rooms.map((room) => ({ ...room, askedId: room.id })),
});

/** What the history says of it beside that it was made. */
function reasonOf({ priceByHand }: DeskRequest, booking: NewBooking): string | null {
  return [priceByHand?.reason, arrivalReason(booking)].filter(Boolean).join('; ') || null;
}

function bookingOf(request: DeskRequest, { hotel, now, ...price }: NewFacts): NewBooking {
  const { hotelId, checkIn, checkOut, adults, children, notes, source, language, guest } = request;
  const { arriving, specialRequests, arrived } = request;
  const arrivalTime = (!arrived && request.arrivalTime) || null;
  const hold = holdOfBooking(request, now);
  const late = arrivalTime && holdUntilArrival(checkIn, now, arrivalTime);
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
    arrivingName: arriving?.name ?? '',
    arrivingPhone: arriving?.phone ?? '',
    specialRequests: [...specialRequests],
    holdUntil: late && late > hold ? late : hold,
    arrivalTime,
    createdAt: now,
  };
}
