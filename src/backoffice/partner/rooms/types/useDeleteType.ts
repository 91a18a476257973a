import { useCallback } from 'react';
import { useDeleteRoomTypeMutation, type RoomTypeWithRooms } from '../../../../api/partner';
import { roomTypeTexts as texts } from '../../../../i18n/en/partner/roomTypes';
import { useConfirm } from '../../../ui/confirm/confirmContext';
import { deletedOnce } from '../../../ui/deletedOnce';
import { bookingsInTheWay } from '../../BookingsInTheWay';

/** Asks, and deletes a type with its rooms; answers whether it is done. */
export function useDeleteType(): (type: RoomTypeWithRooms) => Promise<boolean> {
  const [remove] = useDeleteRoomTypeMutation();
  const confirm = useConfirm();
  return useCallback(
    ({ hotelId, id: typeId, name, rooms }) =>
      confirm({
        question: texts.deleteQuestion,
        thing: `${name}, ${texts.rooms(rooms.length)}`,
        consequence: texts.deleteConsequence(rooms.length),
        confirmLabel: texts.delete,
        danger: true,
        act: () => deletedOnce(() => remove({ hotelId, typeId, rooms: rooms.length }).unwrap()),
        done: texts.deleted(name),
        failed: texts.failures.delete,
        explain: bookingsInTheWay({ hotelId }, texts),
      }),
    [remove, confirm],
  );
}
