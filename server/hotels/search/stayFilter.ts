import type { HotelColumns } from './hotelColumns';
import type { RoomFilter } from './roomColumns';
import { allowedRooms, IN_ALL_ROOMS, IN_GAPS, isClosedOn } from './typeRestrictions';
import type { IndexedType, TypeRestrictions } from './typeRestrictions';
import type { WantedNights } from './wantedNights';

/** Which of a hotel's rooms, free in the nights wanted, can be had for a stay; undefined where all can. */
export type StayFilter = (hotel: number) => RoomFilter | undefined;

/** The rules of `restrictionError` and `fillsGap`, for thousands of hotels at a time. */
export function stayFilter(columns: HotelColumns, wanted: WantedNights): StayFilter {
  const { minimumNights, gapFilling, types, restricted, rooms } = columns;
  const { first, count, isFromToday } = wanted;
  const isOpen = (room: number, night: number, said: TypeRestrictions | null) =>
    !rooms.isTaken(room, night) && !(said && isClosedOn(said, night));
  const fillsGap = (room: number, said: TypeRestrictions | null) =>
    (isFromToday || !isOpen(room, first - 1, said)) && !isOpen(room, first + count, said);

  return (hotel) => {
    const isShort = minimumNights[hotel]! > count;
    if (!isShort && restricted[hotel] === 0) return undefined;
    const ofHotel = types[hotel];
    return (room, type) => {
      const said = restrictionsFor(ofHotel, type);
      const allowed = said ? allowedRooms(said, wanted) : IN_ALL_ROOMS;
      if (allowed === IN_ALL_ROOMS && !isShort) return true;
      return allowed >= IN_GAPS && gapFilling[hotel] === 1 && fillsGap(room, said);
    };
  };
}

/** @param type from 1; 0 for none */
const restrictionsFor = (types: readonly IndexedType[] | undefined, type: number) =>
  types?.[type - 1]?.restrictions ?? null;
