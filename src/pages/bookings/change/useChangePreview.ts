import { useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../state/useTexts';
import { isRequestError, type RequestError } from '../../../api';
import {
  usePreviewBookingChangeMutation,
  type BookingChange,
  type BookingChangePreview,
} from '../../../api/bookings';

/** Steppers are pressed several times in a row. */
const PAUSE_MS = 300;

type Known =
  | { kind: 'preview'; of: string; preview: BookingChangePreview }
  | { kind: 'refused'; of: string; error: RequestError | null };

/** What a change would do, asked for whenever it is another; never that of an older one. */
export function useChangePreview(bookingId: string, change: BookingChange) {
  const [ask] = usePreviewBookingChangeMutation();
  const [known, setKnown] = useState<Known | null>(null);
  const [previews, setPreviews] = useState<readonly BookingChangePreview[]>([]);
  const [tries, setTries] = useState(0);
  // A refusal is told in the reader's language.
  const of = JSON.stringify([change, tries, useLanguage()]);
  const hasAsked = useRef(false);

  useEffect(() => {
    let isCurrent = true;
    const ofChange = () => {
      hasAsked.current = true;
      const [bookingChange] = JSON.parse(of) as [BookingChange];
      void ask({ bookingId, bookingChange }).then(({ data, error }) => {
        if (!isCurrent) return;
        if (data) {
          setPreviews((before) => [data, ...before]);
          setKnown({ kind: 'preview', of, preview: data });
        } else setKnown({ kind: 'refused', of, error: isRequestError(error) ? error : null });
      });
    };
    // The first one, of the booking as it is, waits for nobody's further presses.
    const timer = setTimeout(ofChange, hasAsked.current ? PAUSE_MS : 0);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [ask, bookingId, of]);

  const answer = known?.of === of ? known : null;
  return {
    /** Of exactly this change; null while it is worked out. */
    answer,
    /** All that were told, the newest first: what is chosen from stays in sight meanwhile. */
    previews,
    askAgain: useCallback(() => setTries((count) => count + 1), []),
  };
}
