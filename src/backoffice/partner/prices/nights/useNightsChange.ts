import { useChangeNightsMutation, type NightsOfType } from '../../../../api/partner';
import { useRequestKey } from '../../../../ui/form/useRequestKey';
import { seenOf, type NightsSet, type NightsSpan } from '../undo/nightsSet';
import { spanOfNights } from '../undo/spanOfNights';

/** What was set of nights. */
export interface SavedNights {
  /** As they were; none where that is not known. */
  before: readonly NightsOfType[];
  set: NightsSet;
  /** How many they were. */
  nights: number;
}

type Known = Record<'shown' | 'before', readonly NightsOfType[]>;

type Named = {
  /** Where they are others than the chosen ones. */
  span?: Partial<NightsSpan>;
  before?: readonly NightsOfType[];
};

/**
 * Sets the chosen nights, or others that are named, by hand. While nobody knows what became of a change, the same one
 * goes out under its key, over what was known when it was first sent: it is not made twice.
 *
 * @param shown the nights that are named, one after the other of each type, as far as they are shown
 */
export function useNightsChange(
  hotelId: number,
  chosen: readonly NightsOfType[],
  shown: readonly NightsOfType[] = chosen,
) {
  const [change] = useChangeNightsMutation();
  const underKey = useRequestKey<Known>();
  return (set: NightsSet, { span, before = shown }: Named = {}): Promise<SavedNights> => {
    const wanted = { ...spanOfNights(chosen), ...span, ...set };
    // What is added to prices as they are shown is added to nothing else.
    const isRelative = set.change === 'PERCENT' || set.change === 'AMOUNT';
    const send = async (key: string, known: Known) => {
      const nightsChange = { ...wanted, ...(isRelative && { seen: seenOf(known.shown) }) };
      const asked = { hotelId, 'Idempotency-Key': key, nightsChange };
      const { nights } = await change(asked).unwrap();
      return { before: known.before, set, nights };
    };
    return underKey(wanted, send, { shown, before });
  };
}
