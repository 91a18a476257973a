import type { SpecialRequest } from '../../../domain/bookings/specialRequests';
import type { Occupants } from '../../../domain/stays/occupants';
import type { BookingRow } from '../booking.queries';

/** A booking with who sleeps in its rooms. */
export type BookingWithGuests = BookingRow<{
  roomNumber: string;
  name: string;
  position?: number;
  occupants?: Occupants | null;
}>;

/** All that saying something of the guests may change, as it is kept to be taken back. */
export type GuestsBefore = Pick<
  BookingRow,
  'arrivingName' | 'arrivingPhone' | 'specialRequests' | 'arrivalTime'
> & {
  holdUntil: string;
  /** Absent in what the version before this has kept. */
  notes?: string;
  rooms: { position: number; occupants: Occupants }[];
};

/** Who comes, who sleeps where and what they would like: all of it as it shall be. */
export interface SaidOfGuests {
  version: number;
  /** '' where the one who booked comes. */
  arrivingName: string;
  arrivingPhone: string;
  specialRequests: readonly SpecialRequest[];
  /** Undefined: as they were. */
  notes?: string | undefined;
  /** By the positions of the booking's lines; empty where nobody says. */
  occupants: ReadonlyMap<number, Occupants>;
  /** Undefined: as it was. */
  arrivalTime?: string | undefined;
}
