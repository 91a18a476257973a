import { MAX_ROOMS_PER_BOOKING } from '../../../domain/stays/party';
import type { Hotel, Room } from '../../api';
import { roomsLost, roomToggled } from '../../state/selectionSlice';
import { useAppDispatch, useAppSelector } from '../../state/store';

const NONE: readonly number[] = [];

/**
 * The traveller's choice among a hotel's rooms. `lost` were chosen earlier and cannot be had any
 * more (`free` are the rooms free on the chosen dates, undefined without dates); they no longer
 * count, and leave the choice with the next change to it.
 */
export function useChosenRooms(hotel: Hotel, free: readonly Room[] | undefined) {
  const dispatch = useAppDispatch();
  const ids = useAppSelector(({ selection }) =>
    selection.hotelId === hotel.id ? selection.roomIds : NONE,
  );
  const offered = free ?? (hotel.rooms ?? []).filter((room) => room.onSale !== false);
  const chosen = ids.flatMap((id) => offered.find((room) => room.id === id) ?? []);
  const lost = ids.filter((id) => !offered.some((room) => room.id === id));

  const dropLost = () => {
    if (lost.length > 0) dispatch(roomsLost(lost));
  };
  /** False when the room would be one too many. */
  const toggle = (roomId: number): boolean => {
    const isChosen = chosen.some((room) => room.id === roomId);
    if (!isChosen && chosen.length >= MAX_ROOMS_PER_BOOKING) return false;
    dropLost();
    dispatch(roomToggled({ hotelId: hotel.id, roomId }));
    return true;
  };
  return { chosen, lost, toggle, dropLost };
}
