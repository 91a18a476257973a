import type { StayWish } from '../../../domain/stays/stayWish';
import type { Room } from '../../api';
import { useStayQuote } from '../../entities/booking/useStayQuote';
import { nearestStayOf } from '../../entities/stay/NearestStayLink';
import { whyNotAllowed } from './useRoomSearch';

/**
 * Why no room of a type can be had on days that were searched for: a search leaves such a type out without a
 * word, a quote says whether it is sold or the dates break its rules.
 */
export function useGoneReason(room: Room, criteria: StayWish | null) {
  // For one guest: who comes is no matter of the dates.
  const { error, checking } = useStayQuote(
    criteria && {
      ...{ hotelId: room.hotelId, roomIds: [room.id], anyOfTypeIds: [room.id] },
      ...{ checkIn: criteria.checkIn, checkOut: criteria.checkOut, adults: 1, children: 0 },
    },
  );
  const told = whyNotAllowed(error);
  return {
    reason: checking
      ? 'checking'
      : told !== null
        ? 'dates'
        : error?.code === 'ROOM_TAKEN'
          ? 'sold'
          : 'unknown',
    told,
    nearest: nearestStayOf(error),
  } as const;
}
