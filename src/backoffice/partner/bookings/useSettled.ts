import { useCallback } from 'react';
import { isUnanswered } from '../../../api';
import { askOnce } from '../../../api/askOnce';
import { partnerApi, type PartnerBooking, type PartnerBookingDetail } from '../../../api/partner';
import { useAppDispatch } from '../../../state/store';
import { tellSettled } from './settledActs';

/** Sends what is to be done with a booking; answers what came back, or the booking as it is then. */
type Settled = <Answer = PartnerBookingDetail>(
  bookingId: string,
  send: () => Promise<Answer>,
  isDone: (booking: PartnerBookingDetail) => boolean,
  /** Whether it takes back what was done last. */
  how?: { isUndo: boolean },
) => Promise<Answer | PartnerBookingDetail>;

/**
 * What was sent may have been done although no answer came: then the booking itself is asked, so that nothing is said to
 * have failed that has not, and what was done can be taken back.
 */
export function useSettled(): Settled {
  const dispatch = useAppDispatch();
  return useCallback(
    async (bookingId, send, isDone, { isUndo } = { isUndo: false }) => {
      const sentAt = Date.now();
      try {
        return await send();
      } catch (error) {
        if (!isUnanswered(error)) throw error;
        const { getPartnerBooking } = partnerApi.endpoints;
        const now = await askOnce(dispatch, getPartnerBooking, { bookingId }).catch(() => null);
        if (!now || !isDone(now)) throw error;
        tellSettled({ sentAt, isUndo });
        return now;
      }
    },
    [dispatch],
  );
}

/** For what takes back what was done last. */
export const AS_UNDO = { isUndo: true };

export const hasStatus =
  (status: PartnerBooking['status']) =>
  (now: Pick<PartnerBooking, 'status'>): boolean =>
    now.status === status;
