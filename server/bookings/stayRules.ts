import {
  MINIMUM_STAY_NIGHTS,
  nightsBetween,
  stayFault,
  vietnamToday,
  type Stay,
} from '../../domain/stay';
import { invalid } from '../http/errors';

/** @throws ApiError 422 for days that nobody can book now */
export function refuseBadStay(stay: Stay, now: Date): void {
  const fault = stayFault(stay, vietnamToday(now));
  if (!fault) return;
  throw invalid({ [fault === 'checkOutNotAfter' ? 'checkOutDate' : 'checkInDate']: fault });
}

/** How many nights a stay has. @throws ApiError 422 if that is less than the hotel's minimum */
export function nightsOf(
  { checkIn, checkOut }: Stay,
  minimumStay: keyof typeof MINIMUM_STAY_NIGHTS,
): number {
  const nights = nightsBetween(checkIn, checkOut);
  if (nights < MINIMUM_STAY_NIGHTS[minimumStay]) throw invalid({ checkOutDate: 'minimumStay' });
  return nights;
}
