import { useRef, useState } from 'react';
import { isRefused, isUnanswered } from '../../../../api';
import { calendarTexts } from '../../../../i18n/en/partner/calendar';
import { useToast } from '../../../../ui/overlays/toastContext';
import { isStale } from '../../../ui/isStale';
import { messageOf } from '../../../ui/messageOf';
import { ChangedSince, HalfDone } from '../../../ui/notUndone';
import { forgetUndoKeys } from '../../../ui/useUndo';
import { isMade } from './notMade';
import {
  isAct,
  isStep,
  leftBy,
  pushed,
  renumbered,
  withOthers,
  type Act,
  type Entry,
  type Step,
} from './undoSteps';
import { useOtherActs } from './useOtherActs';
import { useSteps } from './useSteps';

const texts = calendarTexts.change;
const MAX_SPANS = 5;

/** The last twenty changes made here, to be taken back one after the other, and made again. */
export function useUndoStack() {
  const [done, setDone, doneNow] = useLatest<readonly Entry[]>([]);
  const [undone, setUndone, undoneNow] = useLatest<readonly (Step | Act)[]>([]);
  const steps = useSteps();
  const toast = useToast();
  const { isBusy, wasBusy, during, inTurn } = useUnderWay();
  useOtherActs(({ sentAt, isUndo }) => {
    if (!wasBusy(sentAt)) setDone((entries) => withOthers(entries, isUndo ? -1 : 1));
  });

  /** Something of which nobody knows whether it is done: the keys take back nothing before it in its stead. */
  const pushUnknown = () => {
    forgetUndoKeys();
    setDone((entries) => withOthers(entries, 1));
    setUndone(() => []);
  };

  const undo = async (step: Step) => {
    const { bookingId } = step;
    try {
      const after = await steps.takeBack(step);
      setDone((entries) => renumbered(entries.slice(0, -1), after));
      setUndone((all) => [...renumbered(all, after), after]);
      const also = step.together?.others.length ?? 0;
      const text = also > 0 ? texts.undoneTogether(also + 1) : texts.undone(step.guest);
      toast({ text, tone: 'success' });
    } catch (error) {
      // None before it can be taken back any more, either.
      if (isRefused(error)) setDone((entries) => withoutStay(entries, bookingId));
      toast({
        text: isStale(error) ? texts.undoStale : messageOf(error, texts.failed),
        tone: 'error',
      });
    }
  };
  const redo = async (step: Step) => {
    const after = await steps.makeAgain(step);
    if (after === 'refused') setUndone((all) => withoutStay(all, step.bookingId));
    if (after === 'unknown') pushUnknown();
    if (!isMade(after)) return;
    setUndone((all) => renumbered(all.slice(0, -1), after));
    setDone((entries) => pushed(renumbered(entries, after), after));
  };
  /** Also a contrary one: what it is taken back by goes to the other side. */
  const turn = async (act: Act, side: 'done' | 'undone') => {
    let rest: Act[] = [];
    try {
      const { contrary, said, left, isPart } = await act.takeBack();
      if (left) rest = [left];
      if (side === 'done') setUndone((steps) => [...steps, contrary]);
      else setDone((entries) => pushed(entries, contrary));
      toast({ text: said, tone: left || isPart ? 'error' : 'success' });
    } catch (error) {
      const isStale = error instanceof ChangedSince;
      const saysItself = isStale || error instanceof HalfDone;
      const failed = isUnanswered(error)
        ? texts.actUnknown[side]
        : messageOf(error, texts.actFailed);
      const text = saysItself ? error.message : failed;
      toast({ text, tone: 'error' });
      // It can be tried again.
      if (!isStale && !isRefused(error)) return;
    }
    if (side === 'done') setDone((all) => all.flatMap((one) => (one === act ? rest : [one])));
    else setUndone((all) => all.flatMap((one) => (one === act ? rest : [one])));
  };
  /** Says that what was done last stays as it is; then those before it may be taken back. */
  const passOther = () => {
    const before = doneNow().findLast((one) => isStep(one) || isAct(one));
    toast({ text: texts.undoOther(isStep(before) ? before.guest : undefined), tone: 'info' });
    setDone((entries) => entries.slice(0, -1));
  };
  const unlessBusy = async (act: () => Promise<void>, stays?: readonly string[]) => {
    if (isBusy()) toast({ text: texts.undoBusy, tone: 'info' });
    else await during(act, stays);
  };
  return {
    canUndo: done.some((one) => isStep(one) || isAct(one)),
    canRedo: undone.length > 0,
    undo: () => {
      const last = doneNow().at(-1);
      void unlessBusy(async () => {
        if (isStep(last)) await undo(last);
        else if (isAct(last)) await turn(last, 'done');
        else if (last) passOther();
      }, staysOf(last));
    },
    redo: () => {
      const last = undoneNow().at(-1);
      void unlessBusy(async () => {
        if (isStep(last)) await redo(last);
        else if (last) await turn(last, 'undone');
      }, staysOf(last));
    },
    push: (step: Step | Act) => {
      forgetUndoKeys();
      setDone((entries) => pushed(entries, step));
      setUndone(() => []);
    },
    pushUnknown,
    /** Nothing else is changed or taken back meanwhile: what is under way would not be what is. */
    unlessBusy,
    /** Changes stays once all that is under way has ended; not one that is under way itself: nobody knows yet how it will end. */
    inTurn: async (stays: readonly string[], act: (turn: Promise<unknown>) => Promise<void>) => {
      if (isBusy(stays)) toast({ text: texts.undoBusy, tone: 'info' });
      else await inTurn(act, stays);
    },
    during,
  };
}

