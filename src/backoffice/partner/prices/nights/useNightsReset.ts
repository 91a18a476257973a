import { useResetNightsMutation, type NightsOfType } from '../../../../api/partner';
import { useRequestKey } from '../../../../ui/form/useRequestKey';
import { nightsWhere } from '../undo/nightRuns';
import { seenOf } from '../undo/nightsSet';
import { spanOfNights } from '../undo/spanOfNights';
import { isOnDay, spanOfValues, type NightsValues } from './nightsValues';

type Known = Record<'chosen' | 'before', readonly NightsOfType[]>;

/** Takes back what was said of nights by hand, as they were when they were chosen: what a colleague has typed since stays. */
export function useNightsReset(hotelId: number, chosen: readonly NightsOfType[]) {
  const [reset] = useResetNightsMutation();
  const underKey = useRequestKey<Known>();
  return (values: NightsValues, before: readonly NightsOfType[]) => {
    const wanted = { ...spanOfNights(chosen), ...spanOfValues(values) };
    const send = async (key: string, known: Known) => {
      const seen = seenOf(nightsWhere(known.chosen, ({ night }) => isNamed(values, night)));
      const nightsReset = { ...wanted, seen };
      const { nights } = await reset({ hotelId, 'Idempotency-Key': key, nightsReset }).unwrap();
      return { before: known.before, set: null, nights };
    };
    return underKey(wanted, send, { chosen, before });
  };
}

/** The days of the form may be others than those that were chosen. */
const isNamed = (values: NightsValues, night: string): boolean =>
  values.firstNight <= night && night <= values.lastNight && isOnDay(values, night);
