import type { Day } from '../../domain/stays/stay';

/** What of a hotel changed, as far as its owner tells things apart. */
type ChangedKind = 'BOOKINGS' | 'ROOMS' | 'PRICES' | 'REVIEWS' | 'HOTEL';

/** What a transaction changed at a hotel. */
export interface Changed {
  kind: ChangedKind;
  /** Which: codes of bookings, ids of anything else. Absent: any. */
  ids?: readonly (string | number)[];
  /** From the first to the last day of which something changed, both with it. Absent: any. */
  days?: { from: Day; to: Day };
}

/** A row of `hotel_changes`. */
export interface HotelChange {
  /** Null is any hotel. */
  hotelId: number | null;
  /** Null is anything. */
  what: Changed | null;
  /** Whether travellers see something of it; its owner always does. */
  isShown: boolean;
}

/** Of any hotel, and anything of it. */
export const ANY_CHANGE: HotelChange = { hotelId: null, what: null, isShown: true };
