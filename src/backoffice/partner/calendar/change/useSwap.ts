import { useSwapBookingRoomsMutation, type CalendarBar } from '../../../../api/partner';
import { calendarTexts } from '../../../../i18n/en/partner/calendar';
import { useConfirm } from '../../../ui/confirm/confirmContext';

const texts = calendarTexts.change;

const lineOf = ({ version = 1, position = 0 }: CalendarBar) => ({ version, position });

/** Lets two stays change rooms, once somebody has said so. Answers the first one's new version; undefined: nothing was done. */
export function useSwap() {
  const [swap] = useSwapBookingRoomsMutation();
  const confirm = useConfirm();
  return async (bar: CalendarBar, other: CalendarBar): Promise<number | undefined> => {
    let version: number | undefined;
    await confirm({
      question: texts.swapQuestion,
      thing: texts.swap(bar.guestName, other.guestName),
      confirmLabel: texts.swapLabel,
      act: async () => {
        const { bookingId } = bar;
        const roomSwap = {
          ...lineOf(bar),
          other: { bookingId: other.bookingId, ...lineOf(other) },
        };
        ({ version } = await swap({ bookingId, roomSwap }).unwrap());
      },
      done: texts.done(bar.guestName),
      failed: texts.failed,
    });
    return version;
  };
}
