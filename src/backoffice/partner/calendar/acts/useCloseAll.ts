import { useState } from 'react';
import { isRequestError, isUnanswered } from '../../../../api';
import { useCloseRoomMutation, type CalendarRoom, type NewClosure } from '../../../../api/partner';
import { closingTexts as texts } from '../../../../i18n/en/partner/closing';
import { useRequestKey } from '../../../../ui/form/useRequestKey';
import { useToast } from '../../../../ui/overlays/toastContext';
import type { Closed } from '../change/useClosureActs';

type Span = Pick<NewClosure, 'from' | 'to'>;

type CloseAllOf = {
  hotelId: number;
  /** All that were chosen, of which some may be closed by now. */
  rooms: readonly CalendarRoom[];
  left: readonly CalendarRoom[];
  onRoomClosed: (roomId: number) => void;
  onClosed: (closed: Closed) => void;
};

/**
 * Closes what is left, one room after the other, and answers which are taken; a single one fails as it does anywhere. What is
 * done when it fails half way is not sent again.
 */
export function useCloseAll({ hotelId, rooms, left, onRoomClosed, onClosed }: CloseAllOf) {
  const [close] = useCloseRoomMutation();
  const underKey = useRequestKey();
  const toast = useToast();
  const [unanswered, setUnanswered] = useState<ReadonlySet<string>>(new Set());
  const send = async (newClosure: NewClosure) => {
    const taken: number[] = [];
    const now: { roomId: number; roomNumber: string; closureId: number }[] = [];
    const before = rooms.length - left.length;
    const tell = () => now.length > 0 && onClosed({ span: newClosure, rooms: now });
    for (const { id, roomNumber } of left) {
      try {
        const asked = { hotelId, roomId: id, newClosure };
        const closure = await underKey(asked, (sent) =>
          close({ ...asked, 'Idempotency-Key': sent }).unwrap(),
        );
        now.push({ roomId: id, roomNumber, closureId: closure.id });
        onRoomClosed(id);
      } catch (error) {
        if (isUnanswered(error)) {
          setUnanswered((all) => new Set([...all, keyOf(id, newClosure)]));
        }
        const isTaken = isRequestError(error) && error.status === 409;
        if (isTaken && rooms.length > 1) taken.push(id);
        else {
          const closed = before + now.length;
          if (closed > 0) toast({ text: texts.half(closed, rooms.length), tone: 'error' });
          tell();
          throw error;
        }
      }
    }
    tell();
    return { closed: before + now.length, taken };
  };
  return {
    /** What lies there then is its own. */
    mayBeClosed: (roomId: number, span: Span) => unanswered.has(keyOf(roomId, span)),
    send,
  };
}

const keyOf = (roomId: number, { from, to }: Span) => `${roomId} ${from} ${to}`;
