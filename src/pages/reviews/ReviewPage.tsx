import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { isRequestError, type Booking } from '../../api';
import { useGetBookingQuery } from '../../api/bookings';
import { paths } from '../../../site/paths';
import { ownPath } from '../../state/signInState';
import { useTexts } from '../../state/useTexts';
import { reviewTexts } from '../../i18n/reviews';
import { LinkButton } from '../../ui/actions/LinkButton';
import { ErrorNotice } from '../../ui/feedback/ErrorNotice';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/Skeleton';
import { Card } from '../../ui/layout/Card';
import { Container, Stack } from '../../ui/layout/Stack';
import { Breadcrumb } from '../../ui/navigation/Breadcrumb';
import { PageTitle } from '../../ui/navigation/PageTitle';
import { NoReviewNow, reasonAgainst } from './NoReviewNow';
import { ReviewForm } from './ReviewForm';
import { StayLines } from './StayLines';
import { classNames } from '../../ui/classNames';
import styles from './ReviewPage.module.css';

/** What one has to say about a completed stay of one's own. */
export default function ReviewPage() {
  const { bookingId = '' } = useParams();
  const texts = useTexts(reviewTexts).page;
  const { currentData: booking, isFetching, error, refetch } = useGetBookingQuery({ bookingId });
  const isGone = isRequestError(error) && (error.status === 404 || error.status === 422);
  const title = booking?.review ? texts.changeTitle : texts.writeTitle;
  return (
    <Container className={classNames('column', styles.page)}>
      <Breadcrumb
        label={texts.breadcrumb}
        steps={[
          { label: texts.home, to: paths.home() },
          { label: texts.bookings, to: paths.bookings() },
          { label: bookingId, to: paths.booking(bookingId) },
          { label: title },
        ]}
      />
      <PageTitle siteName="Nghỉ Đâu" title={title} className={styles.title} />
      {booking && <Review booking={booking} />}
      {!booking && isFetching && (
        <SkeletonGroup label={texts.loading}>
          <Skeleton height="24rem" />
        </SkeletonGroup>
      )}
      {!booking && !isFetching && (
        <ErrorNotice
          message={isGone ? texts.notFound : texts.failed}
          retryLabel={texts.retry}
          onRetry={isGone ? undefined : () => void refetch()}
          action={
            <LinkButton variant="secondary" to={paths.bookings()}>
              {texts.bookings}
            </LinkButton>
          }
        />
      )}
    </Container>
  );
}

function Review({ booking }: { booking: Booking }) {
  const { bookingId, review } = booking;
  const navigate = useNavigate();
  const came = useLocation().state as { from?: unknown } | null;
  const back = ownPath(came?.from) ?? paths.booking(bookingId);
  const reason = reasonAgainst(booking);
  return (
    <Card>
      <Stack gap={6}>
        <StayLines booking={booking} />
        {reason ? (
          <NoReviewNow reason={reason} booking={booking} />
        ) : (
          <ReviewForm
            bookingId={bookingId}
            review={review}
            back={back}
            onSent={() => void navigate(back, { replace: true })}
          />
        )}
      </Stack>
    </Card>
  );
}
