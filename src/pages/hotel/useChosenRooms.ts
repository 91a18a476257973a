import { MAX_ROOMS_PER_BOOKING } from '../../../domain/stays/party';
import type { Hotel, Room } from '../../api';
import { roomsChosen, roomToggled } from '../../state/selectionSlice';
import { useAppDispatch, useAppSelector } from '../../state/store';
import { counted, named, settled, type Choice } from './roomChoices';

const NONE: readonly number[] = [];

/**
 * The traveller's choice among a hotel's rooms. `lost` were chosen earlier and cannot be had any
 * more (`free` are the rooms free on the chosen dates, undefined without dates); they no longer
 * count, and leave the choice with the next change to it, as do rooms that gave way to like ones.
 */
export function useChosenRooms(hotel: Hotel, free: readonly Room[] | undefined) {
  const dispatch = useAppDispatch();
  const isHere = useAppSelector(({ selection }) => selection.hotelId === hotel.id);
  const selection = useAppSelector((state) => state.selection);
  const stored: Choice = {
    roomIds: isHere ? selection.roomIds : NONE,
    anyOfTypeIds: (isHere && selection.anyOfTypeIds) || NONE,
  };
  const known = hotel.rooms ?? [];
  const among = (offered: readonly Room[]) => {
    const { lost, ...choice } = settled(stored, { offered, known });
    const chosen = choice.roomIds.flatMap((id) => offered.find((room) => room.id === id) ?? []);
    return { lost, choice, chosen };
  };
  const offered = free ?? known.filter((room) => room.onSale !== false);
  const { lost, choice, chosen } = among(offered);

  const choose = ({ roomIds, anyOfTypeIds }: Choice) => {
    const payload = { roomIds: [...roomIds], anyOfTypeIds: [...anyOfTypeIds] };
    dispatch(roomsChosen({ hotelId: hotel.id, ...payload }));
  };
  const settle = () => {
    if (stored.roomIds.some((id) => !choice.roomIds.includes(id))) choose(choice);
  };
  /** False when the room would be one too many. */
  const toggle = (roomId: number): boolean => {
    if (choice.anyOfTypeIds.includes(roomId)) {
      choose(named(choice, roomId, ofTypeOf(roomId)));
      return true;
    }
    const isChosen = choice.roomIds.includes(roomId);
    if (!isChosen && chosen.length >= MAX_ROOMS_PER_BOOKING) return false;
    settle();
    dispatch(roomToggled({ hotelId: hotel.id, roomId }));
    return true;
  };
  /** False when these would be too many. */
  const setCount = (ofType: readonly Room[], count: number): boolean => {
    const next = counted(choice, ofType, count);
    if (next) choose(next);
    return next !== null;
  };
  const ofTypeOf = (roomId: number) => {
    const room = offered.find(({ id }) => id === roomId);
    return room?.typeId === undefined ? [] : offered.filter(({ typeId }) => typeId === room.typeId);
  };
  return {
    chosen,
    anyOfTypeIds: choice.anyOfTypeIds,
    lost,
    /** The same choice among other rooms. */
    among,
    /** The hotel has others of its type; a type of one is shown as that room. */
    isOneOfMany: ({ id, typeId }: Room) =>
      typeId !== undefined && known.some((room) => room.id !== id && room.typeId === typeId),
    dropLost: settle,
    toggle,
    setCount,
  };
}
