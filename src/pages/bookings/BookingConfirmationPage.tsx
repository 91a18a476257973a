import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Booking } from '../../api';
import { paths } from '../../../site/paths';
import { useHandedOver } from '../../state/persistence/handedOver';
import { useCurrentUser } from '../../state/useCurrentUser';
import { useTexts } from '../../state/useTexts';
import { bookingsTexts } from '../../i18n/bookings';
import { LinkButton } from '../../ui/actions/LinkButton';
import { ErrorNotice } from '../../ui/feedback/ErrorNotice';
import { CheckCircleIcon } from '../../ui/icons/statusIcons';
import { Container } from '../../ui/layout/Stack';
import { PageTitle } from '../../ui/navigation/PageTitle';
import { ArrivalForm } from './ArrivalForm';
import { BookingActions } from './BookingActions';
import { BookingSheet } from './BookingSheet';
import { SheetSkeleton } from '../../entities/booking/BookingSkeleton';
import { KeptNotice } from './KeptNotice';
import { MeanwhileNotice } from './MeanwhileNotice';
import { canTellArrival, isExpected } from './sheetContent';
import { useBooking } from './useBooking';
import { useMeanwhile, type OwnAct } from './useMeanwhile';
import { useOtherAccountHint } from './useOtherAccountHint';
import { classNames } from '../../ui/classNames';
import styles from './BookingConfirmationPage.module.css';

/**
 * The booking that has just been made: handed over by the page before, and asked for by its id when
 * the page is opened again.
 */
export default function BookingConfirmationPage() {
  const texts = useTexts(bookingsTexts);
  const { booking, told, isKept, loading, failed, retry } = useConfirmedBooking();
  const { isOther, own } = useMeanwhile(told, loading);
  if (booking) {
    const notice = (
      <>
        {isKept && <KeptNotice retrying={loading} onRetry={retry} />}
        {isOther && <MeanwhileNotice booking={booking} />}
      </>
    );
    return <Confirmation booking={booking} notice={notice} own={own} />;
  }
  return (
    <Container className={classNames('column', styles.page)}>
      <PageTitle siteName="Nghỉ Đâu" title={texts.one.title} className={styles.title} />
      {loading ? (
        <SheetSkeleton label={texts.one.loading} />
      ) : (
        <NotFound {...(failed && { onRetry: retry })} />
      )}
    </Container>
  );
}

type ConfirmationProps = { booking: Partial<Booking>; notice: ReactNode; own: OwnAct };

function Confirmation({ booking, notice, own }: ConfirmationProps) {
  const { confirmation: texts, one } = useTexts(bookingsTexts);
  // Opened again later, it may have been cancelled or be over.
  if (!isExpected(booking)) {
    return (
      <Container className={classNames('column', styles.page)}>
        <PageTitle siteName="Nghỉ Đâu" title={one.title} className={styles.title} />
        {notice}
        <BookingSheet booking={booking} />
      </Container>
    );
  }
  return (
    <Container className={classNames('column', styles.page)}>
      <div className={classNames('iconLine', styles.done)}>
        <CheckCircleIcon size={40} />
        <div>
          <PageTitle siteName="Nghỉ Đâu" title={texts.pageTitle} className={styles.title}>
            {texts.title}
          </PageTitle>
          <p data-no-print>{texts.next}</p>
        </div>
      </div>
      {notice}
      {booking.bookingId && <BookingActions booking={booking} />}
      <BookingSheet booking={booking} />
      {canTellArrival(booking) && <ArrivalForm booking={booking} own={own} />}
    </Container>
  );
}

function NotFound({ onRetry }: { onRetry?: () => void }) {
  const texts = useTexts(bookingsTexts);
  const { signedIn } = useCurrentUser();
  const otherAccount = useOtherAccountHint();
  const { pathname, search } = useLocation();
  const signIn = { from: pathname + search };
  return (
    <ErrorNotice
      message={texts.confirmation.notFound}
      hint={otherAccount}
      retryLabel={texts.failures.retry}
      onRetry={onRetry}
      action={
        <>
          {signedIn ? (
            <LinkButton variant="secondary" to={paths.bookings()}>
              {texts.confirmation.mine}
            </LinkButton>
          ) : (
            <LinkButton to={paths.login()} state={signIn}>
              {texts.confirmation.signIn}
            </LinkButton>
          )}
          <LinkButton variant="quiet" to={paths.home()}>
            {texts.confirmation.home}
          </LinkButton>
        </>
      }
    />
  );
}

function useConfirmedBooking() {
  const [query] = useSearchParams();
  const handed = useHandedBooking();
  const asked = query.get('booking') ?? handed?.bookingId ?? '';
  const { booking, told, isKept, isFetching, isError, retry } = useBooking(asked);
  // What was handed over is shown at once, and stays when the network is gone; the answer is newer.
  const handedIsAsked = handed !== null && (!asked || handed.bookingId === asked);
  return {
    booking: booking ?? (handedIsAsked ? handed : null),
    told,
    isKept,
    loading: isFetching,
    failed: isError,
    retry,
  };
}

function useHandedBooking(): Partial<Booking> | null {
  const booking = useHandedOver('bookingConfirmation');
  return typeof booking === 'object' ? booking : null;
}
