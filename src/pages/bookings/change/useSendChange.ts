import { useRef, useState } from 'react';
import { isRequestError, isUnanswered, type RequestError } from '../../../api';
import { useChangeBookingMutation, type BookingChange } from '../../../api/bookings';
import { useRequestKey } from '../../../ui/form/useRequestKey';

/** Why a change was not made, by what can be done about it. */
export type ChangeError =
  | { kind: 'stale' | 'priceChanged' | 'roomTaken' }
  /** No answer came: sending it again is safe. */
  | { kind: 'unknown' }
  | { kind: 'refused'; error: RequestError };

const kinds = {
  STALE: 'stale',
  PRICE_CHANGED: 'priceChanged',
  ROOM_TAKEN: 'roomTaken',
} as const satisfies Record<string, ChangeError['kind']>;

/** Changes once, however often the same change is sent. */
export function useSendChange(bookingId: string) {
  const [change] = useChangeBookingMutation();
  const [sending, setSending] = useState(false);
  const underKey = useRequestKey();
  const underWay = useRef(false);

  const send = async (bookingChange: BookingChange): Promise<ChangeError | 'sending' | null> => {
    // A second press comes before the button is seen to be disabled: the first one tells what became of it.
    if (underWay.current) return 'sending';
    underWay.current = true;
    setSending(true);
    try {
      await underKey(bookingChange, (key) =>
        change({ bookingId, bookingChange, 'Idempotency-Key': key }).unwrap(),
      );
      return null;
    } catch (error) {
      return changeErrorOf(error);
    } finally {
      underWay.current = false;
      setSending(false);
    }
  };
  return { send, sending };
}

function changeErrorOf(error: unknown): ChangeError {
  if (!isRequestError(error)) return { kind: 'unknown' };
  const { code } = error;
  if (code && code in kinds) return { kind: kinds[code as keyof typeof kinds] };
  if (isUnanswered(error)) return { kind: 'unknown' };
  return { kind: 'refused', error };
}
