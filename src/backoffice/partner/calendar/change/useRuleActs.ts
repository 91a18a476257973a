import { nanoid } from '@reduxjs/toolkit';
import { isUnanswered, repeatedUnanswered } from '../../../../api';
import {
  useChangeNightsMutation,
  useResetNightsMutation,
  type NightOfType,
  type NightsChange,
  type NightsOfType,
} from '../../../../api/partner';
import { calendarTexts } from '../../../../i18n/en/partner/calendar';
import { useToast } from '../../../../ui/overlays/toastContext';
import { messageOf } from '../../../ui/messageOf';
import { fromToday, spanOf } from './chosen';
import {
  asFarAsItGoes,
  canBeReset,
  nightCount,
  notAsBefore,
  runsBy,
  useNightsNow,
  type NightsNow,
} from './nightsNow';
import { ChangedSince, type Act } from './undoSteps';
import type { UndoStack } from './useUndoStack';

const texts = calendarTexts.rates;

/** What may be said of nights beside their price, each by itself. */
export type Rules = Pick<NightsChange, 'minStay' | 'noArrival' | 'noDeparture' | 'closed'>;
type Rule = keyof Rules;

/** Sets the rules of nights; that can be taken back and made again, unless somebody has changed them in between. */
export function useRuleActs(hotelId: number, stack: UndoStack) {
  const [change] = useChangeNightsMutation();
  const [reset] = useResetNightsMutation();
  const nightsNow = useNightsNow(hotelId);
  const toast = useToast();

  // A press has a key of its own: what is set, and unset by the next one, is set anew by the one after that.
  const sent = () => ({ hotelId, 'Idempotency-Key': nanoid(24) });
  const send = (chosen: readonly NightsOfType[], rules: Rules) => {
    const asked = { ...sent(), nightsChange: { ...spanOf(chosen), ...rules } };
    return repeatedUnanswered(() => change(asked).unwrap());
  };
  const sendReset = (chosen: readonly NightsOfType[]) => {
    const asked = { ...sent(), nightsSpan: spanOf(chosen) };
    return repeatedUnanswered(() => reset(asked).unwrap());
  };
  const setAct = (before: readonly NightsOfType[], rules: Rules): Act => ({
    takeBack: async () => {
      const now = await nightsNow(before);
      const left = notAsBefore(before, now);
      await asFarAsItGoes(nightCount(left) < nightCount(before), async (done) => {
        refuseUnless(now, left, (name) => rules[name]);
        for (const type of left) {
          const keyOf = (night: NightOfType) =>
            canBeReset(night, rules, now(type.typeId, night.night))
              ? null
              : JSON.stringify(rulesOf(night, rules));
          for (const { key, nights } of runsBy(type.nights, keyOf)) {
            const run = [{ ...type, nights }];
            if (key === null) await sendReset(run);
            else await send(run, rulesOf(nights[0], rules));
            done();
          }
        }
      });
      return { contrary: resetAct(before, rules), said: texts.undone };
    },
  });
  const resetAct = (before: readonly NightsOfType[], rules: Rules): Act => ({
    takeBack: async () => {
      refuseUnless(await nightsNow(before), before, (name, night) =>
        name in rules ? night[name] : undefined,
      );
      const { nights } = await send(before, rules);
      return { contrary: setAct(before, rules), said: texts.done(nights) };
    },
  });
  return (chosen: readonly NightsOfType[], rules: Rules) =>
    stack.unlessBusy(async () => {
      try {
        const { nights } = await send(chosen, rules);
        const coming = fromToday(chosen);
        if (coming.every((type) => type.nights.length > 0)) stack.push(setAct(coming, rules));
        toast({ text: texts.done(nights), tone: 'success' });
      } catch (error) {
        const isUnknown = isUnanswered(error);
        if (isUnknown) stack.pushUnknown();
        const text = isUnknown ? texts.unknown : messageOf(error, texts.failed);
        toast({ text, tone: 'error' });
      }
    });
}

export type SetRules = ReturnType<typeof useRuleActs>;

/** @throws where one of these nights has another rule by now than is expected; undefined: any */
function refuseUnless(
  now: NightsNow,
  chosen: readonly NightsOfType[],
  expected: (name: Rule, night: NightOfType) => Rules[Rule],
): void {
  for (const { typeId, nights } of chosen) {
    for (const night of nights) {
      const one = now(typeId, night.night);
      const isOther = (name: Rule) => {
        const rule = expected(name, night);
        return rule !== undefined && one?.[name] !== rule;
      };
      if (RULES.some(isOther)) throw new ChangedSince(texts.stale);
    }
  }
}

const RULES = ['minStay', 'noArrival', 'noDeparture', 'closed'] as const;

/** Of one night, those that were set. */
function rulesOf(night: NightOfType | undefined, set: Rules): Rules {
  const names = RULES.filter((name) => name in set);
  return Object.fromEntries(names.map((name) => [name, night?.[name]]));
}
