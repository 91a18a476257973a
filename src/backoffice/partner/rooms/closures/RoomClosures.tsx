import { Button } from 'antd';
import { nightsBetween, vietnamToday } from '../../../../../domain/stays/stay';
import {
  useCloseRoomMutation,
  useListRoomClosuresQuery,
  useReopenRoomMutation,
  type PartnerRoom,
  type RoomClosure,
} from '../../../../api/partner';
import { roomTexts } from '../../../../i18n/en/partner/rooms';
import { useToast } from '../../../../ui/overlays/toastContext';
import { Skeleton } from '../../../../ui/feedback/Skeleton';
import { ErrorPanel } from '../../../ui/ErrorPanel';
import { dayWords } from '../../../ui/dates/dateWords';
import { messageOf } from '../../../ui/messageOf';
import { useUndo } from '../../../ui/useUndo';
import { Stack } from '../../../../ui/layout/Stack';
import styles from '../rooms.module.css';

const texts = roomTexts.closures;

const rangeOf = ({ from, to }: RoomClosure) => texts.range(dayWords(from), dayWords(to));

/** The nights on which a room is closed, each to be opened again. */
export function RoomClosures({ room }: { room: PartnerRoom }) {
  const { data, error, refetch, isFetching } = useListRoomClosuresQuery({
    hotelId: room.hotelId,
    roomId: room.id,
  });
  const reopen = useReopen(room);

  if (error) return <ErrorPanel text={texts.failed} onRetry={refetch} retrying={isFetching} />;
  if (!data) return <Skeleton height="3em" />;
  if (data.length === 0) return <p className="quiet">{texts.none}</p>;
  return (
    <Stack as="ul" gap={2}>
      {data.map((closure) => (
        <li key={closure.id} className={styles.closure}>
          <div>
            <strong>{rangeOf(closure)}</strong>
            <div className="quiet">
              {texts.nights(nightsBetween(closure.from, closure.to))} · {closure.reason}
            </div>
          </div>
          <Button
            aria-label={texts.reopenOf(rangeOf(closure))}
            onClick={() => void reopen(closure)}
          >
            {texts.reopen}
          </Button>
        </li>
      ))}
    </Stack>
  );
}

function useReopen({ hotelId, id: roomId }: PartnerRoom) {
  const [reopen] = useReopenRoomMutation();
  const [close] = useCloseRoomMutation();
  const undoable = useUndo();
  const toast = useToast();

  return async ({ id: closureId, from, to, reason }: RoomClosure) => {
    try {
      await reopen({ hotelId, roomId, closureId }).unwrap();
    } catch (error) {
      return toast({ text: messageOf(error, texts.reopenFailed), tone: 'error' });
    }
    const today = vietnamToday(new Date());
    // The nights that are past stay past.
    const newClosure = { from: from < today ? today : from, to, reason };
    undoable({
      text: texts.reopened,
      undo: () => close({ hotelId, roomId, newClosure }).unwrap(),
    });
  };
}
