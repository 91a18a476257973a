import type { ReactNode } from 'react';
import { requestsText } from '../../../domain/bookings/guestsText';
import { momentText } from '../../../domain/stays/dayText';
import { isDay } from '../../../domain/stays/stay';
import type { Booking, BookingCancellation } from '../../api';
import { useLanguage, useTexts } from '../../state/useTexts';
import { bookingsTexts } from '../../i18n/bookings';
import { guestsTexts } from '../../i18n/guests';
import { stayTexts } from '../../i18n/stays';
import { QuoteLines } from '../../entities/stay/QuoteLines';
import { BookedRooms } from '../../entities/booking/BookedRooms';
import { BookingStatusBadge } from './BookingStatusBadge';
import { HoldTerms } from '../../entities/booking/HoldTerms';
import { HotelLines } from '../../entities/booking/HotelLines';
import { amountsOf, isComing, isExpected, momentsOf } from './sheetContent';
import { StayDates } from '../../entities/booking/StayDates';
import { classNames } from '../../ui/classNames';
import styles from './BookingSheet.module.css';

/** All of a booking on one sheet, for the screen and for paper. Missing fields are left out. */
export function BookingSheet({ booking }: { booking: Partial<Booking> }) {
  const texts = useTexts(bookingsTexts);
  const stay = useTexts(stayTexts);
  const guests = useTexts(guestsTexts);
  const language = useLanguage();
  const { checkInDate = '', checkOutDate = '', selectedRooms = [], notes } = booking;
  const { specialRequests = [] } = booking;
  const amounts = amountsOf(booking);
  const hasNights = booking.nights !== undefined || (isDay(checkInDate) && isDay(checkOutDate));
  const owes = isComing(booking);
  return (
    <article className={classNames('surface', styles.sheet)}>
      <SheetHead booking={booking} />
      {booking.hotel && <HotelLines hotel={booking.hotel} />}
      {booking.cancellation && (
        <Part title={texts.cancellation.title}>
          <CancellationLines booking={booking} cancellation={booking.cancellation} />
        </Part>
      )}
      <Part title={texts.sheet.dates} aside={stay.rooms(selectedRooms.length)}>
        {isDay(checkInDate) && isDay(checkOutDate) && (
          <StayDates
            checkIn={checkInDate}
            checkOut={checkOutDate}
            adults={booking.adults ?? 1}
            children={booking.children ?? 0}
          />
        )}
      </Part>
      <Part title={texts.sheet.rooms}>
        <BookedRooms rooms={selectedRooms} nights={hasNights ? amounts.nights : null} />
      </Part>
      <Part title={texts.sheet.guest}>
        <GuestLines booking={booking} />
      </Part>
      <Part
        title={texts.sheet.payment}
        aside={owes ? texts.sheet.payAtCounter : texts.sheet.nothingLeft}
      >
        <QuoteLines
          quote={amounts}
          rooms={selectedRooms.length}
          totalLabel={owes ? undefined : texts.sheet.totalWas}
        />
      </Part>
      {isExpected(booking) && (
        <Part title={texts.sheet.beforeArrival}>
          <HoldTerms {...momentsOf(booking)} arrivalTime={booking.arrivalTime} papers />
        </Part>
      )}
      {specialRequests.length > 0 && (
        <Part title={guests.requests} aside={isExpected(booking) ? guests.requestsHint : undefined}>
          <p>{requestsText(specialRequests, language)}</p>
        </Part>
      )}
      <Part title={texts.sheet.notes}>
        <p className="freeText">{notes || texts.sheet.noNotes}</p>
      </Part>
    </article>
  );
}

function SheetHead({ booking }: { booking: Partial<Booking> }) {
  const texts = useTexts(bookingsTexts).sheet;
  const language = useLanguage();
  const madeAt = new Date(booking.createdAt ?? '');
  return (
    <header className={classNames('between', styles.head)}>
      <p>
        <span className={styles.label}>{texts.id}</span>
        <strong className={styles.id}>{booking.bookingId}</strong>
      </p>
      <BookingStatusBadge booking={booking} />
      {!isNaN(madeAt.getTime()) && (
        <p className={styles.madeAt}>{texts.madeAt(momentText(madeAt, language))}</p>
      )}
    </header>
  );
}

function CancellationLines({
  booking,
  cancellation: { at, by, reason },
}: {
  booking: Partial<Booking>;
  cancellation: BookingCancellation;
}) {
  const texts = useTexts(bookingsTexts).cancellation;
  const language = useLanguage();
  const moment = new Date(at);
  const isLate = moment > new Date(momentsOf(booking).freeCancellationUntil);
  return (
    <>
      <p>{texts.by[by](momentText(moment, language))}</p>
      {by === 'GUEST' && isLate && <p>{texts.late}</p>}
      {reason && <p className="freeText">{texts.reason(reason)}</p>}
    </>
  );
}

/** Who comes stands first, who booked for them below. */
function GuestLines({ booking: { user, arrivingGuest } }: { booking: Partial<Booking> }) {
  const texts = useTexts(guestsTexts);
  const name = [user?.lastName, user?.firstName].filter(Boolean).join(' ');
  const booker = [name, user?.email, user?.phoneNumber];
  if (!arrivingGuest) return <Lines lines={booker} />;
  return (
    <>
      <Lines lines={[`${texts.arriving}: ${arrivingGuest.name}`, arrivingGuest.phoneNumber]} />
      <Lines lines={[`${texts.booker}: ${name}`, user?.email, user?.phoneNumber]} />
    </>
  );
}

function Lines({ lines }: { lines: readonly (string | undefined)[] }) {
  return (
    <ul className={styles.guest}>
      {lines.filter(Boolean).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function Part({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section className={styles.part}>
      <h3>
        {title}
        {aside && <span className={styles.aside}>{aside}</span>}
      </h3>
      {children}
    </section>
  );
}
