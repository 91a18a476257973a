import type { NightsOfType } from '../../../../api/partner';
import { useAppDispatch } from '../../../../state/store';
import { nightsNow } from '../undo/nightsNow';
import { isOnDay, type NightsValues } from './nightsValues';

/**
 * Asks for the nights that the form is about before they are changed; its days may be others than those that are shown.
 * None where they cannot be read: they are changed all the same.
 */
export function useNightsBefore(hotelId: number, chosen: readonly NightsOfType[]) {
  const dispatch = useAppDispatch();
  return async (values: NightsValues): Promise<NightsOfType[]> => {
    const { firstNight, lastNight } = values;
    const asked = { hotelId, firstNight, lastNight };
    const types = await nightsNow(dispatch, asked).catch(() => []);
    return types
      .filter(({ typeId }) => chosen.some((type) => type.typeId === typeId))
      .map((type) => ({
        ...type,
        nights: type.nights.filter(({ night }) => isOnDay(values, night)),
      }));
  };
}
