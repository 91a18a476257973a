import { nanoid } from '@reduxjs/toolkit';
import { useRef } from 'react';
import { isRefused } from '../../../../api';
import {
  useCreatePartnerBookingMutation,
  type NewPartnerBooking,
  type PartnerBooking,
} from '../../../../api/partner';

interface Sent {
  key: string;
  body: NewPartnerBooking;
}

/** What was booked: what was asked for, or what was asked for before and has had no answer until now. */
interface Booked {
  booking: PartnerBooking;
  asked: NewPartnerBooking;
  isEarlier: boolean;
}

/**
 * Books once, however often it is sent. While nobody knows what became of a request, that one is sent again under
 * its key. Where the form says something else by then and the first turns out to have booked, nothing more is.
 */
export function useBookAtDesk(hotelId: number): (asked: NewPartnerBooking) => Promise<Booked> {
  const [create] = useCreatePartnerBookingMutation();
  const unanswered = useRef<Sent>(null);

  const send = async ({ key, body }: Sent) => {
    unanswered.current = { key, body };
    try {
      const booking = await create({
        ...{ hotelId, 'Idempotency-Key': key, newPartnerBooking: body },
      }).unwrap();
      unanswered.current = null;
      return booking;
    } catch (error) {
      if (isRefused(error)) unanswered.current = null;
      throw error;
    }
  };

  return async (asked) => {
    const before = unanswered.current;
    if (before && JSON.stringify(before.body) !== JSON.stringify(asked)) {
      const booking = await send(before).catch((error: unknown) => {
        if (isRefused(error)) return undefined;
        throw error;
      });
      if (booking) return { booking, asked: before.body, isEarlier: true };
    }
    const sent = unanswered.current ?? { key: nanoid(24), body: asked };
    return { booking: await send(sent), asked, isEarlier: false };
  };
}
