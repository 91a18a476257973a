import { roomsInOneLine } from '../../../domain/rooms/roomTypes';
import type { Hotel } from '../../api';
import { useTexts } from '../../state/useTexts';
import { hotelTexts } from '../../i18n/hotels';
import { Button } from '../../ui/actions/Button';
import { Notice } from '../../ui/feedback/Notice';

type LostRoomsProps = { hotel: Hotel; ids: readonly number[]; onDismiss: () => void };

/** Says which rooms left the choice, because the dates no longer offer them. */
export function LostRooms({ hotel, ids, onDismiss }: LostRoomsProps) {
  const texts = useTexts(hotelTexts);
  const rooms = hotel.rooms ?? [];
  const known = ids.flatMap((id) => rooms.find((room) => room.id === id) ?? []);
  const unnamed = ids.length - known.length;
  const names = known.length > 0 ? [roomsInOneLine(known)] : [];
  const list = unnamed > 0 ? [...names, texts.rooms.lostUnnamed(unnamed)] : names;
  return (
    <Notice
      tone="warning"
      action={
        <Button variant="secondary" onClick={onDismiss}>
          {texts.alerts.close}
        </Button>
      }
    >
      <p>{texts.rooms.lost(list.join(', '))}</p>
    </Notice>
  );
}
