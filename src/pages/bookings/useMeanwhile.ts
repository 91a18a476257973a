import { useEffect, useRef, useState } from 'react';
import { isUnanswered, repeatedUnanswered, type Booking } from '../../api';
import { askOnce } from '../../api/askOnce';
import { generatedBookingsApi } from '../../api/bookings';
import { useAppDispatch } from '../../state/store';

const { getBooking } = generatedBookingsApi.endpoints;

/**
 * Sends something of the page's own, once more where no answer came. What is refused then may be done all the same: the
 * booking itself tells. Answers why it is not done, or null.
 */
export type OwnAct = (
  send: () => Promise<unknown>,
  isDone: (booking: Booking) => boolean,
) => Promise<unknown>;

/**
 * Whether a booking has come to stand otherwise while its page was open, and not by what was done on it: what stood there
 * to be done may have gone under the traveller's hands. What the page does itself goes through `own`. Nor is it news what the page learns as it opens: a change of one's own may be in it.
 */
export function useMeanwhile(
  booking: Booking | undefined,
  isFetching: boolean,
): { isOther: boolean; own: OwnAct } {
  const { bookingId, status, arrivalTime } = booking ?? {};
  const shown = useRef({ bookingId, status, arrivalTime });
  const isOwn = useRef(false);
  /** Something was sent of which nobody knows what became. */
  const isUnsure = useRef(false);
  const isSettled = useRef(false);
  const [other, setOther] = useState<string>();
  const dispatch = useAppDispatch();
  const look = () =>
    askOnce(dispatch, getBooking, { bookingId: bookingId ?? '' }).catch(() => undefined);
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
    let isAgain = isUnsure.current;
    try {
      await repeatedUnanswered(() => {
        const sent = send();
        isAgain ||= isUnsure.current;
        isUnsure.current = true;
        return sent;
      });
      isUnsure.current = false;
      return null;
    } catch (error) {
      const isUnknown = isUnanswered(error);
      const now = isAgain || isUnknown ? await look() : undefined;
      isUnsure.current = isUnknown && !now;
      if (now && isDone(now)) return null;
      if (isUnsure.current) return error;
      isOwn.current = false;
      return error;
    }
  };
  return { isOther: bookingId !== undefined && other === bookingId, own };
}
