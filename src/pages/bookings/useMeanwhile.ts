import { useEffect, useRef, useState } from 'react';
import { isUnanswered, type Booking } from '../../api';
import { useSentOnce } from './useSentOnce';

/** Sends something of the page's own, see useSentOnce. Answers why it is not done, or null. */
export type OwnAct = (...sent: Parameters<ReturnType<typeof useSentOnce>>) => Promise<unknown>;

/**
 * Whether a booking has come to stand otherwise while its page was open, and not by what was done on it: what stood there
 * to be done may have gone under the traveller's hands. What the page does itself goes through `own`. Nor is it news what
 * the page learns as it opens: a change of one's own may be in it.
 */
export function useMeanwhile(
  booking: Booking | undefined,
  isFetching: boolean,
): { isOther: boolean; own: OwnAct } {
  const { bookingId, status, arrivalTime } = booking ?? {};
  const shown = useRef({ bookingId, status, arrivalTime });
  const isOwn = useRef(false);
  const isSettled = useRef(false);
  const [other, setOther] = useState<string>();
  const sendOnce = useSentOnce(bookingId ?? '');
  useEffect(() => {
    if (bookingId === undefined) return;
    const before = shown.current;
    shown.current = { bookingId, status, arrivalTime };
    if (before.bookingId !== bookingId) isSettled.current = false;
    if (!isSettled.current) {
      isSettled.current = !isFetching;
      return;
    }
    if (before.status === status && before.arrivalTime === arrivalTime) return;
    setOther(isOwn.current ? undefined : bookingId);
    isOwn.current = false;
  }, [bookingId, status, arrivalTime, isFetching]);
  const own: OwnAct = async (send, isDone) => {
    isOwn.current = true;
    try {
      await sendOnce(send, isDone);
      // What was seen of it meanwhile was its doing.
      setOther(undefined);
      return null;
    } catch (error) {
      if (!isUnanswered(error)) isOwn.current = false;
      return error;
    }
  };
  return { isOther: bookingId !== undefined && other === bookingId, own };
}
