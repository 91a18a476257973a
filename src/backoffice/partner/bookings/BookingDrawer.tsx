import { skipToken } from '@reduxjs/toolkit/query';
import { Button } from 'antd';
import { useState } from 'react';
import { isRequestError } from '../../../api';
import { useGetPartnerBookingQuery } from '../../../api/partner';
import { bookingTexts } from '../../../i18n/en/partner/bookings';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { DetailsDrawer } from '../../ui/DetailsDrawer';
import { EmptyPanel } from '../../ui/EmptyPanel';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { useKeptFresh } from '../useKeptFresh';
import { BookingActions } from './BookingActions';
import { BookingDetails } from './BookingDetails';

const texts = bookingTexts.details;

type BookingDrawerProps = { bookingId: string | null; onClose: () => void };

/** One booking beside the list; the address names it. */
export function BookingDrawer({ bookingId, onClose }: BookingDrawerProps) {
  // While it slides away, the drawer still shows the booking that it was about.
  const [shown, setShown] = useState(bookingId);
  if (bookingId !== null && bookingId !== shown) setShown(bookingId);
  const answer = useGetPartnerBookingQuery(shown === null ? skipToken : { bookingId: shown });
  useKeptFresh(answer, bookingId !== null);
  const { currentData: booking, error, isFetching, refetch } = answer;

  return (
    <DetailsDrawer
      open={bookingId !== null}
      title={texts.title(shown ?? '')}
      onClose={onClose}
      footer={booking && <BookingActions key={booking.bookingId} booking={booking} />}
    >
      {booking && <BookingDetails booking={booking} />}
      {!booking && error && isUnknown(error) && (
        <EmptyPanel
          title={texts.unknownTitle}
          text={texts.unknown(shown ?? '')}
          action={<Button onClick={onClose}>{texts.toList}</Button>}
        />
      )}
      {!booking && error && !isUnknown(error) && (
        <ErrorPanel text={texts.failed} onRetry={refetch} retrying={isFetching} />
      )}
      {!booking && !error && (
        <div role="status" aria-label={texts.loading}>
          <Skeleton height="24em" />
        </div>
      )}
    </DetailsDrawer>
  );
}

/** 404: nobody's, or somebody else's; 422: no booking can have such an id. */
function isUnknown(error: unknown): boolean {
  return isRequestError(error) && (error.status === 404 || error.status === 422);
}
