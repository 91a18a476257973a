import { nanoid } from '@reduxjs/toolkit';
import { repeatedUnanswered } from '../../../../api';
import {
  useChangePartnerBookingMutation,
  usePreviewPartnerBookingChangeMutation,
  type PartnerBookingChange,
} from '../../../../api/partner';
import { calendarTexts } from '../../../../i18n/en/partner/calendar';
import { useToast } from '../../../../ui/overlays/toastContext';
import { useConfirm } from '../../../ui/confirm/confirmContext';
import { isStale } from '../../../ui/isStale';
import { messageOf } from '../../../ui/messageOf';
import { isQuiet, previewWords } from './changeWords';
import { Consequence } from './Consequence';
import { noting, whyNot, type NotMade } from './notMade';

const texts = calendarTexts.change;

export type Change = Omit<PartnerBookingChange, 'totalPrice'>;

interface Asked {
  bookingId: string;
  guest: string;
  change: Change;
}

/**
 * Changes a stay. What costs nothing and tells nobody is done at once; before anything else it says what it would do.
 * Answers the booking's new version, or why it has none that is known, which it has then said.
 */
export function useChange(): (asked: Asked) => Promise<number | NotMade> {
  const [preview] = usePreviewPartnerBookingChangeMutation();
  const [send] = useChangePartnerBookingMutation();
  const confirm = useConfirm();
  const toast = useToast();
  const refuse = (text: string) => {
    toast({ text, tone: 'error' });
  };

  return async ({ bookingId, guest, change }) => {
    let made: number | NotMade | undefined;
    try {
      const seen = await preview({ bookingId, partnerBookingChange: change }).unwrap();
      if (seen.kinds.length === 0) {
        toast({ text: texts.same(guest), tone: 'info' });
        return 'refused';
      }
      if (seen.taken.length > 0) {
        const numbers = seen.taken.map(({ roomNumber }) => roomNumber);
        refuse(texts.taken([...new Set(numbers)].join(', ')));
        return 'refused';
      }
      const body = { ...change, totalPrice: seen.after.totalPrice };
      const key = nanoid(24);
      const act = async () => {
        const booking = await repeatedUnanswered(() =>
          send({ bookingId, 'Idempotency-Key': key, partnerBookingChange: body }).unwrap(),
        ).catch(noting((why) => (made = why)));
        made = booking.version ?? change.version + 1;
      };
      if (isQuiet(seen)) await act();
      else {
        await confirm({
          question: texts.question,
          thing: guest,
          consequence: <Consequence lines={previewWords(seen)} />,
          confirmLabel: texts.save,
          act,
          failed: texts.failed,
          unknown: texts.unknown,
          endedBy: isStale,
        });
      }
      if (typeof made === 'number') toast({ text: texts.done(guest), tone: 'success' });
      return made ?? 'open';
    } catch (error) {
      if (made === 'unknown') refuse(texts.unknown);
      else refuse(isStale(error) ? texts.stale : messageOf(error, texts.failed));
      return made === 'unknown' ? made : whyNot(error);
    }
  };
}
