import { nightsBetween, vietnamToday } from '../../../domain/stays/stay';
import type { HotelConditions } from './conditions';
import { dayNumber } from './nights';
import type { Party } from './roomColumns';

/** The nights, as numbers of days, in which a room has to be free, and whom it has to hold. */
export interface WantedNights {
  first: number;
  count: number;
  /** Nobody can have the night before any more. */
  isFromToday: boolean;
  party: Party;
}

const ANY_PARTY: Party = { adults: 0, children: 0 };

/** Those of the stay, or else tonight. */
export function wantedNights({ stay }: HotelConditions, now: Date): WantedNights {
  const today = dayNumber(vietnamToday(now));
  if (!stay) return { first: today, count: 1, isFromToday: true, party: ANY_PARTY };
  const { checkIn, checkOut } = stay;
  const first = dayNumber(checkIn);
  const count = nightsBetween(checkIn, checkOut);
  return { first, count, isFromToday: first <= today, party: stay };
}
