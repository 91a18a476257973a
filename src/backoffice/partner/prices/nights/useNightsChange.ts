import { useRef } from 'react';
import { changedPrice } from '../../../../../domain/prices/priceRule';
import { isRefused } from '../../../../api';
import {
  useChangeNightsMutation,
  type NightsChange,
  type NightsSpan,
  type NightsOfType,
} from '../../../../api/partner';
import { priceTexts } from '../../../../i18n/en/partner/prices';
import { isStale } from '../../../ui/isStale';
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

/**
 * Sets the chosen nights, or others that are named, by hand, and says how many they were. While nobody knows what became
 * of a change, the same one goes out over what was seen when it was first sent: it may have been made. Answers the nights
 * as they were before it.
 */
export function useNightsChange(hotelId: number, chosen: readonly NightsOfType[]) {
  const [change] = useChangeNightsMutation();
  const toast = useToast();
  const unanswered = useRef(new Map<string, readonly NightsOfType[]>());
  return async (fields: Omit<NightsChange, keyof NightsSpan> & Partial<NightsSpan>) => {
    const wanted = { ...spanOfNights(chosen), ...fields };
    const text = JSON.stringify(wanted);
    const earlier = unanswered.current.get(text);
    const before = earlier ?? chosen;
    unanswered.current.set(text, before);
    const isRelative = fields.change === 'PERCENT' || fields.change === 'AMOUNT';
    const nightsChange = { ...wanted, ...(isRelative && { seen: seenOf(before) }) };
    try {
      const { nights } = await change({ hotelId, nightsChange }).unwrap();
      toast({ text: priceTexts.typed.saved(nights), tone: 'success' });
    } catch (error) {
      if (isRefused(error)) unanswered.current.delete(text);
      if (!earlier || !isStale(error) || !isMade(fields, before, chosen)) throw error;
      toast({ text: priceTexts.typed.saved(nightCount(chosen)), tone: 'success' });
    }
    unanswered.current.delete(text);
    return before;
  };
}

/** Whether some nights cost what the change makes of what they cost before it, and the others, as before. */
function isMade(
  { change, value = null }: Pick<NightsChange, 'change' | 'value'>,
  before: readonly NightsOfType[],
  now: readonly NightsOfType[],
): boolean {
  if (!change) return false;
  const nights = before.flatMap((type, at) =>
    type.nights.map(({ price }, night) => ({
      was: price,
      is: now[at]?.nights[night]?.price,
      becomes: changedPrice({ change, value }, price, type.currency),
    })),
  );
  return (
    nights.every(({ was, is, becomes }) => is === becomes || is === was) &&
    nights.some(({ was, is, becomes }) => is === becomes && is !== was)
  );
}

const nightCount = (chosen: readonly NightsOfType[]) =>
  chosen.reduce((sum, { nights }) => sum + nights.length, 0);
