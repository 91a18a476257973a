import { isDay, nightsBetween, vietnamToday } from '../../../../../domain/stays/stay';
import { useListNightsQuery, type NightsOfType } from '../../../../api/partner';
import { isOnDay, type NightsValues } from './nightsValues';
import { spanOfNights } from '../undo/spanOfNights';
import { MAX_NIGHTS_ASKED } from '../undo/nightsNow';

type NightsOfForm = {
  hotelId: number;
  /** Those that were selected. */
  chosen: readonly NightsOfType[];
  values: NightsValues;
};

/**
 * The nights that the form is about, the first two months of them at most: its days may be others than those that were
 * selected.
 */
export function useNightsOfForm({ hotelId, chosen, values }: NightsOfForm) {
  const { firstNight, lastNight, change } = values;
  const isSpan = isDay(firstNight) && isDay(lastNight) && firstNight <= lastNight;
  const count = isSpan ? nightsBetween(firstNight, lastNight) + 1 : 0;
  const selected = spanOfNights(chosen);
  const isSelected = selected.firstNight <= firstNight && lastNight <= selected.lastNight;
  const isRelative = change === 'PERCENT' || change === 'AMOUNT';
  const args = { hotelId, firstNight, nights: Math.min(count, MAX_NIGHTS_ASKED) };
  const { currentData } = useListNightsQuery(args, { skip: !isSpan || isSelected || !isRelative });
  const known = isSelected ? chosen : (currentData ?? []);
  const shown = known.filter(({ typeId }) => selected.typeIds.includes(typeId));
  const today = vietnamToday(new Date());
  return {
    /** One after the other of each type. */
    shown,
    /** Those of them that a change is made to. */
    reached: shown
      .flatMap(({ nights }) => nights)
      .filter(({ night }) => firstNight <= night && night <= lastNight)
      .filter(({ night }) => night >= today && isOnDay(values, night)),
    isCut: !isSelected && count > MAX_NIGHTS_ASKED,
  };
}
