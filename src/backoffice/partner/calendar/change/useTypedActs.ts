import { changedPrice, type PriceRule } from '../../../../../domain/prices/priceRule';
import { isRequestError } from '../../../../api';
import {
  useChangeNightsMutation,
  useResetNightsMutation,
  type NightOfType,
  type NightsOfType,
} from '../../../../api/partner';
import { calendarTexts } from '../../../../i18n/en/partner/calendar';
import { fromToday, spanOf } from './chosen';
import {
  asFarAsItGoes,
  canBeReset,
  nightCount,
  notAsBefore,
  runsBy,
  useNightsNow,
} from './nightsNow';
import { ChangedSince, type Act } from './undoSteps';
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
    change({ hotelId, nightsChange: { ...spanOf(chosen), ...rule, seen } })
      .unwrap()
      .catch(whenStale);
  /** By hand a rule may have been said alone: where it cost what is usual, it follows that again. */
  const unsaid = async (type: NightsOfType, rule: PriceRule, done: () => void) => {
    const keyOf = ({ price, usualPrice }: NightOfType) => (price === usualPrice ? null : price);
    for (const { nights, key: value } of runsBy(type.nights, keyOf)) {
      const change = value === null ? 'NONE' : 'PRICE';
      const run = [{ ...type, nights }];
      await send(run, { change, value }, seenOf(run, rule));
      done();
    }
  };
  const typedAct = ({ chosen, rule }: Typed): Act => ({
    takeBack: async () => {
      const now = await nightsNow(chosen);
      const left = notAsBefore(chosen, now);
      const isWhole = nightCount(left) === nightCount(chosen);
      await asFarAsItGoes(!isWhole, async (done) => {
        // Nothing more than what they cost is asked first: of all of them together.
        for (const part of isWhole ? [chosen] : left.map((one) => [one])) {
          await send(part, { change: 'AMOUNT', value: 0 }, seenOf(part, rule));
        }
        for (const type of left) {
          const isReset = (night: NightOfType) => {
            const price = changedPrice(rule, night.price, type.currency);
            return canBeReset(night, { price }, now(type.typeId, night.night));
          };
          for (const { nights, key } of runsBy(type.nights, isReset)) {
            const run = { ...type, nights };
            if (!key) await unsaid(run, rule, done);
            else {
              await reset({ hotelId, nightsSpan: spanOf([run]) }).unwrap();
              done();
            }
          }
        }
      });
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

/** Somebody has changed one of them: there is nothing to load, and nothing to try again. */
function whenStale(error: unknown): never {
  if (isRequestError(error) && error.status === 409)
    throw new ChangedSince(calendarTexts.rates.stale);
  throw error;
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
