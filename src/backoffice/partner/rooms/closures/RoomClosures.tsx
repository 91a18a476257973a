import { Button } from 'antd';
import { nightsBetween } from '../../../../../domain/stays/stay';
import {
  useListRoomClosuresQuery,
  type PartnerRoom,
  type RoomClosure,
} from '../../../../api/partner';
import { roomTexts } from '../../../../i18n/en/partner/rooms';
import { Skeleton } from '../../../../ui/feedback/Skeleton';
import { ErrorPanel } from '../../../ui/ErrorPanel';
import { dayWords } from '../../../ui/dates/dateWords';
import { Stack } from '../../../../ui/layout/Stack';
import { useKeptFocus } from '../../../../ui/useKeptFocus';
import { useReopen } from './useReopen';
import styles from '../rooms.module.css';

const texts = roomTexts.closures;

const rangeOf = ({ from, to }: RoomClosure) => texts.range(dayWords(from), dayWords(to));

/** The nights on which a room is closed, each to be opened again. */
export function RoomClosures({ room }: { room: PartnerRoom }) {
  const { data, error, refetch, isFetching } = useListRoomClosuresQuery({
    hotelId: room.hotelId,
    roomId: room.id,
  });
  const reopen = useReopen(room.hotelId);
  const area = useKeptFocus<HTMLDivElement>();

  if (error) return <ErrorPanel text={texts.failed} onRetry={refetch} retrying={isFetching} />;
  if (!data) return <Skeleton height="3em" />;
  return (
    <div ref={area}>
      {data.length === 0 && <p className="quiet">{texts.none}</p>}
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
              onClick={() => void reopen(room.id, closure)}
            >
              {texts.reopen}
            </Button>
          </li>
        ))}
      </Stack>
    </div>
  );
}
