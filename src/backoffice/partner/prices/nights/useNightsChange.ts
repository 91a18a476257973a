import {
  useChangeNightsMutation,
  type NightsChange,
  type NightsSpan,
  type NightsOfType,
} from '../../../../api/partner';
import { priceTexts } from '../../../../i18n/en/partner/prices';
import { useRequestKey } from '../../../../ui/form/useRequestKey';
import { useToast } from '../../../../ui/overlays/toastContext';

/** The span of the nights that are chosen, of all types alike. */
export function spanOfNights(chosen: readonly NightsOfType[]) {
  const nights = chosen[0]?.nights ?? [];
  return {
    typeIds: chosen.map(({ typeId }) => typeId),
    firstNight: nights[0]?.night ?? '',
    lastNight: nights.at(-1)?.night ?? '',
  };
}

/** What nights cost as they are shown: what is added to that is added to nothing else. */
function seenOf(chosen: readonly NightsOfType[]): NonNullable<NightsChange['seen']> {
  return chosen.flatMap(({ typeId, nights }) => {
    const [first] = nights;
    const prices = nights.map(({ price }) => price);
    return first ? [{ typeId, firstNight: first.night, prices }] : [];
  });
}

/**
 * Sets the chosen nights, or others that are named, by hand, and says how many they were. While nobody knows what became
 * of a change, the same one goes out under its key, over what was seen when it was first sent: it is not made twice.
 * Answers the nights as they were before it.
 *
 * @param shown the nights that are named, one after the other of each type, as far as they are shown
 */
export function useNightsChange(
  hotelId: number,
  chosen: readonly NightsOfType[],
  shown: readonly NightsOfType[] = chosen,
) {
  const [change] = useChangeNightsMutation();
  const underKey = useRequestKey<readonly NightsOfType[]>();
  const toast = useToast();
  return async (fields: Omit<NightsChange, keyof NightsSpan> & Partial<NightsSpan>) => {
    const wanted = { ...spanOfNights(chosen), ...fields };
    const isRelative = fields.change === 'PERCENT' || fields.change === 'AMOUNT';
    const send = async (key: string, before: readonly NightsOfType[]) => {
      const nightsChange = { ...wanted, ...(isRelative && { seen: seenOf(before) }) };
      const asked = { hotelId, 'Idempotency-Key': key, nightsChange };
      const { nights } = await change(asked).unwrap();
      toast({ text: priceTexts.typed.saved(nights), tone: 'success' });
      return before;
    };
    return underKey(wanted, send, shown);
  };
}
