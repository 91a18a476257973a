import { useRef } from 'react';
import { isRefused } from '../../../../api';
import { useCreatePartnerBookingMutation, type NewPartnerBooking } from '../../../../api/partner';
import { useMadeOnce } from '../../../../ui/form/useMadeOnce';
import { NotSaved } from '../../../ui/form/useBackofficeForm';
import type { DeskValues } from './deskValues';

/**
 * Books what the form says or, where that cannot be booked, throws why. While nobody knows whether something is booked,
 * that is asked first: the rooms that are no longer free may be its own.
 */
export function useDeskBooking(hotelId: number) {
  const [create] = useCreatePartnerBookingMutation();
  const book = useMadeOnce((newPartnerBooking: NewPartnerBooking, key) =>
    create({ hotelId, 'Idempotency-Key': key, newPartnerBooking }).unwrap(),
  );
  const sent = useRef<{ said: string; booking: NewPartnerBooking }>(null);

  return async (values: DeskValues, wanted: NewPartnerBooking | { missing: string }) => {
    const said = JSON.stringify(values);
    const before = sent.current;
    const isMissing = 'missing' in wanted;
    if (isMissing && !before) throw new NotSaved(wanted.missing);
    const booking = isMissing && before ? before.booking : (wanted as NewPartnerBooking);
    sent.current ??= { said, booking };
    try {
      const answer = await book(booking);
      sent.current = null;
      return { ...answer, isEarlier: answer.isEarlier || (isMissing && before?.said !== said) };
    } catch (error) {
      if (isRefused(error)) sent.current = null;
      throw error;
    }
  };
}