export type UndoStack = ReturnType<typeof useUndoStack>;

/** A state that can be read as it is now: a key may be pressed before what was done last has been drawn. */
function useLatest<T>(initial: T): [T, (next: (before: T) => T) => void, () => T] {
  const [shown, show] = useState(initial);
  const latest = useRef(initial);
  const set = (next: (before: T) => T) => {
    latest.current = next(latest.current);
    show(latest.current);
  };
  return [shown, set, () => latest.current];
}

interface Span {
  start: number;
  end: number;
  /** The bookings that are changed. */
  stays: readonly string[];
}

/** Whether a change is being made, or waits for its turn: the next step needs the version that the one before it answers. */
function useUnderWay() {
  const spans = useRef<readonly Span[]>([]);
  const turns = useRef<Promise<unknown>>(Promise.resolve());
  const during = async <T>(act: () => Promise<T>, stays: readonly string[] = []): Promise<T> => {
    const span = { start: Date.now(), end: Infinity, stays };
    const ended = spans.current.filter(({ end }) => end !== Infinity).slice(-MAX_SPANS);
    spans.current = [...spans.current.filter(({ end }) => end === Infinity), ...ended, span];
    const done = act();
    turns.current = Promise.allSettled([turns.current, done]);
    try {
      return await done;
    } finally {
      span.end = Date.now();
    }
  };
  return {
    /** With anything, or with one of these stays. */
    isBusy: (stays?: readonly string[]) =>
      spans.current.some(
        (span) => span.end === Infinity && (!stays || stays.some((id) => span.stays.includes(id))),
      ),
    wasBusy: (at: number) => spans.current.some(({ start, end }) => start <= at && at <= end),
    during,
    /** Its turn is when all that has begun before has ended, however it did. */
    inTurn: (act: (turn: Promise<unknown>) => Promise<void>, stays: readonly string[]) =>
      during(() => act(turns.current), stays),
  };
}

const withoutStay = <E extends Entry>(entries: readonly E[], bookingId: string): E[] =>
  entries.filter((one) => !isStep(one) || one.bookingId !== bookingId);

const staysOf = (entry: Entry | undefined): string[] =>
  isStep(entry) ? leftBy(entry).map(({ bookingId }) => bookingId) : [];
