import { arrivingNameOf, guestNameOf } from '../../../domain/bookings/guestName';
import { requestsText, sleepersText } from '../../../domain/bookings/guestsText';
import { roomsOfLine } from '../../../domain/bookings/roomsOfLine';
import { freeCancellationUntil } from '../../../domain/bookings/cancellation';
import { nightsBetween, vietnamWallClock } from '../../../domain/stays/stay';
import { toPriceFields, toSharedFields } from '../mappers';
import { actionsNow } from '../transitions';
import type { Schemas } from '../../http/operations';
import type { CsvColumn } from '../../files/csv';
import type { EventRow } from '../history.queries';
import type { PartnerBookingRow } from './queries';

export function toPartnerBooking(row: PartnerBookingRow, now: Date): Schemas['PartnerBooking'] {
  return {
    ...toSharedFields(row),
    source: row.source,
    hotelId: row.hotelId,
    hotelName: row.hotelName,
    rooms: [...row.rooms],
    actions: actionsNow(row, now),
  };
}

export function toPartnerBookingDetail(
  row: PartnerBookingRow,
  events: readonly EventRow[],
  now: Date,
): Schemas['PartnerBookingDetail'] {
  return {
    ...toPartnerBooking(row, now),
    ...toPriceFields(row),
    freeCancellationUntil: freeCancellationUntil(row.checkIn).toISOString(),
    history: events.map(({ at, kind, ...event }) => ({
      ...{ ...event, at: at.toISOString() },
      ...(kind !== null && { kind }),
    })),
  };
}

const moment = (date: Date): string => vietnamWallClock(date).replace('T', ' ');

/** `101 Deluxe`, or `101 Deluxe → 203 Suite from 2026-12-26` where the room changes within the stay. */
const roomsText = (line: Schemas['PartnerBookedRoom']): string =>
  roomsOfLine(line, {
    room: ({ roomNumber, name }) => `${roomNumber} ${name}`,
    from: (room, day) => `${room} from ${day}`,
  });

/** Times are those of Vietnam. */
export const bookingCsvColumns: readonly CsvColumn<PartnerBookingRow>[] = [
  ['Booking', (row) => row.code],
  ['Status', (row) => row.status],
  ['Guest', arrivingNameOf],
  ['E-mail', (row) => row.guestEmail],
  ['Phone', (row) => row.guestPhone],
  ['Hotel', (row) => row.hotelName],
  ['Rooms', (row) => row.rooms.map(roomsText).join(', ')],
  ['Check-in', (row) => row.checkIn],
  ['Check-out', (row) => row.checkOut],
  ['Nights', (row) => nightsBetween(row.checkIn, row.checkOut)],
  ['Adults', (row) => row.adults],
  ['Children', (row) => row.children],
  ['Total (VND)', (row) => row.totalAmount],
  ['Hold until', (row) => moment(row.holdUntil)],
  ['Arrives at', (row) => row.arrivalTime ?? ''],
  ['Created', (row) => moment(row.createdAt)],
  ['Notes', (row) => row.notes],
  ['Source', (row) => row.source],
  ['Booked by', (row) => (row.arrivingName ? guestNameOf(row) : '')],
  ['Phone of the guest', (row) => row.arrivingPhone],
  ['Guests by room', (row) => sleepersText(row.rooms, 'en')],
  ['Requests', (row) => requestsText(row.specialRequests, 'en')],
];
