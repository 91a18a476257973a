import { paths } from '../../../site/paths';
import type { RoomDetail } from '../../api';
import { NearestStayLink } from '../../entities/stay/NearestStayLink';
import { useShownStay } from '../../state/useStay';
import { useTexts } from '../../state/useTexts';
import { roomsTexts } from '../../i18n/rooms';
import { Button } from '../../ui/actions/Button';
import { CheckCircleIcon, InfoIcon, WarningIcon } from '../../ui/icons/statusIcons';
import type { useRoomOrder } from './useRoomOrder';
import styles from './OrderStatus.module.css';

export const STATUS_ID = 'order-status';

type OrderStatusProps = { room: RoomDetail; order: ReturnType<typeof useRoomOrder> };

/** Whether the room can be ordered as it stands, and if not, why. */
export function OrderStatus({ room, order }: OrderStatusProps) {
  const { retry } = useTexts(roomsTexts);
  const { tone, text } = useStatus(room, order);
  const stay = useShownStay();
  const Icon = tone === 'good' ? CheckCircleIcon : tone === 'bad' ? WarningIcon : InfoIcon;
  return (
    <>
      <p role="status" id={STATUS_ID} tabIndex={-1} className={styles.status} data-tone={tone}>
        {text && <Icon />}
        <span>{text}</span>
      </p>
      {order.nearest && (
        <NearestStayLink
          stay={order.nearest}
          to={paths.room(room.id, { ...stay, ...order.nearest })}
          // The link goes with the refusal.
          onClick={() => document.getElementById(STATUS_ID)?.focus()}
        />
      )}
      {order.availability === 'unanswered' && (
        <Button variant="secondary" aria-describedby={STATUS_ID} onClick={order.checkAgain}>
          {retry}
        </Button>
      )}
    </>
  );
}

function useStatus(
  room: RoomDetail,
  { availability, isComplete, hasPrice }: OrderStatusProps['order'],
): { tone: 'good' | 'bad' | 'plain'; text: string } {
  const texts = useTexts(roomsTexts).card;
  if (room.onSale === false) return { tone: 'bad', text: texts.offSale };
  if (!hasPrice) return { tone: 'plain', text: texts.noPrice };
  if (typeof availability === 'object') {
    return { tone: 'bad', text: availability.refusedWith ?? texts.refused };
  }
  if (availability === 'taken') return { tone: 'bad', text: texts.taken };
  if (availability === 'free') return { tone: 'good', text: texts.free };
  if (availability === 'checking') return { tone: 'plain', text: texts.checking };
  if (availability === 'unanswered') return { tone: 'plain', text: texts.unanswered };
  return { tone: 'plain', text: isComplete ? '' : texts.oneNight };
}
