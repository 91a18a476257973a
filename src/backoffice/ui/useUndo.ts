import { useCallback } from 'react';
import { isRefused } from '../../api';
import { useAppDispatch, type AppStore, type RootState } from '../../state/store';
import { partnerSiteTexts as texts } from '../../i18n/en/partner/site';
import { useToast } from '../../ui/overlays/toastContext';
import { isFinger } from '../../ui/layout/isFinger';
import { isTyping } from './isTyping';
import { isStale } from './isStale';
import { messageOf } from './messageOf';
import { ChangedSince, HalfDone } from './notUndone';

const UNDO_SECONDS = 10;

interface Undoable {
  /** What was done: 'Room 101 is closed'. */
  text: string;
  undo: () => Promise<unknown>;
  failed?: string | undefined;
}

const nothing = (): void => undefined;

const accountHere = (_: AppStore['dispatch'], getState: () => RootState) => getState().auth.account;

/** How to end what the keys would undo, the last at the end; the rows that began it may be gone by then. */
const keysOf: (() => void)[] = [];
/** Raised by whatever the keys are for from then on. */
let turn = 0;

/** From now on the keys are not for what was done before: something else, with its own undo, has been. */
export const forgetUndoKeys = (): void => {
  turn += 1;
  for (const forget of keysOf.splice(0)) forget();
};

/** Says what was done, and for ten seconds lets it be undone by a button or Ctrl+Z; once more where no answer came. */
export function useUndo(): (undoable: Undoable) => void {
  const toast = useToast();
  const dispatch = useAppDispatch();

  return useCallback(
    ({ text, undo, failed = texts.undoFailed }: Undoable) => {
      const owner = dispatch(accountHere);
      const offer = (words: string, tone: 'success' | 'error', hasKeys: boolean) => {
        let undone = false;
        let closeToast = nothing;
        let forgetKeys = nothing;
        const run = () => {
          // What somebody did is not for who comes after them, by another tab's login, to take back.
          if (undone || dispatch(accountHere) !== owner) return;
          undone = true;
          // What has been done since is what the keys are for.
          const isLast = keysOf.at(-1) === forgetKeys;
          forgetKeys();
          const now = turn;
          closeToast();
          undo().then(
            () => toast({ text: texts.undone, tone: 'success' }),
            (error: unknown) => {
              const why = whyNot(error, failed);
              const isOver = isRefused(error) || error instanceof ChangedSince;
              if (isOver) toast({ text: why, tone: 'error' });
              else offer(why, 'error', isLast && turn === now);
            },
          );
        };
        if (hasKeys) forgetKeys = listenForUndo(run);
        const label = isFinger() || !hasKeys ? texts.undo : texts.undoByKey;
        const action = { label, onAct: run };
        closeToast = toast({ text: words, tone, seconds: UNDO_SECONDS, action });
      };
      offer(text, 'success', true);
    },
    [toast, dispatch],
  );
}

function whyNot(error: unknown, failed: string): string {
  if (error instanceof ChangedSince || error instanceof HalfDone) return error.message;
  // There is nothing to load: it is no longer what would be undone.
  return isStale(error) ? texts.undoStale : messageOf(error, failed);
}

/** Of several that can be undone, the keys are for the last, and then for the one before. */
function listenForUndo(run: () => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    const isZ = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
    const isUndo = isZ && !event.shiftKey && !event.defaultPrevented;
    if (!isUndo || keysOf.at(-1) !== stop || isTyping(event.target)) return;
    event.preventDefault();
    run();
  };
  const timer = setTimeout(() => stop(), UNDO_SECONDS * 1000);
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('keydown', onKey);
    const place = keysOf.indexOf(stop);
    if (place >= 0) keysOf.splice(place, 1);
  };
  document.addEventListener('keydown', onKey);
  keysOf.push(stop);
  turn += 1;
  return stop;
}
