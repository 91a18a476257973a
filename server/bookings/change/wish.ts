import type { Schemas } from '../../http/operations';
import type { Repeatable } from '../idempotency';
import type { ChangeWish } from './types';

type Body = Schemas['BookingChange'] & Partial<Schemas['PartnerBookingChange']>;

/** What a body asks for; both sides send the same, the desk with more in it. */
export function wishOf(
  body: Body,
  {
    by,
    userId,
    repeatable,
  }: Pick<ChangeWish, 'by' | 'userId'> & { repeatable?: Repeatable | undefined },
): ChangeWish {
  return {
    version: body.version,
    checkIn: body.checkInDate,
    checkOut: body.checkOutDate,
    lines: body.lines ?? [],
    addRooms: body.addRooms ?? [],
    removeLines: body.removeLines ?? [],
    adults: body.adults,
    children: body.children,
    seenTotalPrice: body.totalPrice,
    ...{ by, userId, repeatable },
    paysDifference: by === 'guest' || body.price === 'TODAY',
    priceByHand: body.priceByHand,
    reason: body.reason,
  };
}
