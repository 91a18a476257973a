import type { ToldNight } from '../../../domain/prices/nightLines';
import type { Stay } from '../../../domain/stays/stay';
import type { BookedLine } from '../../../domain/bookings/roomsOfLine';
import type { BookingSource } from '../../../domain/bookings/bookingSource';
import type { SpecialRequest } from '../../../domain/bookings/specialRequests';
import type { Language } from '../../../domain/languages/languages';
import type { Occupants } from '../../../domain/stays/occupants';

/** What mails and notices tell of a booking: as it is stored, so that whoever has one can tell of it. */
export interface BookingFacts extends Stay {
  hotelId: number;
  hotelName: string;
  hotelPhone: string | null;
  code: string;
  source: BookingSource;
  adults: number;
  children: number;
  guestFirstName: string;
  guestLastName: string;
  guestPhone: string;
  /** Who comes instead; '' where the guest does. */
  arrivingName: string;
  arrivingPhone: string;
  specialRequests: readonly SpecialRequest[];
  /** In the guest's own words. */
  notes: string;
  roomTotal: number;
  discount: number;
  voucherCode: string | null;
  taxAndFee: number;
  totalAmount: number;
  holdUntil: Date;
  arrivalTime: string | null;
  createdAt: Date;
  /** How often its entry in calendars has changed, beside the arrival time; not at all when absent. */
  calendarSequence?: number;
  /** What its guest reads. */
  language: Language;
  rooms: readonly {
    name: string;
    roomNumber?: string;
    /** Its rooms one after the other, where it is not in one all the time. */
    segments?: BookedLine['segments'];
    /** What was agreed on for each, where that is at hand. */
    nights?: readonly ToldNight[] | null | undefined;
    occupants?: Occupants | null | undefined;
  }[];
}
