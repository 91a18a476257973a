import { useEffect, useState } from 'react';
import {
  usePreviewPartnerBookingChangeMutation,
  type PartnerBookingChange,
} from '../../../../api/partner';

/** Long enough not to ask for every letter. */
const PAUSE_MS = 250;

/** What the change that is being written would do; asked anew with every edit. */
export function useChangePreview(bookingId: string, change: PartnerBookingChange | undefined) {
  const [ask, answer] = usePreviewPartnerBookingChangeMutation();
  const { originalArgs, isLoading, data, error } = answer;
  const text = change && JSON.stringify(change);
  useEffect(() => {
    if (text === undefined) return;
    const partnerBookingChange = JSON.parse(text) as PartnerBookingChange;
    let abort = (): void => undefined;
    const timer = setTimeout(() => {
      const asked = ask({ bookingId, partnerBookingChange });
      abort = () => asked.abort();
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort();
    };
  }, [ask, bookingId, text]);
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);
  const isOfThis = JSON.stringify(originalArgs?.partnerBookingChange) === text;
  return {
    /** Absent while it is worked out. */
    preview: isOfThis && !isLoading && !error ? data : undefined,
    /** What was said last, so that the rooms to choose from stay. */
    last,
    /** There is enough to be asked. */
    isWhole: change !== undefined,
    error: isOfThis && !isLoading ? error : undefined,
    retry: () => change && void ask({ bookingId, partnerBookingChange: change }),
  };
}
