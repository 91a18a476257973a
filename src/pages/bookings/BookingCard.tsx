import { Link } from '../../ui/navigation/Link';
import { momentText, dayWithWeekday } from '../../../domain/stays/dayText';
import { bookedRoomsText } from '../../../domain/bookings/bookedRooms';
import { formatDong } from '../../../domain/money/money';
import { isDay } from '../../../domain/stays/stay';
import type { Booking } from '../../api';
import { paths } from '../../../site/paths';
import { useLanguage, useTexts } from '../../state/useTexts';
import { bookingsTexts } from '../../i18n/bookings';
import { guestsTexts } from '../../i18n/guests';
import { stayTexts } from '../../i18n/stays';
import { usableImages } from '../../entities/hotel/images';
import { languageOf } from '../../entities/hotel/ownLanguage';
import { Card } from '../../ui/layout/Card';
import { CoverPicture } from '../../ui/pictures/CoverPicture';
import { BookingStatusBadge } from './BookingStatusBadge';
import { ChangeLink } from './ChangeLink';
import { PhoneLink } from '../../entities/booking/PhoneLink';
import { amountsOf, isComing, isExpected, isHeld, momentsOf } from './sheetContent';
import { ReviewLink } from './StayReview';
import { classNames } from '../../ui/classNames';
import styles from './BookingCard.module.css';

/** A booking in the list: where, when, how much, and until when the rooms wait. */
export function BookingCard({ booking }: { booking: Booking }) {
  const texts = useTexts(bookingsTexts);
  const guests = useTexts(guestsTexts);
  const { hotel, selectedRooms = [] } = booking;
  const rooms = bookedRoomsText(selectedRooms, useLanguage());
  const [image] = usableImages(hotel?.images);
  const owes = isComing(booking);
  return (
    <Card as="li" flush lively className={styles.card}>
      <CoverPicture
        image={image}
        sizes="(min-width: 640px) 200px, 100vw"
        className={styles.picture}
      />
      <div className={styles.body}>
        <div className={classNames('between', styles.head)}>
          <h2 className={classNames('likeH3', styles.name)}>
            <Link to={paths.booking(booking.bookingId)} lang={languageOf(hotel?.name ?? '')}>
              {hotel?.name || texts.hotel.unnamed}
            </Link>
          </h2>
          <BookingStatusBadge booking={booking} />
        </div>
        <StayLine booking={booking} />
        <p className={styles.rooms} lang={languageOf(rooms)}>
          {rooms}
        </p>
        {booking.arrivingGuest && <p>{`${guests.arriving}: ${booking.arrivingGuest.name}`}</p>}
        <HoldLine booking={booking} />
        {booking.hotelSuspended && isExpected(booking) && (
          <p className="note">{texts.list.hotelSuspended}</p>
        )}
        <div className={classNames('between', styles.foot)}>
          <p>
            <span className={styles.label}>{owes ? texts.list.total : texts.sheet.totalWas} </span>
            <strong className="figures">{formatDong(amountsOf(booking).total)}</strong>
            {!owes && <span className={styles.nothingLeft}>{texts.sheet.nothingLeft}</span>}
          </p>
          <p className={styles.label}>{booking.bookingId}</p>
          <PhoneLink phone={hotel?.phone} label={texts.hotel.phone} />
          <ChangeLink booking={booking} />
          <ReviewLink booking={booking} />
        </div>
      </div>
    </Card>
  );
}

function StayLine({ booking }: { booking: Booking }) {
  const texts = useTexts(stayTexts);
  const language = useLanguage();
  const { checkInDate, checkOutDate, selectedRooms = [] } = booking;
  if (!isDay(checkInDate) || !isDay(checkOutDate)) return null;
  const { nights } = amountsOf(booking);
  return (
    <p>
      <strong>
        {dayWithWeekday(checkInDate, language)} → {dayWithWeekday(checkOutDate, language)}/
        {checkOutDate.slice(0, 4)}
      </strong>{' '}
      · {texts.nights(nights)} · {texts.rooms(selectedRooms.length)}
    </p>
  );
}

function HoldLine({ booking }: { booking: Booking }) {
  const texts = useTexts(bookingsTexts).hold;
  const language = useLanguage();
  if (!isHeld(booking)) return null;
  const hold = new Date(momentsOf(booking).holdUntil);
  if (isNaN(hold.getTime())) return null;
  return <p className={styles.label}>{texts.until(momentText(hold, language))}</p>;
}
