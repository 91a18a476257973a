import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { isRequestError } from '../../../api';
import { useGetBookingQuery } from '../../../api/bookings';
import { paths } from '../../../../site/paths';
import { useTexts } from '../../../state/useTexts';
import { bookingChangeTexts } from '../../../i18n/bookingChange';
import { bookingsTexts } from '../../../i18n/bookings';
import { SheetSkeleton } from '../../../entities/booking/BookingSkeleton';
import { LinkButton } from '../../../ui/actions/LinkButton';
import { ErrorNotice } from '../../../ui/feedback/ErrorNotice';
import { Container } from '../../../ui/layout/Stack';
import { Breadcrumb } from '../../../ui/navigation/Breadcrumb';
import { PageTitle } from '../../../ui/navigation/PageTitle';
import { canChange } from '../sheetContent';
import { useOtherAccountHint } from '../useOtherAccountHint';
import { classNames } from '../../../ui/classNames';
import { ChangeForm } from './ChangeForm';
import { ClosedBooking } from './ClosedBooking';
import styles from '../BookingConfirmationPage.module.css';

/** Other dates, rooms or guests for a booking, with what that costs before it is agreed. */
export default function ChangeBookingPage() {
  const { bookingId = '' } = useParams();
  const texts = useTexts(bookingChangeTexts);
  const all = useTexts(bookingsTexts);
  const { currentData: booking, isFetching, error, refetch } = useGetBookingQuery({ bookingId });
  const otherAccount = useOtherAccountHint();
  const isOpen = booking !== undefined && canChange(booking);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const isGone = isRequestError(error) && (error.status === 404 || error.status === 422);
  const back = (
    <LinkButton variant="secondary" to={isGone ? paths.bookings() : paths.booking(bookingId)}>
      {isGone ? all.list.title : texts.back}
    </LinkButton>
  );
  return (
    <Container className={classNames('column', styles.page)}>
      <Breadcrumb
        label={all.breadcrumb}
        steps={[
          { label: all.home, to: paths.home() },
          { label: all.list.title, to: paths.bookings() },
          { label: bookingId, to: paths.booking(bookingId) },
          { label: texts.title },
        ]}
      />
      <PageTitle siteName="Nghỉ Đâu" title={texts.title} className={styles.title} />
      {isOpen && <ChangeForm booking={booking} onStale={refetch} />}
      {booking && !isOpen && (
        <ClosedBooking booking={booking} isMeanwhile={wasOpen} action={back} />
      )}
      {!booking && isFetching && <SheetSkeleton label={texts.loading} />}
      {!booking && !isFetching && (
        <ErrorNotice
          message={isGone ? all.confirmation.notFound : all.one.failed}
          hint={isGone && otherAccount}
          retryLabel={texts.retry}
          onRetry={isGone ? undefined : () => void refetch()}
          action={back}
        />
      )}
    </Container>
  );
}
