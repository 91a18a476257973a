import { useRef, useState } from 'react';
import { isRequestError } from '../../../../api';
import { useUndoBookingChangeMutation } from '../../../../api/partner';
import { calendarTexts } from '../../../../i18n/en/partner/calendar';
import { useToast } from '../../../../ui/overlays/toastContext';
import { messageOf } from '../../../ui/messageOf';
import { useChange, type Change } from './useChange';

const texts = calendarTexts.change;
const MAX_STEPS = 20;

/** A change of a stay that was made here. */
interface Step {
  bookingId: string;
  guest: string;
  /** What the change, or what took it back, has made of the booking. */
  version: number;
  /** Absent where it cannot be sent once more by itself, as a swap. */
  change?: Change;
}

/** The last twenty changes made here, to be taken back one after the other, and made again. */
export function useUndoStack() {
  const [done, setDone] = useState<readonly Step[]>([]);
  const [undone, setUndone] = useState<readonly Step[]>([]);
  const [takeBack] = useUndoBookingChangeMutation();
  const send = useChange();
  const toast = useToast();
  const [undoLast, redoLast] = [done.at(-1), undone.at(-1)];

  const undo = async ({ bookingId, guest, version, change }: Step) => {
    try {
      const booking = await takeBack({ bookingId, undoneChange: { version } }).unwrap();
      const after = { bookingId, version: booking.version ?? version + 1 };
      // Those before it of the same stay go on from there.
      setDone((steps) => renumbered(steps.slice(0, -1), after));
      // What follows a swap that is taken back may stand in the way of it.
      setUndone((steps) =>
        change ? [...renumbered(steps, after), { ...after, guest, change }] : [],
      );
      toast({ text: texts.undone(guest), tone: 'success' });
    } catch (error) {
      const isRefused = isRequestError(error) && error.status < 500 && error.status >= 400;
      // None before it can be taken back any more, either.
      if (isRefused) setDone((steps) => steps.filter((step) => step.bookingId !== bookingId));
      const isStale = isRequestError(error) && error.code === 'STALE';
      toast({ text: isStale ? texts.undoStale : messageOf(error, texts.failed), tone: 'error' });
    }
  };
  const redo = async ({ bookingId, guest, version, change }: Step) => {
    if (!change) return;
    const now = await send({ bookingId, guest, change: { ...change, version } });
    if (now === undefined) return;
    const after = { bookingId, version: now };
    setUndone((steps) => renumbered(steps.slice(0, -1), after));
    setDone((steps) => [...steps, { ...after, guest, change }]);
  };
  const once = useOneAtATime();
  return {
    canUndo: undoLast !== undefined,
    canRedo: redoLast !== undefined,
    undo: () => undoLast && once(() => undo(undoLast)),
    redo: () => redoLast && once(() => redo(redoLast)),
    push: (step: Step) => {
      setDone((steps) => [...steps, step].slice(-MAX_STEPS));
      setUndone([]);
    },
  };
}

export type UndoStack = ReturnType<typeof useUndoStack>;

function renumbered(
  steps: readonly Step[],
  { bookingId, version }: Pick<Step, 'bookingId' | 'version'>,
): Step[] {
  return steps.map((step) => (step.bookingId === bookingId ? { ...step, version } : step));
}

/** The next step needs the version that the one before it answers. */
function useOneAtATime() {
  const isBusy = useRef(false);
  return (act: () => Promise<void>): void => {
    if (isBusy.current) return;
    isBusy.current = true;
    void act().finally(() => {
      isBusy.current = false;
    });
  };
}
