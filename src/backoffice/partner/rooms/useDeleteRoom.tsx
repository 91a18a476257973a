import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { isApiError } from '../../../api';
import { useDeletePartnerRoomMutation, type PartnerRoom } from '../../../api/partner';
import { paths } from '../../../../site/paths';
import { roomTexts as texts } from '../../../i18n/en/partner/rooms';
import { useToast } from '../../../ui/overlays/toastContext';
import { useConfirm } from '../../ui/confirm/confirmContext';
import { roomLabel } from './roomChoices';

/** Asks, and deletes; answers whether it is done. */
export function useDeleteRoom(): (room: PartnerRoom) => Promise<boolean> {
  const [remove] = useDeletePartnerRoomMutation();
  const confirm = useConfirm();
  const toast = useToast();

  return useCallback(
    async (room) => {
      const { hotelId, id: roomId } = room;
      const done = await confirm({
        question: texts.deleteQuestion,
        thing: roomLabel(room),
        consequence: texts.deleteConsequence,
        confirmLabel: texts.delete,
        danger: true,
        act: () => remove({ hotelId, roomId }).unwrap(),
        failed: texts.failures.delete,
        explain: (error, close) => {
          const count = isApiError(error) && error.problem.bookings;
          return count ? <InTheWay count={count} hotelId={hotelId} onLeave={close} /> : undefined;
        },
      });
      if (done) toast({ text: texts.deleted(texts.roomNamed(room.roomNumber)), tone: 'success' });
      return done;
    },
    [remove, confirm, toast],
  );
}

type InTheWayProps = { count: number; hotelId: number; onLeave: () => void };

function InTheWay({ count, hotelId, onLeave }: InTheWayProps) {
  return (
    <>
      {texts.hasBookings(count)}{' '}
      <Link to={paths.partnerBookings({ hotelId })} onClick={onLeave}>
        {texts.showBookings}
      </Link>
    </>
  );
}
