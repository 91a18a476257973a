import { changedPrice, type PriceRule } from '../../../../../domain/prices/priceRule';
import {
  useChangeNightsMutation,
  useResetNightsMutation,
  type NightOfType,
  type NightsOfType,
} from '../../../../api/partner';
import { calendarTexts } from '../../../../i18n/en/partner/calendar';
import { fromToday, spanOf } from './chosen';
import { canBeReset, runsBy, useNightsNow } from './nightsNow';
import type { Act } from './undoSteps';
import type { UndoStack } from './useUndoStack';

const texts = calendarTexts.typed;

/** A price that was typed over nights, with what they were before. */
export interface Typed {
  chosen: readonly NightsOfType[];
  rule: PriceRule;
}

/** Takes typed prices back and makes them again, unless one of the nights costs otherwise by then. */
export function useTypedActs(hotelId: number, stack: UndoStack) {
  const [change] = useChangeNightsMutation();
  const [reset] = useResetNightsMutation();
  const nightsNow = useNightsNow(hotelId);

  const send = (chosen: readonly NightsOfType[], rule: PriceRule, seen: Seen) =>
    change({ hotelId, nightsChange: { ...spanOf(chosen), ...rule, seen } }).unwrap();
  /** By hand a rule may have been said alone: where it cost what is usual, it follows that again. */
  const unsaid = async (type: NightsOfType, rule: PriceRule) => {
    const keyOf = ({ price, usualPrice }: NightOfType) => (price === usualPrice ? null : price);
    for (const { nights, key: value } of runsBy(type.nights, keyOf)) {
      const change = value === null ? 'NONE' : 'PRICE';
      const run = [{ ...type, nights }];
      await send(run, { change, value }, seenOf(run, rule));
    }
  };
  const typedAct = ({ chosen, rule }: Typed): Act => ({
    takeBack: async () => {
      // Nothing more than what they cost is asked first: of all of them together.
      await send(chosen, { change: 'AMOUNT', value: 0 }, seenOf(chosen, rule));
      const now = await nightsNow(chosen);
      for (const type of chosen) {
        const isReset = (night: NightOfType) => {
          const price = changedPrice(rule, night.price, type.currency);
          return canBeReset(night, { price }, now(type.typeId, night.night));
        };
        for (const { nights, key } of runsBy(type.nights, isReset)) {
          const run = { ...type, nights };
          if (key) await reset({ hotelId, nightsSpan: spanOf([run]) }).unwrap();
          else await unsaid(run, rule);
        }
      }
      return { contrary: untypedAct({ chosen, rule }), said: texts.undone };
    },
  });
  const untypedAct = ({ chosen, rule }: Typed): Act => ({
    takeBack: async () => {
      await send(chosen, rule, seenOf(chosen));
      return { contrary: typedAct({ chosen, rule }), said: texts.redone };
    },
  });
  return {
    during: stack.during,
    typed: ({ chosen, rule }: Typed) => {
      const now = fromToday(chosen);
      if (now.every(({ nights }) => nights.length > 0)) stack.push(typedAct({ chosen: now, rule }));
    },
  };
}

export type TypedActs = ReturnType<typeof useTypedActs>;
type Seen = { typeId: number; firstNight: string; prices: number[] }[];

/** What nights cost, or would after a change. */
function seenOf(chosen: readonly NightsOfType[], rule?: PriceRule): Seen {
  return chosen.map(({ typeId, nights, currency }) => ({
    typeId,
    firstNight: nights[0]?.night ?? '',
    prices: nights.map(({ price }) => (rule ? changedPrice(rule, price, currency) : price)),
  }));
}
