import type { BedType } from '../rooms/bedTypes';
import { stayError, type Day } from './stay';

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

export const NO_WISH: StayWish = {
  checkIn: '',
  checkOut: '',
  adults: 1,
  children: 0,
  bedType: '',
};

/** The wish if its days and guests can be asked for, or null. */
export function bookableWish(wish: StayWish, today: Day): StayWish | null {
  return stayError(wish, today) === null ? wish : null;
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
