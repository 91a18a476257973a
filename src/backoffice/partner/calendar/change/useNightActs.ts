import { isUnanswered } from '../../../../api';
import type { NightsOfType } from '../../../../api/partner';
import { calendarTexts } from '../../../../i18n/en/partner/calendar';
import { useToast } from '../../../../ui/overlays/toastContext';
import { messageOf } from '../../../ui/messageOf';
import type { SavedNights } from '../../prices/nights/useNightsChange';
import type { NightsSet, Rules } from '../../prices/undo/nightsSet';
import { useNightsBack } from '../../prices/undo/useNightsBack';
import type { Act } from './undoSteps';
import type { UndoStack } from './useUndoStack';

const { rates, typed, form } = calendarTexts;

interface Words {
  undone: string;
  redone: (nights: number) => string;
}

/** Sets prices and rules of nights; that can be taken back and made again, unless somebody has changed them in between. */
export function useNightActs(hotelId: number, stack: UndoStack) {
  const { setRules: send, takeBack, makeAgain, loadAhead } = useNightsBack(hotelId);
  const toast = useToast();

  const setAct = (before: readonly NightsOfType[], set: NightsSet, words: Words): Act => ({
    takeBack: async () => {
      const { nights, stayed } = await takeBack(before, set);
      // What somebody else has set since is not set again.
      return { contrary: unsetAct(nights, set, words), ...saidOf(words.undone, stayed) };
    },
  });
  const unsetAct = (before: readonly NightsOfType[], set: NightsSet, words: Words): Act => ({
    takeBack: async () => {
      const { nights, count, stayed } = await makeAgain(before, set);
      const said = words.redone(count);
      return { contrary: setAct(nights, set, words), ...saidOf(said, stayed) };
    },
  });
  const saved = ({ before, set, nights }: SavedNights, words: Words = typed) => {
    if (before.length === 0) stack.pushUnknown();
    else {
      loadAhead();
      stack.push(setAct(before, set, words));
    }
    toast({ text: rates.redone(nights), tone: 'success' });
  };
  const setRules = (before: readonly NightsOfType[], set: Rules) =>
    stack.unlessBusy(async () => {
      try {
        const { nights } = await send(before, set);
        saved({ before, set, nights }, rates);
      } catch (error) {
        const isUnknown = isUnanswered(error);
        if (isUnknown) stack.pushUnknown();
        const text = isUnknown ? rates.unknown : messageOf(error, rates.failed);
        toast({ text, tone: 'error' });
      }
    });
  /** Saves what was written; without an answer nothing before it is taken back in its stead. */
  const during = (save: () => Promise<void>) =>
    stack.during(async () => {
      try {
        await save();
      } catch (error) {
        if (isUnanswered(error)) stack.pushUnknown();
        throw error;
      }
    });
  return {
    setRules,
    typedActs: { during, saved },
    formActs: { during, saved: (of: SavedNights) => saved(of, form) },
  };
}

const saidOf = (said: string, stayed: string | undefined) => ({
  said: stayed ?? said,
  isPart: stayed !== undefined,
});

type NightActs = ReturnType<typeof useNightActs>;
export type TypedActs = NightActs['typedActs'];
export type FormActs = NightActs['formActs'];
export type SetRules = NightActs['setRules'];
