import { useRef } from 'react';
import { isUnanswered, repeatedUnanswered, type Booking } from '../../api';
import { askOnce } from '../../api/askOnce';
import { generatedBookingsApi } from '../../api/bookings';
import { useAppDispatch } from '../../state/store';

const { getBooking } = generatedBookingsApi.endpoints;

type SendOnce = (
  send: () => Promise<unknown>,
  isDone: (booking: Booking) => boolean,
) => Promise<void>;

/**
 * Sends a change of a booking, once more where no answer came. What is refused after that may be done all the same: the
 * booking itself tells.
 *
 * @throws why it is not done or, as far as anybody knows, may not be
 */
export function useSentOnce(bookingId: string): SendOnce {
  const dispatch = useAppDispatch();
  /** Something was sent of which nobody knows what became. */
  const isUnsure = useRef(false);
  return async (send, isDone) => {
    let isAgain = isUnsure.current;
    try {
      await repeatedUnanswered(() => {
        isAgain ||= isUnsure.current;
        isUnsure.current = true;
        return send();
      });
    } catch (error) {
      isUnsure.current = isUnanswered(error);
      const mayBe = isAgain || isUnsure.current;
      const now = mayBe && (await askOnce(dispatch, getBooking, { bookingId }).catch(() => null));
      if (!now || !isDone(now)) throw error;
    }
    isUnsure.current = false;
  };
}
