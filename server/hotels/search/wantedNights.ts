import { nightsBetween, vietnamToday } from '../../../domain/stays/stay';
import type { HotelConditions } from './conditions';
import { dayNumber } from './nights';
import type { Party } from './roomColumns';

/** The nights, as numbers of days, in which a room has to be free, and whom it has to hold. */
export interface WantedNights {
  first: number;
  count: number;
  party: Party;
}

const ANY_PARTY: Party = { adults: 0, children: 0 };

/** Those of the stay, or else tonight. */
export function wantedNights({ stay }: HotelConditions, now: Date): WantedNights {
  if (!stay) return { first: dayNumber(vietnamToday(now)), count: 1, party: ANY_PARTY };
  const { checkIn, checkOut } = stay;
  return { first: dayNumber(checkIn), count: nightsBetween(checkIn, checkOut), party: stay };
}
