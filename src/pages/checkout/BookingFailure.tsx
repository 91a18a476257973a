import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { formatDayRange } from '../../../domain/dayText';
import type { RequestError, BookingToCancel } from '../../api';
import { paths } from '../../../site/paths';
import { useShownStay } from '../../state/useStay';
import { useTexts } from '../../state/useTexts';
import { bookingsTexts } from '../../i18n/bookings';
import { LinkButton } from '../../ui/actions/LinkButton';
import { Button } from '../../ui/actions/Button';
import { Notice } from '../../ui/feedback/Notice';
import type { BookingRefusal } from './bookingRefusal';
import styles from './BookingFailure.module.css';

type BookingFailureProps = {
  hotelId: number;
  refusal: BookingRefusal | null;
  quoteError: RequestError | null;
  onRetry: () => void;
  retrying: boolean;
};

/** Why nothing is booked yet, where there is no panel or dialog of its own for the reason. */
export function BookingFailure(props: BookingFailureProps) {
  const { hotelId, refusal, quoteError, onRetry, retrying } = props;
  const { failures: texts, details } = useTexts(bookingsTexts);
  const stay = useShownStay();
  const lines = useFailureLines(refusal, quoteError);
  const ref = useRef<HTMLDivElement>(null);
  const shown = lines.length > 0;
  useEffect(() => {
    if (shown && refusal) ref.current?.focus();
  }, [shown, refusal]);
  if (!shown) return null;

  const retry = (
    <Button variant="secondary" busy={retrying} onClick={onRetry}>
      {texts.retry}
    </Button>
  );
  const canRetry = refusal?.kind === 'unknown' || isPassing(quoteError);
  const mayBeBooked = refusal?.kind === 'unknown' || refusal?.kind === 'keyUsed';
  return (
    <div ref={ref} tabIndex={-1} className={styles.failure}>
      <Notice
        tone="error"
        title={refusal ? texts.title : details.quoteFailed}
        action={
          <>
            {canRetry && retry}
            {mayBeBooked && (
              <LinkButton variant="quiet" to={paths.bookings()}>
                {texts.checkMine}
              </LinkButton>
            )}
            {!canRetry && !mayBeBooked && (
              <LinkButton variant="secondary" to={paths.hotel(hotelId, stay)}>
                {details.changeStay}
              </LinkButton>
            )}
          </>
        }
      >
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {refusal?.kind === 'limit' && <ToCancel bookings={refusal.toCancel} />}
      </Notice>
    </div>
  );
}

/** Each leads to its page, where it can be cancelled. */
function ToCancel({ bookings }: { bookings: readonly BookingToCancel[] }) {
  const { failures: texts } = useTexts(bookingsTexts);
  return (
    <ul>
      {bookings.map(({ bookingId, hotelName, checkInDate, checkOutDate }) => (
        <li key={bookingId}>
          <Link to={paths.booking(bookingId)}>{bookingId}</Link>{' '}
          {texts.heldStay(
            hotelName,
            formatDayRange({ checkIn: checkInDate, checkOut: checkOutDate }),
          )}
        </li>
      ))}
    </ul>
  );
}

const isPassing = (error: RequestError | null) =>
  error !== null && (error.status === 0 || error.status >= 429 || error.code === 'BAD_ANSWER');

const ownFields = ['phoneNumber', 'notes', 'voucherCode'];

function useFailureLines(
  refusal: BookingRefusal | null,
  quoteError: RequestError | null,
): string[] {
  const { failures: texts } = useTexts(bookingsTexts);
  const offline = navigator.onLine ? [] : [texts.offline];
  if (quoteError && !refusal) {
    const fieldTexts = Object.values(quoteError.fieldErrors);
    if (fieldTexts.length > 0) return [...new Set(fieldTexts)];
    return [...offline, quoteError.message ?? texts.fallback];
  }
  switch (refusal?.kind) {
    case 'unknown':
      return [...offline, ...(refusal.message ? [refusal.message] : []), texts.unknownOutcome];
    case 'keyUsed':
      return [texts.keyUsed];
    case 'limit':
    case 'refused':
      return [refusal.message ?? texts.fallback];
    case 'fields': {
      // Those of the form stand beside their fields.
      const others = Object.entries(refusal.errors).filter(([field]) => !ownFields.includes(field));
      return others.map(([, text]) => text);
    }
    default:
      return [];
  }
}
