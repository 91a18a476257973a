import { roomsOfLine } from '../../../../domain/bookings/roomsOfLine';
import { dayWithWeekday } from '../../../../domain/stays/dayText';
import type { PartnerBooking } from '../../../api/partner';
import { bookingTexts } from '../../../i18n/en/partner/bookings';

type Line = PartnerBooking['rooms'][number];

/** `101`, or `101 → 203 from Sat 26/12` where the room changes within the stay. */
export function lineNumbers(line: Line): string {
  return roomsOfLine(line, {
    room: ({ roomNumber }) => roomNumber,
    from: (room, day) => bookingTexts.fromDay(room, dayWithWeekday(day, 'en')),
  });
}

/** The same of all rooms of a booking. */
export function roomNumbers({ rooms }: Pick<PartnerBooking, 'rooms'>): string {
  return rooms.map(lineNumbers).join(', ');
}
