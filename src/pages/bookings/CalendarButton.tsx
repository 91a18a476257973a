import { isDay } from '../../../domain/stays/stay';
import type { Language } from '../../../domain/languages/languages';
import { stayCalendar } from '../../../domain/bookings/stayCalendar';
import type { Booking } from '../../api';
import { paths } from '../../../site/paths';
import { useLanguage, useTexts } from '../../state/useTexts';
import { bookingsTexts } from '../../i18n/bookings';
import { Button } from '../../ui/actions/Button';
import { downloadFile } from '../../ui/downloadFile';
import { locationOf } from '../../entities/hotel/hotelFields';
import { CalendarIcon } from '../../ui/icons/stayIcons';
import { amountsOf, momentsOf } from './sheetContent';

/** Hands over the stay as a calendar file, made here, so that it needs no network. */
export function CalendarButton({ booking }: { booking: Partial<Booking> }) {
  const texts = useTexts(bookingsTexts).calendar;
  const language = useLanguage();
  const { bookingId, checkInDate = '', checkOutDate = '' } = booking;
  if (!bookingId || !isDay(checkInDate) || !isDay(checkOutDate)) return null;
  const download = () => {
    const file = new Blob(
      [fileOf({ ...booking, bookingId, checkInDate, checkOutDate }, language)],
      {
        type: 'text/calendar;charset=utf-8',
      },
    );
    downloadFile(`${bookingId}.ics`, file);
  };
  return (
    <Button variant="secondary" icon={<CalendarIcon />} onClick={download}>
      {texts.add}
    </Button>
  );
}

type DatedBooking = Partial<Booking> & Pick<Booking, 'bookingId' | 'checkInDate' | 'checkOutDate'>;

function fileOf(booking: DatedBooking, language: Language): string {
  const {
    bookingId,
    hotel,
    checkInDate,
    checkOutDate,
    arrivalTime = null,
    calendarSequence,
  } = booking;
  const bookedAt = new Date(booking.createdAt ?? '');
  return stayCalendar(
    {
      bookingId,
      checkIn: checkInDate,
      checkOut: checkOutDate,
      hotel: {
        name: hotel?.name ?? '',
        address: locationOf(hotel ?? {}),
        phone: hotel?.phone ?? null,
      },
      total: amountsOf(booking).total,
      holdUntil: new Date(momentsOf(booking).holdUntil),
      arrivalTime,
      ...(calendarSequence !== undefined && { calendarSequence }),
      arrivingName: booking.arrivingGuest?.name,
      bookedAt: isNaN(bookedAt.getTime()) ? new Date() : bookedAt,
      url: new URL(paths.booking(bookingId), location.origin).href,
    },
    language,
  );
}
