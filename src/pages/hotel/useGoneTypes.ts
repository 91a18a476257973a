import { skipToken } from '@reduxjs/toolkit/query';
import type { Stay } from '../../../domain/stays/stay';
import type { StayWish } from '../../../domain/stays/stayWish';
import { useListTypeAvailabilityQuery, type Room } from '../../api';
import { stayNamed } from '../../entities/stay/NearestStayLink';

/** Why no room of a type can be had; `unknown` where no server says it, or one has a room by now. */
export type WhyGone =
  | { reason: 'dates' | 'sold'; told: string | undefined; nearest: Stay | null }
  | { reason: 'checking' }
  | { reason: 'unknown' };

/** Of each type on days that were searched for: a search leaves those without a room out without a word. */
export function useGoneTypes(hotelId: number | undefined, criteria: StayWish | null) {
  const { currentData, isFetching } = useListTypeAvailabilityQuery(
    hotelId !== undefined && criteria
      ? { id: hotelId, checkIn: criteria.checkIn, checkOut: criteria.checkOut }
      : skipToken,
  );
  const types = Array.isArray(currentData) ? currentData : [];
  return ({ typeId }: Room): WhyGone => {
    const type = types.find((said) => said.typeId === typeId);
    const nearest = stayNamed(type?.nearestStay);
    const told = type?.reason;
    if (type?.free === 0) return { reason: told ? 'dates' : 'sold', told, nearest };
    return isFetching && !currentData ? { reason: 'checking' } : { reason: 'unknown' };
  };
}
