import {
  usePreviewRoomSwapMutation,
  useSwapBookingRoomsMutation,
  type CalendarBar,
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
import { previewWords } from './changeWords';
import { Consequence } from './Consequence';
import { noting, whyNot, type NotMade } from './notMade';

const texts = calendarTexts.change;

type Swapped = Pick<CalendarBar, 'bookingId' | 'guestName' | 'version' | 'position'>;

const lineOf = ({ version = 1, position = 0 }: Swapped) => ({ version, position });

/**
 * Lets two stays change rooms, once it is seen what that does to both and somebody has said so. Answers the first one's
 * new version, or why it has none that is known, which it has then said.
 */
export function useSwap() {
  const [preview] = usePreviewRoomSwapMutation();
  const [swap] = useSwapBookingRoomsMutation();
  const settled = useSettled();
  const confirm = useConfirm();
  const toast = useToast();
  return async (bar: Swapped, other: Swapped): Promise<number | NotMade> => {
    const { bookingId } = bar;
    const roomSwap = { ...lineOf(bar), other: { bookingId: other.bookingId, ...lineOf(other) } };
    let made: number | NotMade | undefined;
    try {
      const seen = await preview({ bookingId, roomSwap }).unwrap();
      const taken = [...seen.own.taken, ...seen.other.taken].map(({ roomNumber }) => roomNumber);
      if (taken.length > 0) {
        toast({ text: texts.taken([...new Set(taken)].join(', ')), tone: 'error' });
        return 'refused';
      }
      await confirm({
        question: texts.swapQuestion,
        thing: texts.swap(bar.guestName, other.guestName),
        consequence: (
          <Stack gap={2}>
            <p>{roomSwapTexts.stayOf(bar.guestName)}</p>
            <Consequence lines={previewWords(seen.own)} />
            <p>{roomSwapTexts.stayOf(other.guestName)}</p>
            <Consequence lines={previewWords(seen.other)} />
          </Stack>
        ),
        confirmLabel: texts.swapLabel,
        act: async () => {
          const send = () => swap({ bookingId, roomSwap }).unwrap();
          const booking = await settled(bookingId, send, isAsSeen(seen.own)).catch(
            noting((why) => (made = why)),
          );
          made = booking.version ?? seen.own.version + 1;
        },
        done: texts.done(bar.guestName),
        failed: texts.failed,
        unknown: texts.unknown,
        endedBy: isStale,
      });
    } catch (error) {
      toast({ text: isStale(error) ? texts.stale : messageOf(error, texts.failed), tone: 'error' });
      return whyNot(error);
    }
    return made ?? 'open';
  };
}
