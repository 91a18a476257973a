import { useEffect, useRef } from 'react';
import {
  useChangeNightsMutation,
  type NightOfType,
  type NightsChange,
  type NightsOfType,
} from '../../../../api/partner';
import { calendarTexts } from '../../../../i18n/en/partner/calendar';
import { useToast } from '../../../../ui/overlays/toastContext';
import { messageOf } from '../../../ui/messageOf';
import { fromToday, spanOf } from './chosen';
import { ChangedSince, type Act } from './undoSteps';
import type { UndoStack } from './useUndoStack';

const texts = calendarTexts.rates;

/** What may be said of nights beside their price, each by itself. */
export type Rules = Pick<NightsChange, 'minStay' | 'noArrival' | 'noDeparture' | 'closed'>;
type Rule = keyof Rules;

/** Sets the rules of nights; that can be taken back and made again, unless somebody has changed them in between. */
export function useRuleActs(
  hotelId: number,
  stack: UndoStack,
  types: readonly NightsOfType[] | undefined,
) {
  const [change] = useChangeNightsMutation();
  const toast = useToast();
  const shown = useRef(types);
  useEffect(() => {
    shown.current = types;
  }, [types]);

  const send = (chosen: readonly NightsOfType[], rules: Rules) =>
    change({ hotelId, nightsChange: { ...spanOf(chosen), ...rules } }).unwrap();
  const setAct = (before: readonly NightsOfType[], rules: Rules): Act => ({
    takeBack: async () => {
      refuseUnless(shown.current, before, (name) => rules[name]);
      for (const type of before) {
        for (const nights of runsOf(type.nights, rules)) {
          await send([{ ...type, nights }], rulesOf(nights[0], rules));
        }
      }
      return { contrary: resetAct(before, rules), said: texts.undone };
    },
  });
  const resetAct = (before: readonly NightsOfType[], rules: Rules): Act => ({
    takeBack: async () => {
      refuseUnless(shown.current, before, (name, night) =>
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
        toast({ text: messageOf(error, texts.failed), tone: 'error' });
      }
    });
}

export type SetRules = ReturnType<typeof useRuleActs>;

/** @throws where one of these nights, as far as they are shown, has another rule than is expected; undefined: any */
function refuseUnless(
  shown: readonly NightsOfType[] | undefined,
  chosen: readonly NightsOfType[],
  expected: (name: Rule, night: NightOfType) => Rules[Rule],
): void {
  for (const { typeId, nights } of chosen) {
    const now = shown?.find((type) => type.typeId === typeId)?.nights ?? [];
    const byNight = new Map(now.map((one) => [one.night, one]));
    for (const night of nights) {
      const one = byNight.get(night.night);
      const isOther = (name: Rule) => {
        const rule = expected(name, night);
        return one !== undefined && rule !== undefined && one[name] !== rule;
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

/** Nights one after the other that had the same of the rules that were set. */
function runsOf(nights: readonly NightOfType[], set: Rules): NightOfType[][] {
  const runs: NightOfType[][] = [];
  const keyOf = (night: NightOfType | undefined) => JSON.stringify(rulesOf(night, set));
  for (const night of nights) {
    const last = runs.at(-1);
    if (last && keyOf(last[0]) === keyOf(night)) last.push(night);
    else runs.push([night]);
  }
  return runs;
}
