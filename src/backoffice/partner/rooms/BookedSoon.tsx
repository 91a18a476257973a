import { paths } from '../../../../site/paths';
import { useListPartnerBookingsQuery, type PartnerRoom } from '../../../api/partner';
import { roomTexts } from '../../../i18n/en/partner/rooms';
import { Notice } from '../../../ui/feedback/Notice';
import { Link } from '../../../ui/navigation/Link';
import { dayWords } from '../../ui/dates/dateWords';
import { guestName } from '../bookings/guestName';
import { keeping, soonIn } from './bookedSoon';

const texts = roomTexts.maintenance;

/** Of a room under maintenance: whose bookings go on being in it, and soon. */
export function BookedSoon({ room }: { room: Pick<PartnerRoom, 'hotelId' | 'id'> }) {
  const { currentData } = useListPartnerBookingsQuery(soonIn(room));
  const bookings = keeping(currentData?.content ?? []);
  if (bookings.length === 0) return null;
  return (
    <Notice tone="info">
      {texts.booked(bookings.length)}
      <ul>
        {bookings.map((booking) => (
          <li key={booking.bookingId}>
            <Link to={paths.partnerBookings({ booking: booking.bookingId })}>
              {texts.stay(
                guestName(booking),
                dayWords(booking.checkInDate),
                dayWords(booking.checkOutDate),
              )}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
