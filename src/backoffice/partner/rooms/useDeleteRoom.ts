import { useCallback } from 'react';
import { useDeletePartnerRoomMutation, type PartnerRoom } from '../../../api/partner';
import { roomTexts as texts } from '../../../i18n/en/partner/rooms';
import { useConfirm } from '../../ui/confirm/confirmContext';
import { deletedOnce } from '../../ui/deletedOnce';
import { bookingsInTheWay } from '../BookingsInTheWay';
import { roomLabel } from './roomChoices';

/** Asks, and deletes; answers whether it is done. */
export function useDeleteRoom(): (room: PartnerRoom) => Promise<boolean> {
  const [remove] = useDeletePartnerRoomMutation();
  const confirm = useConfirm();
  return useCallback(
    (room) => {
      const { hotelId, id: roomId } = room;
      return confirm({
        question: texts.deleteQuestion,
        thing: roomLabel(room),
        consequence: texts.deleteConsequence,
        confirmLabel: texts.delete,
        danger: true,
        act: () => deletedOnce(() => remove({ hotelId, roomId }).unwrap()),
        done: texts.deleted(texts.roomNamed(room.roomNumber)),
        failed: texts.failures.delete,
        explain: bookingsInTheWay({ hotelId, roomId }, texts),
      });
    },
    [remove, confirm],
  );
}
