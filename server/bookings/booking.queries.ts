import { sql, type RawBuilder } from 'kysely';
import type { BookingSource } from '../../domain/bookings/bookingSource';
import type { BookingStatus } from '../../domain/bookings/bookingStatus';
import type { Stay } from '../../domain/stays/stay';
import type { Language } from '../../domain/languages/languages';
import type { SpecialRequest } from '../../domain/bookings/specialRequests';

/** A booking as it is stored, with the names of its hotel: what is listed, told and mailed of it. */
export interface BookingRow<Room = { name: string }> extends Stay {
  id: number;
  hotelId: number;
  hotelName: string;
  hotelPhone: string | null;
  code: string;
  status: Exclude<BookingStatus, 'PENDING'>;
  source: BookingSource;
  adults: number;
  children: number;
  guestFirstName: string;
  guestLastName: string;
  guestEmail: string;
  guestPhone: string;
  notes: string;
  /** Who comes instead of the account that booked; '' where nobody does. */
  arrivingName: string;
  arrivingPhone: string;
  specialRequests: SpecialRequest[];
  roomTotal: number;
  discount: number;
  voucherCode: string | null;
  totalPrice: number;
  taxAndFeePercent: number;
  taxAndFee: number;
  totalAmount: number;
  holdUntil: Date;
  /** `HH:MM` on the check-in day, once the guest has said it. */
  arrivalTime: string | null;
  /** What mails about it are written in. */
  language: Language;
  createdAt: Date;
  /** Raised by everything that happens to it. */
  version: number;
  /** How often its entry in calendars has changed, beside the arrival time. */
  calendarSequence: number;
  rooms: readonly Room[];
}

/** What finds a booking in every table of it. */
export interface KeyOfRow {
  hotelId: number;
  bookingId: number;
}

export const bookingsWithHotels = sql`bookings b join hotels h on h.id = b.hotel_id`;

/** Of `bookingsWithHotels`, with those columns as `rooms`. */
export const bookingColumns = (rooms: RawBuilder<unknown>) => sql`
  b.id, b.hotel_id as "hotelId", h.name as "hotelName", h.phone as "hotelPhone", b.code, b.status, b.source,
  b.check_in as "checkIn", b.check_out as "checkOut", b.adults, b.children,
  b.guest_first_name as "guestFirstName", b.guest_last_name as "guestLastName",
  b.guest_email as "guestEmail", b.guest_phone as "guestPhone", b.notes,
  b.arriving_name as "arrivingName", b.arriving_phone as "arrivingPhone",
  b.special_requests as "specialRequests",
  b.room_total as "roomTotal", b.discount, b.voucher_code as "voucherCode",
  b.total_price as "totalPrice", b.tax_and_fee_percent as "taxAndFeePercent",
  b.tax_and_fee as "taxAndFee", b.total_amount as "totalAmount", b.hold_until as "holdUntil",
  b.arrival_time as "arrivalTime", b.language, b.created_at as "createdAt",
  b.version, b.calendar_sequence as "calendarSequence", (${rooms}) as rooms`;
