import { priceTexts } from '../../../../i18n/en/partner/prices';
import { useToast } from '../../../../ui/overlays/toastContext';
import { ChangedSince } from '../../../ui/notUndone';
import { useUndo } from '../../../ui/useUndo';
import type { NightsSet } from '../undo/nightsSet';
import { useNightsBack } from '../undo/useNightsBack';
import { rangeWords } from './chosenNights';
import type { SavedNights } from './useNightsChange';

type Saved = Omit<SavedNights, 'set'> & {
  /** Null: what was said by hand was forgotten. */
  set: NightsSet | null;
};

/** Says what was saved of nights, which can be undone. */
export function useNightsSaved(hotelId: number) {
  const { takeBack, loadAhead } = useNightsBack(hotelId);
  const undoable = useUndo();
  const toast = useToast();
  return (saved: Saved) => {
    const { before, set, nights } = saved;
    const text = wordsOf(saved);
    if (before.length === 0 || nights === 0) toast({ text, tone: 'success' });
    else {
      loadAhead();
      undoable({
        text,
        undo: async () => {
          const { stayed } = await takeBack(before, set);
          if (stayed !== undefined) throw new ChangedSince(stayed);
        },
        failed: priceTexts.undo.unclear,
      });
    }
  };
}

function wordsOf({ before, set, nights }: Saved): string {
  if (!set) return priceTexts.form.resetDone(nights);
  const { change, value = null } = set;
  const [type] = before;
  if (!change || !type) return priceTexts.typed.saved(nights);
  const all = before.flatMap((one) => one.nights);
  return priceTexts.typed.savedFrom(nights, rangeWords(all, { change, value }, type.currency));
}
