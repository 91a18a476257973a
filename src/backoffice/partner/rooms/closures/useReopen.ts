import { vietnamToday } from '../../../../../domain/stays/stay';
import { isRequestError, repeatedUnanswered } from '../../../../api';
import {
  useCloseRoomMutation,
  useReopenRoomMutation,
  type RoomClosure,
} from '../../../../api/partner';
import { roomTexts } from '../../../../i18n/en/partner/rooms';
import { useRequestKey } from '../../../../ui/form/useRequestKey';
import { useToast } from '../../../../ui/overlays/toastContext';
import { messageOf } from '../../../ui/messageOf';
import { useUndo } from '../../../ui/useUndo';

const texts = roomTexts.closures;

/** Opens a closed room again, which can be undone. */
export function useReopen(hotelId: number) {
  const [reopen] = useReopenRoomMutation();
  const [close] = useCloseRoomMutation();
  const underKey = useRequestKey();
  const undoable = useUndo();
  const toast = useToast();

  return async (roomId: number, closure: Pick<RoomClosure, 'id' | 'from' | 'to' | 'reason'>) => {
    const { id: closureId, from, to, reason } = closure;
    let tries = 0;
    try {
      await repeatedUnanswered(() => {
        tries += 1;
        return reopen({ hotelId, roomId, closureId }).unwrap();
      });
    } catch (error) {
      const isGone = isRequestError(error) && error.status === 404;
      if (!isGone) return toast({ text: messageOf(error, texts.reopenFailed), tone: 'error' });
      // Or the try of which no answer came has opened it.
      if (tries === 1) return toast({ text: texts.alreadyOpen, tone: 'info' });
    }
    const today = vietnamToday(new Date());
    // The nights that are past stay past.
    const newClosure = { from: from < today ? today : from, to, reason };
    undoable({
      text: texts.reopened,
      // Tried again where no answer came, it closes the room once.
      undo: () =>
        underKey({ roomId, newClosure }, (key) =>
          close({ hotelId, roomId, 'Idempotency-Key': key, newClosure }).unwrap(),
        ),
    });
  };
}
