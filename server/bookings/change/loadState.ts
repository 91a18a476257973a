import { agreedDiscount, codeFoundAgain } from '../../../domain/bookings/agreedPrice';
import type { Discount } from '../../../domain/bookings/quote';
import { addDays } from '../../../domain/stays/stay';
import type { Db } from '../../db/db';
import { pipelined } from '../../db/pipeline';
import { hotelById, hotelOnSale } from '../../hotels/queries';
import { automaticVoucher } from '../../vouchers/queries';
import { voucherDiscount, voucherUseOf, type VoucherUse } from '../../vouchers/uses.queries';
import { wishedStay } from './plan';
import { spanOf } from './planRooms';
import { candidateRooms, linesOfBooking, nightsOfOthers } from './state.queries';
import type { ChangeState, ChangeWish, Line } from './types';

type Booking = ChangeState['booking'];

export interface ChangeContext {
  now: Date;
  /** Other bookings whose nights count as free: those that change with it. */
  together?: readonly number[] | undefined;
}

/** Reads what a change has to know, of a booking that has just been read. */
export async function loadState(
  db: Db,
  booking: Booking,
  wish: ChangeWish,
  { now, together = [] }: ChangeContext,
): Promise<ChangeState> {
  const { hotelId, id: bookingId } = booking;
  const key = { hotelId, bookingId };
  const span = spanOf(booking, wishedStay(booking, wish));
  const { lines, use, automatic, hotel, onSale } = await pipelined(db, (sent) => ({
    lines: linesOfBooking(sent, key, booking),
    use: voucherUseOf(sent, key),
    automatic: automaticVoucher(sent, hotelId, now),
    hotel: hotelById(sent, hotelId),
    onSale: hotelOnSale(sent, hotelId),
  }));
  const code = await agreedCode(db, booking, use);
  const nights = lines.flatMap((line) => line.nights);
  const rooms = await candidateRooms(db, { hotelId, ...wanted(lines, wish) }, span);
  const roomIds = rooms.map(({ id }) => id);
  const bookingIds = [bookingId, ...together];
  return {
    ...{ booking, hotel, lines, automatic },
    hotelOnSale: onSale !== undefined,
    discount: agreedDiscount(booking, nights, code),
    rooms: new Map(rooms.map((room) => [room.id, room])),
    // The nights around it say whether it fills a gap.
    taken: await nightsOfOthers(
      db,
      { hotelId, roomIds, bookingIds },
      { checkIn: addDays(span.checkIn, -1), checkOut: addDays(span.checkOut, 1) },
    ),
  };
}

/** What the booking's code takes off, if it has one. */
export async function agreedCode(
  db: Db,
  booking: Booking,
  use: VoucherUse | undefined,
): Promise<Discount> {
  if (!use) return { amount: booking.discount };
  return use.agreed ?? codeFoundAgain(booking, await voucherDiscount(db, use));
}

function wanted(lines: readonly Line[], { lines: wishes, addRooms }: ChangeWish) {
  const named = [...wishes, ...addRooms];
  const held = lines.flatMap(({ nights }) => nights.map(({ roomId }) => roomId));
  return {
    heldIds: [...new Set(held)],
    roomIds: named.flatMap(({ roomId }) => roomId ?? []),
    typeIds: [...new Set(named.flatMap(({ typeId }) => typeId ?? []))],
  };
}
