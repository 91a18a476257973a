import { nightsBetween, stayFault, type Day } from './stay';
import { BED_TYPES } from './bedTypes';
import { MAX_ADULTS, MAX_CHILDREN } from './party';
import { stayQuery, type StayWish } from './stayWish';

export const NO_WISH: StayWish = {
  checkIn: '',
  checkOut: '',
  adults: 1,
  children: 0,
  bedType: '',
};

/** Whether the address means to say when; the days may be none that can be booked. */
export function namesDates(query: URLSearchParams): boolean {
  return query.has('checkIn') || query.has('checkOut');
}

/**
 * What an address says that anybody may have typed, shortened or kept: what it gets wrong counts as
 * left out. Days come in pairs that can be booked.
 */
export function readStayQuery(query: URLSearchParams, today: Day): Partial<StayWish> {
  const [checkIn, checkOut] = [query.get('checkIn') ?? '', query.get('checkOut') ?? ''];
  const adults = whole(query.get('adults'), 1, MAX_ADULTS);
  const children = whole(query.get('children'), 0, MAX_CHILDREN);
  const bedType = BED_TYPES.find((known) => known === query.get('bedType'));
  return {
    ...(stayFault({ checkIn, checkOut }, today) === null && { checkIn, checkOut }),
    ...(adults !== null && { adults }),
    ...(children !== null && { children }),
    ...(bedType && { bedType }),
  };
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
  const usable = !namesDates(query) && stayFault(last, today) === null;
  const days = usable ? {} : { checkIn: '', checkOut: '' };
  return { ...NO_WISH, ...last, ...days, ...readStayQuery(query, today) };
}

/** The wish if a hotel with this shortest stay takes it, or null. */
export function bookableWish(wish: StayWish, today: Day, minimumNights: number): StayWish | null {
  if (stayFault(wish, today) !== null) return null;
  return nightsBetween(wish.checkIn, wish.checkOut) >= minimumNights ? wish : null;
}

/**
 * The arguments of `searchRooms` for a hotel's page: the rooms that hold the party, and every one
 * that is free, however small; null when that is the same question.
 */
export function roomSearches(id: number, { bedType, ...stay }: StayWish) {
  const { checkIn, checkOut, adults, children } = stay;
  const narrows = adults > 1 || children > 0 || bedType !== '';
  const anyRoom = { id, checkIn, checkOut, adults: 1, children: 0 };
  return {
    fitting: { id, checkIn, checkOut, adults, children, ...(bedType && { bedType }) },
    all: narrows ? anyRoom : null,
    anyRoom,
  };
}

/** A whole number within bounds, or null. */
export function whole(text: string | null, least: number, most: number): number | null {
  const number = text !== null && /^\d{1,10}$/.test(text) ? Number(text) : NaN;
  return number >= least && number <= most ? number : null;
}
