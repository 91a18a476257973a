import type { StayWish } from '../domain/stays/stayWish';
import type { DraftStay } from './stayLink';

/** What stands in an address behind its `?`; undefined and '' are left out. */
export type QueryValues = Record<string, string | number | undefined>;

/**
 * The stay as parameters of an address. Unless all is as usual the party is named, so that no
 * reader's own memory comes in.
 */
export function stayQuery(wish: Partial<StayWish> = {}): QueryValues {
  const { checkIn = '', checkOut = '', adults = 1, children = 0, bedType = '' } = wish;
  const isUsual = checkIn === '' && adults === 1 && children === 0;
  return { checkIn, checkOut, ...(!isUsual && { adults, children }), bedType };
}

/** For the page of a hotel, at one of its tabs. */
export function hotelQuery(stay?: Partial<StayWish>, tab?: 'reviews'): QueryValues {
  return { tab, ...stayQuery(stay) };
}

/** For the list of hotels; all that it can be asked for is in hotelSearch.ts. */
export function listQuery(
  search: { destination?: string; propertyType?: string } = {},
  stay?: Partial<StayWish>,
): QueryValues {
  return { ...search, ...stayQuery({ ...stay, bedType: '' }) };
}

/** For the page that books; stayLink.ts reads it. */
export function stayLinkQuery({
  hotelId,
  roomIds,
  anyOfTypeIds = [],
  ...stay
}: DraftStay): QueryValues {
  const any = roomIds.filter((id) => anyOfTypeIds.includes(id));
  return { hotel: hotelId, rooms: roomIds.join('-'), any: any.join('-'), ...stayQuery(stay) };
}
