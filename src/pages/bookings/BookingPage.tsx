import { useParams } from 'react-router-dom';
import { paths } from '../../../site/paths';
import { useTexts } from '../../state/useTexts';
import { bookingsTexts } from '../../i18n/bookings';
import { LinkButton } from '../../ui/actions/LinkButton';
import { ErrorNotice } from '../../ui/feedback/ErrorNotice';
import { Notice } from '../../ui/feedback/Notice';
import { Container } from '../../ui/layout/Stack';
import { Breadcrumb } from '../../ui/navigation/Breadcrumb';
import { PageTitle } from '../../ui/navigation/PageTitle';
import { ArrivalForm } from './ArrivalForm';
import { BookingActions } from './BookingActions';
import { BookingSheet } from './BookingSheet';
import { SheetSkeleton } from '../../entities/booking/BookingSkeleton';
import { CancelBooking } from './CancelBooking';
import { KeptNotice } from './KeptNotice';
import { MeanwhileNotice } from './MeanwhileNotice';
import { PhoneLink } from '../../entities/booking/PhoneLink';
import { canChange, canTellArrival, isExpected, isHeld } from './sheetContent';
import { useBooking } from './useBooking';
import { useMeanwhile } from './useMeanwhile';
import { useOtherAccountHint } from './useOtherAccountHint';
import { StayReview } from './StayReview';
import { classNames } from '../../ui/classNames';
import styles from './BookingConfirmationPage.module.css';

/** One of the traveller's bookings, whatever became of it. */
export default function BookingPage() {
  const { bookingId = '' } = useParams();
  const texts = useTexts(bookingsTexts);
  const { booking, told, isKept, isFetching, isGone, retry } = useBooking(bookingId);
  const { isOther, own } = useMeanwhile(told, isFetching);
  const otherAccount = useOtherAccountHint();
  return (
    <Container className={classNames('column', styles.page)}>
      <Breadcrumb
        label={texts.breadcrumb}
        steps={[
          { label: texts.home, to: paths.home() },
          { label: texts.list.title, to: paths.bookings() },
          { label: bookingId },
        ]}
      />
      <PageTitle
        siteName="Nghỉ Đâu"
        title={texts.one.pageTitle(bookingId)}
        className={styles.title}
      >
        {texts.one.title}
      </PageTitle>
      {booking && (
        <>
          {isKept && <KeptNotice retrying={isFetching} onRetry={retry} />}
          {isOther && <MeanwhileNotice booking={booking} />}
          <BookingActions booking={booking} />
          {booking.hotelSuspended && isExpected(booking) && (
            <Notice still tone="warning">
              {texts.one.hotelSuspended}
            </Notice>
          )}
          <StayReview booking={booking} />
          <BookingSheet booking={booking} />
          {isExpected(booking) && (
            <div data-no-print>
              <Notice
                still
                action={<PhoneLink phone={booking.hotel?.phone} label={texts.hotel.phone} />}
              >
                {canChange(booking) ? texts.one.toAsk : texts.one.toCancel}
              </Notice>
              {canTellArrival(booking) && <ArrivalForm booking={booking} own={own} />}
              {isHeld(booking) && (
                <div className={styles.cancel}>
                  <CancelBooking booking={booking} own={own} />
                </div>
              )}
            </div>
          )}
        </>
      )}
      {!booking && isFetching && <SheetSkeleton label={texts.one.loading} />}
      {!booking && !isFetching && (
        <ErrorNotice
          message={isGone ? texts.confirmation.notFound : texts.one.failed}
          hint={isGone && otherAccount}
          retryLabel={texts.failures.retry}
          onRetry={isGone ? undefined : retry}
          action={
            <LinkButton variant="secondary" to={paths.bookings()}>
              {texts.list.title}
            </LinkButton>
          }
        />
      )}
    </Container>
  );
}
