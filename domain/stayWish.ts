import type { BedType } from './bedTypes';
import type { Day } from './stay';

/** When, for whom and in which bed. The addresses of hotels and rooms say it. */
export interface StayWish {
  /** Both days or '' twice. */
  checkIn: Day;
  checkOut: Day;
  adults: number;
  children: number;
  /** '' for any. */
  bedType: '' | BedType;
}

/**
 * The stay as parameters of an address; '' is to be left out. Unless all is as usual the party is
 * named, so that no reader's own memory comes in.
 */
export function stayQuery(wish: Partial<StayWish> = {}): Record<string, string | number> {
  const { checkIn = '', checkOut = '', adults = 1, children = 0, bedType = '' } = wish;
  const isUsual = checkIn === '' && adults === 1 && children === 0;
  return { checkIn, checkOut, ...(!isUsual && { adults, children }), bedType };
}
