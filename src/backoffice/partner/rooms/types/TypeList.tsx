import { Button } from 'antd';
import { useState } from 'react';
import { formatAmount } from '../../../../../domain/money/money';
import { numberAfter } from '../../../../../domain/rooms/roomNumbers';
import { useAddRoomsOfTypeMutation, type RoomTypeWithRooms } from '../../../../api/partner';
import { roomTypeTexts as texts } from '../../../../i18n/en/partner/roomTypes';
import { useMadeOnce } from '../../../../ui/form/useMadeOnce';
import { useToast } from '../../../../ui/overlays/toastContext';
import { BusyButton } from '../../../ui/BusyButton';
import { messageOf } from '../../../ui/messageOf';
import { useDeleteType } from './useDeleteType';
import styles from './types.module.css';

type TypeListProps = {
  types: readonly RoomTypeWithRooms[];
  onEdit: (type: RoomTypeWithRooms) => void;
};

/** The types of a hotel, each with how many rooms it has and what a night costs. */
export function TypeList({ types, onEdit }: TypeListProps) {
  const remove = useDeleteType();
  const taken = new Set(types.flatMap(({ rooms }) => rooms.map((room) => room.roomNumber)));
  return (
    <ul className={styles.list}>
      {types.map((type) => (
        <li key={type.id} className={styles.type}>
          <span>
            <span className={styles.name}>{type.name}</span>
            <span className="quiet">
              {type.roomType} · {texts.rooms(type.rooms.length)} ·{' '}
              {formatAmount(type.pricePerNight, type.currency)}
            </span>
          </span>
          <span className={styles.acts}>
            <Button size="small" aria-label={texts.editOf(type.name)} onClick={() => onEdit(type)}>
              {texts.edit}
            </Button>
            <OneMore type={type} taken={taken} />
            <Button
              size="small"
              danger
              aria-label={texts.deleteOf(type.name)}
              onClick={() => void remove(type)}
            >
              {texts.delete}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** One more room like the type's last, under the next number that is free. */
function OneMore({ type, taken }: { type: RoomTypeWithRooms; taken: ReadonlySet<string> }) {
  const { hotelId, id: typeId } = type;
  const [add] = useAddRoomsOfTypeMutation();
  const make = useMadeOnce((newRooms: { roomNumbers: string }, key) =>
    add({ hotelId, typeId, 'Idempotency-Key': key, newRooms }).unwrap(),
  );
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const last = type.rooms.at(-1);
  const number = last && numberAfter(last.roomNumber, taken);
  if (number === undefined) return null;
  const act = async () => {
    setBusy(true);
    try {
      // Another than the button says, where that one has had no answer yet.
      const { asked } = await make({ roomNumbers: number });
      toast({ text: texts.more.addedOne(asked.roomNumbers), tone: 'success' });
    } catch (error) {
      toast({ text: messageOf(error, texts.more.failed), tone: 'error' });
    }
    setBusy(false);
  };
  return (
    <BusyButton
      size="small"
      busy={busy}
      aria-label={texts.oneMoreOf(number, type.name)}
      onClick={() => void act()}
    >
      {texts.oneMore(number)}
    </BusyButton>
  );
}
