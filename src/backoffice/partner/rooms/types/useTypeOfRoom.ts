import { skipToken } from '@reduxjs/toolkit/query';
import {
  useListRoomTypesQuery,
  type PartnerRoom,
  type RoomTypeWithRooms,
} from '../../../../api/partner';

/** The type that a room is of; undefined until it is known, and of a room that is not there yet. */
export function useTypeOfRoom(
  room: Pick<PartnerRoom, 'id' | 'hotelId'> | undefined,
): RoomTypeWithRooms | undefined {
  const { currentData: types } = useListRoomTypesQuery(
    room ? { hotelId: room.hotelId } : skipToken,
  );
  return types?.find(({ rooms }) => rooms.some(({ id }) => id === room?.id));
}
