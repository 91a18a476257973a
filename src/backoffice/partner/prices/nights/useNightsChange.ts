import {
  useChangeNightsMutation,
  type NightsChange,
  type NightsSpan,
  type NightsOfType,
} from '../../../../api/partner';
import { priceTexts } from '../../../../i18n/en/partner/prices';
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

/** What nights cost as they are shown: what is added to that is added to nothing else, and not twice. */
function seenOf(chosen: readonly NightsOfType[]): NonNullable<NightsChange['seen']> {
  return chosen.flatMap(({ typeId, nights }) => {
    const [first] = nights;
    const prices = nights.map(({ price }) => price);
    return first ? [{ typeId, firstNight: first.night, prices }] : [];
  });
}

/** Sets the chosen nights, or others that are named, by hand, and says how many they were. */
export function useNightsChange(hotelId: number, chosen: readonly NightsOfType[]) {
  const [change] = useChangeNightsMutation();
  const toast = useToast();
  return async (fields: Omit<NightsChange, keyof NightsSpan> & Partial<NightsSpan>) => {
    const isRelative = fields.change === 'PERCENT' || fields.change === 'AMOUNT';
    const seen = isRelative ? { seen: seenOf(chosen) } : {};
    const nightsChange = { ...spanOfNights(chosen), ...fields, ...seen };
    const { nights } = await change({ hotelId, nightsChange }).unwrap();
    toast({ text: priceTexts.typed.saved(nights), tone: 'success' });
  };
}
