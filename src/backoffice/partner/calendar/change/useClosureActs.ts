import { useRef } from 'react';
import { vietnamToday, type Day } from '../../../../../domain/stays/stay';
import {
  useCloseRoomMutation,
  useReopenRoomMutation,
  type CalendarClosure,
  type CalendarRoom,
  type NewClosure,
} from '../../../../api/partner';
import { isRefused } from '../../../../api';
import { calendarTexts } from '../../../../i18n/en/partner/calendar';
import { useRequestKey } from '../../../../ui/form/useRequestKey';
import { useToast } from '../../../../ui/overlays/toastContext';
import { messageOf } from '../../../ui/messageOf';
import { ChangedSince } from '../../../ui/notUndone';
import type { Act } from './undoSteps';
import type { UndoStack } from './useUndoStack';

const texts = calendarTexts.close;

/** Rooms that were closed at once, each with its closure. */
export interface Closed {
  span: NewClosure;
  rooms: readonly { roomId: number; roomNumber: string; closureId: number }[];
}

/** Opens closed days again; that and closing can be taken back and made again. */
export function useClosureActs(hotelId: number, stack: UndoStack) {
  const [close] = useCloseRoomMutation();
  const [reopen] = useReopenRoomMutation();
  const underKey = useRequestKey();
  const toast = useToast();
  // A room that is closed once more has another closure; what was done before that is taken back on it.
  const ids = useRef(new Map<number, number>());
  const idNow = (id: number): number => {
    const next = ids.current.get(id);
    return next === undefined ? id : idNow(next);
  };

  const closedAct = (closed: Closed): Act => ({
    takeBack: async () => {
      // Those that refuse are no longer closed so: somebody else has opened them.
      const { done, left } = await asManyAs(closed.rooms, ({ roomId, closureId }) =>
        reopen({ hotelId, roomId, closureId: idNow(closureId) }).unwrap(),
      ).catch((error: unknown) => {
        if (!isRefused(error)) throw error;
        throw new ChangedSince(texts.openGone(numbersOf(closed.rooms), closed.rooms.length));
      });
      const opened = { ...closed, rooms: done.map(([room]) => room) };
      return {
        contrary: openedAct(opened),
        said: saidOf(texts.opened(done.length), left),
        ...(left.length > 0 && { left: closedAct({ ...closed, rooms: left }) }),
      };
    },
  });
  const openedAct = ({ span, rooms }: Closed): Act => ({
    takeBack: async () => {
      const newClosure = fromToday(span);
      const { done, refused, left } = await asManyAs(rooms, ({ roomId }) =>
        underKey({ roomId, newClosure }, (key) =>
          close({ hotelId, roomId, 'Idempotency-Key': key, newClosure }).unwrap(),
        ),
      );
      const closed = done.map(([room, { id }]) => {
        ids.current.set(idNow(room.closureId), id);
        return { ...room, closureId: id };
      });
      const numbers = numbersOf(refused);
      const said = numbers ? texts.some(closed.length, numbers) : texts.done(closed.length);
      return {
        contrary: closedAct({ span, rooms: closed }),
        said: saidOf(said, left),
        ...(left.length > 0 && { left: openedAct({ span, rooms: left }) }),
      };
    },
  });
  return {
    closed: (closed: Closed) => stack.push(closedAct(closed)),
    open: ({ id: closureId, from, to, reason }: CalendarClosure, room: CalendarRoom) =>
      stack.unlessBusy(async () => {
        try {
          const rooms = [{ roomId: room.id, roomNumber: room.roomNumber, closureId }];
          const opening = closedAct({ span: { from, to, reason }, rooms });
          const { contrary, said } = await opening.takeBack();
          stack.push(contrary);
          toast({ text: said, tone: 'success' });
        } catch (error) {
          const { roomNumber } = room;
          if (error instanceof ChangedSince) toast({ text: error.message, tone: 'info' });
          else toast({ text: messageOf(error, texts.openFailed(roomNumber)), tone: 'error' });
        }
      }),
  };
}

export type ClosureActs = ReturnType<typeof useClosureActs>;

/**
 * Sends one after the other, whichever are refused, until one has no answer; that one and what comes after it is left.
 *
 * @throws where none is done
 */
async function asManyAs<T, A>(items: readonly T[], send: (item: T) => Promise<A>) {
  const done: [T, A][] = [];
  const refused: T[] = [];
  let failure: unknown;
  for (const item of items) {
    try {
      done.push([item, await send(item)]);
    } catch (error) {
      failure = error;
      if (!isRefused(error)) break;
      refused.push(item);
    }
  }
  if (done.length === 0) throw failure;
  return { done, refused, left: items.slice(done.length + refused.length) };
}

type Numbered = readonly { roomNumber: string }[];
const numbersOf = (rooms: Numbered) => rooms.map(({ roomNumber }) => roomNumber).join(', ');

const saidOf = (said: string, left: Numbered) =>
  left.length > 0 ? `${said} ${texts.left(numbersOf(left))}` : said;

/** The nights that are past stay past. */
function fromToday({ from, to, reason }: NewClosure): NewClosure {
  const today: Day = vietnamToday(new Date());
  return { from: from < today ? today : from, to, reason };
}
