import { partnerApi, type RoomTypeWithRooms } from '../../../../api/partner';
import { useAppDispatch } from '../../../../state/store';
import type { RoomValues } from '../roomValues';

const { initiate } = partnerApi.endpoints.listRoomTypes;

export type TypesNow = (hotelId: RoomValues['hotelId']) => Promise<readonly RoomTypeWithRooms[]>;

/** Gives the types of a hotel, as the form shows them, when it is sent. Where they cannot be had, the server says what is wrong. */
export function useTypesNow(): TypesNow {
  const dispatch = useAppDispatch();
  return async (hotelId) => {
    if (hotelId === '') return [];
    const { data } = await dispatch(initiate({ hotelId }, { subscribe: false }));
    return data ?? [];
  };
}
