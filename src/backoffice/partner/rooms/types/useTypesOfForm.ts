import { skipToken } from '@reduxjs/toolkit/query';
import { useListRoomTypesQuery, type PartnerRoom } from '../../../../api/partner';
import type { RoomValues } from '../roomValues';
import { chosenType } from './typeByName';

/**
 * The hotel's types; the one that the room is of, undefined of a new one; and the one that it is of once the form is
 * saved, undefined where that makes another.
 */
export function useTypesOfForm(values: RoomValues, room: Pick<PartnerRoom, 'id'> | undefined) {
  const { hotelId } = values;
  const { currentData: types = [] } = useListRoomTypesQuery(
    hotelId === '' ? skipToken : { hotelId },
  );
  const before = types.find(({ rooms }) => rooms.some(({ id }) => id === room?.id));
  // Named otherwise, the only room of a type takes that along.
  const after = chosenType(types, values) ?? (before?.rooms.length === 1 ? before : undefined);
  return { types, before, after };
}
