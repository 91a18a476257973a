import { useResetNightsMutation, type NightsOfType } from '../../../../api/partner';
import { useRequestKey } from '../../../../ui/form/useRequestKey';
import { spanOfNights } from '../undo/spanOfNights';
import { spanOfValues, type NightsValues } from './nightsValues';

/** Takes back what was said of nights by hand. */
export function useNightsReset(hotelId: number, chosen: readonly NightsOfType[]) {
  const [reset] = useResetNightsMutation();
  const underKey = useRequestKey<readonly NightsOfType[]>();
  return (values: NightsValues, shown: readonly NightsOfType[]) => {
    const nightsSpan = { ...spanOfNights(chosen), ...spanOfValues(values) };
    const send = async (key: string, before: readonly NightsOfType[]) => {
      const { nights } = await reset({ hotelId, 'Idempotency-Key': key, nightsSpan }).unwrap();
      return { before, set: null, nights };
    };
    return underKey(nightsSpan, send, shown);
  };
}
