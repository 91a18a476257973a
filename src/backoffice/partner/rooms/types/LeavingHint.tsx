import type { RoomTypeWithRooms } from '../../../../api/partner';
import { roomTypeTexts } from '../../../../i18n/en/partner/roomTypes';
import { Notice } from '../../../../ui/feedback/Notice';

const texts = roomTypeTexts.leaving;

type LeavingHintProps = {
  /** The type that the room is of. */
  before: RoomTypeWithRooms | undefined;
  /** The one that it will be of; undefined: a new one. */
  after: RoomTypeWithRooms | undefined;
};

/** What becomes of a room that leaves its type, and of that as its last room leaves, before it is saved. */
export function LeavingHint({ before, after }: LeavingHintProps) {
  if (!before || before.id === after?.id) return null;
  if (!after) return <Notice>{texts.becomesOwn(before.name)}</Notice>;
  if (before.rooms.length > 1) return null;
  return <Notice tone="warning">{texts.endsType(before.name)}</Notice>;
}
