import { useEffect, useRef } from 'react';
import { Link } from '../../ui/navigation/Link';
import { formatDayRange } from '../../../domain/stays/dayText';
import type { RequestError, BookingToCancel } from '../../api';
import { paths } from '../../../site/paths';
import { NearestStayLink, nearestStayOf } from '../../entities/stay/NearestStayLink';
import { useShownStay } from '../../state/useStay';
import { useTexts } from '../../state/useTexts';
import { bookingsTexts } from '../../i18n/bookings';
import type { BookingsTexts } from '../../i18n/vi/bookings';
import { LinkButton } from '../../ui/actions/LinkButton';
import { Button } from '../../ui/actions/Button';
import { useIsOnline } from '../../ui/useIsOnline';
import { Notice } from '../../ui/feedback/Notice';
import { mayBeBooked, type BookingError } from './bookingError';
import styles from './BookingFailure.module.css';

type BookingFailureProps = {
  hotelId: number;
  bookingError: BookingError | null;
  quoteError: RequestError | null;
  onRetry: () => void;
  retrying: boolean;
};

/** Why nothing is booked yet, where there is no panel or dialog of its own for the reason. */
export function BookingFailure(props: BookingFailureProps) {
  const { hotelId, bookingError, quoteError, onRetry, retrying } = props;
  const { failures: texts, details } = useTexts(bookingsTexts);
  const stay = useShownStay();
  const lines = useFailureLines(bookingError, quoteError);
  const nearest =
    bookingError?.kind === 'fields' ? bookingError.nearest : nearestStayOf(quoteError);
  const ref = useRef<HTMLDivElement>(null);
  const shown = lines.length > 0;
  useEffect(() => {
    if (shown && bookingError) ref.current?.focus();
  }, [shown, bookingError]);
  if (!shown) return null;

  const retry = (
    <Button variant="secondary" busy={retrying} onClick={onRetry}>
      {texts.retry}
    </Button>
  );
  const isBusy = bookingError?.kind === 'refused' && bookingError.isPassing;
  const canRetry = bookingError?.kind === 'unknown' || isBusy || isPassing(quoteError);
  const isUnknown = mayBeBooked(bookingError);
  return (
    <div ref={ref} tabIndex={-1} className={styles.failure}>
      <Notice
        tone="error"
        title={bookingError ? titleOf(bookingError, texts) : details.quoteFailed}
        action={
          <>
            {canRetry && retry}
            {isUnknown && (
              <LinkButton variant="quiet" to={paths.bookings()}>
                {texts.checkMine}
              </LinkButton>
            )}
            {nearest && (
              <NearestStayLink stay={nearest} to={paths.hotel(hotelId, { ...stay, ...nearest })} />
            )}
            {!canRetry && !isUnknown && (
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
        {bookingError?.kind === 'limit' && <ToCancel bookings={bookingError.toCancel} />}
      </Notice>
    </div>
  );
}

/** What nobody knows is not said to be unmade, and what was made even less. */
function titleOf({ kind }: BookingError, texts: BookingsTexts['failures']): string {
  if (kind === 'unknown') return texts.unknownTitle;
  return kind === 'keyUsed' ? texts.keyUsedTitle : texts.title;
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
  bookingError: BookingError | null,
  quoteError: RequestError | null,
): string[] {
  const { failures: texts } = useTexts(bookingsTexts);
  const offline = useIsOnline() ? [] : [texts.offline];
  if (quoteError && !bookingError) {
    const fieldTexts = Object.values(quoteError.fieldErrors);
    if (fieldTexts.length > 0) return [...new Set(fieldTexts)];
    return [...offline, quoteError.message ?? texts.quoteFallback];
  }
  switch (bookingError?.kind) {
    case 'unknown':
      return [
        ...offline,
        ...(bookingError.message ? [bookingError.message] : []),
        texts.unknownOutcome,
      ];
    case 'keyUsed':
      return [texts.keyUsed];
    case 'limit':
    case 'refused':
      return [bookingError.message ?? texts.fallback];
    case 'fields': {
      // Those of the form stand beside their fields.
      const others = Object.entries(bookingError.errors).filter(
        ([field]) => !ownFields.includes(field),
      );
      return others.map(([, text]) => text);
    }
    default:
      return [];
  }
}
