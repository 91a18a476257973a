import { BED_TYPES } from '../domain/rooms/bedTypes';
import { MAX_ADULTS, MAX_CHILDREN } from '../domain/stays/party';
import { stayError, type Day } from '../domain/stays/stay';
import { NO_WISH, type StayWish } from '../domain/stays/stayWish';
import { stayQuery } from './stayQuery';

/** Whether the address means to say when; the days may be none that can be booked. */
export function namesDates(query: URLSearchParams): boolean {
  return query.has('checkIn') || query.has('checkOut');
}

/**
 * What an address says that anybody may have typed, shortened or kept: what it gets wrong counts as
 * left out, and more guests than can be looked for as the most of them. Days come in pairs that can be booked.
 */
export function readStayQuery(query: URLSearchParams, today: Day): Partial<StayWish> {
  const [checkIn, checkOut] = [query.get('checkIn') ?? '', query.get('checkOut') ?? ''];
  const adults = wholeUpTo(query.get('adults'), 1, MAX_ADULTS);
  const children = wholeUpTo(query.get('children'), 0, MAX_CHILDREN);
  const bedType = BED_TYPES.find((known) => known === query.get('bedType'));
  const isParty = adults !== null || children !== null;
  return {
    ...(stayError({ checkIn, checkOut }, today) === null && { checkIn, checkOut }),
    // Whoever says how many grown-ups come, and nothing of children, means none.
    ...(isParty && { adults: adults ?? NO_WISH.adults, children: children ?? NO_WISH.children }),
    ...(bedType && { bedType }),
  };
}

/** Whether the address says how many come, but no number that can be looked for. */
export function hasUnreadParty(query: URLSearchParams): boolean {
  const isWrong = (name: string, least: number, most: number) =>
    !!query.get(name) && whole(query.get(name), least, most) === null;
  return isWrong('adults', 1, MAX_ADULTS) || isWrong('children', 0, MAX_CHILDREN);
}

/** The address's query with this stay in it, and everything else as it was. */
export function withStay(query: URLSearchParams, wish: Partial<StayWish>): URLSearchParams {
  const changed = new URLSearchParams(query);
  for (const name of Object.keys(NO_WISH)) changed.delete(name);
  for (const [name, value] of Object.entries(stayQuery(wish))) {
    if (value !== '') changed.set(name, String(value));
  }
  return changed;
}

/** What the address says, and where it leaves that open, what was looked for last. */
export function filledFrom(query: URLSearchParams, last: StayWish, today: Day): StayWish {
  const usable = !namesDates(query) && stayError(last, today) === null;
  const days = usable ? {} : { checkIn: '', checkOut: '' };
  return { ...NO_WISH, ...last, ...days, ...readStayQuery(query, today) };
}

function wholeUpTo(text: string | null, least: number, most: number): number | null {
  const number = whole(text, least, Infinity);
  return number === null ? null : Math.min(number, most);
}

/** A whole number within bounds, or null. */
export function whole(text: string | null, least: number, most: number): number | null {
  const number = text !== null && /^\d{1,10}$/.test(text) ? Number(text) : NaN;
  return number >= least && number <= most ? number : null;
}
