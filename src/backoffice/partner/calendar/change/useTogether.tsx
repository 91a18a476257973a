import {
  useChangeBookingsTogetherMutation,
  usePreviewBookingsTogetherMutation,
} from '../../../../api/partner';
import { calendarTexts } from '../../../../i18n/en/partner/calendar';
import { roomSwapTexts } from '../../../../i18n/en/partner/roomSwap';
import { Stack } from '../../../../ui/layout/Stack';
import { useToast } from '../../../../ui/overlays/toastContext';
import { useConfirm } from '../../../ui/confirm/confirmContext';
import { isStale } from '../../../ui/isStale';
import { messageOf } from '../../../ui/messageOf';
import { isAsSeen } from '../../bookings/isAsSeen';
import { useSettled } from '../../bookings/useSettled';
import { isQuiet, previewWords } from './changeWords';
import { Consequence } from './Consequence';
import { noting, whyNot, type NotMade } from './notMade';
import type { Change } from './useChange';

const texts = calendarTexts.change;

/** As many as the server changes at once. */
const MAX_TOGETHER = 20;

/** A booking, and what of it is to be otherwise. */
export interface OfSeveral {
  bookingId: string;
  guest: string;
  change: Change;
}

/**
 * Changes several stays of a hotel, all or none, once it is seen what that does to each and, unless it costs nothing and
 * tells nobody, somebody has said so. Answers their new versions, or why they have none that are known, which it has then said.
 */
export function useTogether() {
  const [preview] = usePreviewBookingsTogetherMutation();
  const [send] = useChangeBookingsTogetherMutation();
  const settled = useSettled();
  const confirm = useConfirm();
  const toast = useToast();
  const refuse = (text: string): NotMade => {
    toast({ text, tone: 'error' });
    return 'refused';
  };
  return async (
    hotelId: number,
    stays: readonly OfSeveral[],
  ): Promise<readonly number[] | NotMade> => {
    if (stays.length > MAX_TOGETHER) return refuse(texts.tooMany(MAX_TOGETHER));
    let made: number[] | NotMade | undefined;
    const changes = stays.map(({ bookingId, change }) => ({ bookingId, change }));
    try {
      const seen = await preview({ hotelId, bookingChanges: { changes } }).unwrap();
      const taken = seen.flatMap((one) => one.taken.map(({ roomNumber }) => roomNumber));
      if (taken.length > 0) return refuse(texts.taken([...new Set(taken)].join(', ')));
      const act = async () => {
        const agreed = changes.map(({ bookingId, change }, i) => {
          const totalPrice = seen[i]?.after.totalPrice;
          return {
            bookingId,
            change: { ...change, ...(totalPrice !== undefined && { totalPrice }) },
          };
        });
        const sendAll = () => send({ hotelId, bookingChanges: { changes: agreed } }).unwrap();
        const [first] = seen;
        const sent = first ? settled(first.bookingId, sendAll, isAsSeen(first)) : sendAll();
        const changed = await sent.catch(noting((why) => (made = why)));
        // All or none: where one is changed, so are the others.
        made = Array.isArray(changed)
          ? changed.map(({ version }) => version)
          : seen.map(({ version }) => version + 1);
      };
      if (seen.every(isQuiet)) await act();
      else {
        await confirm({
          question: texts.questions,
          thing: stays.map(({ guest }) => guest).join(', '),
          consequence: (
            <Stack gap={2}>
              {stays.map(({ bookingId, guest }, i) => (
                <div key={bookingId}>
                  <p>{roomSwapTexts.stayOf(guest)}</p>
                  <Consequence lines={seen[i] ? previewWords(seen[i]) : []} />
                </div>
              ))}
            </Stack>
          ),
          confirmLabel: texts.save,
          act,
          failed: texts.failed,
          unknown: texts.unknown,
          endedBy: isStale,
        });
      }
      if (Array.isArray(made)) {
        toast({ text: texts.doneTogether(stays.length), tone: 'success' });
      }
      return made ?? 'open';
    } catch (error) {
      if (made === 'unknown') refuse(texts.unknown);
      else refuse(isStale(error) ? texts.staleTogether : messageOf(error, texts.failed));
      return made === 'unknown' ? made : whyNot(error);
    }
  };
}
