import { useTakeBack } from '../../bookings/useTakeBack';
import { isMade, type NotMade } from './notMade';
import { stepAfter, type Step } from './undoSteps';
import { useChange } from './useChange';
import { useSwap } from './useSwap';
import { useTogether } from './useTogether';

/** Takes a change of stays back, or makes it again; answers it with the versions that its bookings have then. */
export function useSteps() {
  const undo = useTakeBack();
  const send = useChange();
  const swap = useSwap();
  const sendTogether = useTogether();
  return {
    takeBack: async (step: Step): Promise<Step> => {
      const { bookingId, version } = step;
      const booking = await undo(bookingId, version);
      return stepAfter(step, booking.version ?? version + 1);
    },
    /** Or answers why it is not known to be made, which it has then said. */
    makeAgain: async (step: Step): Promise<Step | NotMade> => {
      const { bookingId, guest, version, change, position, other, together } = step;
      if (together) {
        const stays = [{ bookingId, guest, version, change }, ...together.others].map((one) => ({
          ...one,
          change: { ...one.change, version: one.version },
        }));
        const now = await sendTogether(together.hotelId, stays);
        if (!isMade(now)) return now;
        const [first, ...others] = now;
        return first === undefined ? 'refused' : stepAfter(step, first, others);
      }
      const now = other
        ? await swap(
            { bookingId, guestName: guest, version, position },
            { ...other, guestName: other.guest },
          )
        : await send({ bookingId, guest, change: { ...change, version } });
      return isMade(now) ? stepAfter(step, now) : now;
    },
  };
}
