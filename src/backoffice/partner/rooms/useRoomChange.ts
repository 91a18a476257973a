import { useCallback } from 'react';
import { formatAmount } from '../../../../domain/money/money';
import { repeatedUnanswered } from '../../../api';
import { askOnce } from '../../../api/askOnce';
import {
  partnerApi,
  useUpdatePartnerRoomMutation,
  type PartnerRoom,
  type RoomChanges,
} from '../../../api/partner';
import { roomTexts as texts } from '../../../i18n/en/partner/rooms';
import { useAppDispatch } from '../../../state/store';
import { saysAlike } from '../../../ui/form/saysAlike';
import { isStale } from '../../ui/isStale';
import { useUndo } from '../../ui/useUndo';
import { inTime } from '../inTime';
import { keeping, soonIn } from './bookedSoon';
import { changesOf } from './roomValues';

const { getPartnerRoom, listPartnerBookings } = partnerApi.endpoints;

type OneThing = Partial<Pick<RoomChanges, 'pricePerNight' | 'status'>>;

/** Changes one thing of a room, as it was read, and offers to undo it. */
export function useRoomChange() {
  const [update] = useUpdatePartnerRoomMutation();
  const undoable = useUndo();
  const dispatch = useAppDispatch();
  const countSoon = useCallback(
    (room: PartnerRoom) =>
      inTime(
        askOnce(dispatch, listPartnerBookings, soonIn(room)).then(
          ({ content }) => keeping(content).length,
          () => 0,
        ),
        0,
      ),
    [dispatch],
  );

  const change = useCallback(
    async (room: PartnerRoom, changes: OneThing, text: string) => {
      const send = (from: PartnerRoom, to: OneThing) =>
        repeatedUnanswered(() =>
          update({
            hotelId: from.hotelId,
            roomId: from.id,
            roomChanges: { ...changesOf(from), ...to },
          }).unwrap(),
        ).catch(async (error: unknown) => {
          if (!isStale(error)) throw error;
          // A try of which no answer came may have saved it.
          const now = await askOnce(dispatch, getPartnerRoom, { roomId: from.id });
          if (!saysAlike(changesOf(now), { ...changesOf(from), ...to })) throw error;
          return now;
        });
      const saved = await send(room, changes);
      const { pricePerNight, status } = room;
      undoable({ text, undo: () => send(saved, { pricePerNight, status }) });
    },
    [update, undoable, dispatch],
  );

  const changePrice = useCallback(
    (room: PartnerRoom, pricePerNight: number) => {
      const price = formatAmount(pricePerNight, room.currency);
      return change(
        room,
        { pricePerNight },
        texts.price.changed(texts.roomNamed(room.roomNumber), price),
      );
    },
    [change],
  );
  const toggleMaintenance = useCallback(
    async (room: PartnerRoom) => {
      const starts = room.status !== 'MAINTENANCE';
      const { started, ended, booked } = texts.maintenance;
      const bookings = starts ? await countSoon(room) : 0;
      const name = texts.roomNamed(room.roomNumber);
      return change(
        room,
        { status: starts ? 'MAINTENANCE' : 'AVAILABLE' },
        [starts ? started(name) : ended(name), bookings > 0 && booked(bookings)]
          .filter(Boolean)
          .join(' '),
      );
    },
    [change, countSoon],
  );
  return { changePrice, toggleMaintenance };
}
