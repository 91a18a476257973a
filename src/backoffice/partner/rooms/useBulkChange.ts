import {
  useChangePartnerRoomsMutation,
  type PartnerRoom,
  type RoomsChange,
} from '../../../api/partner';
import { roomTexts } from '../../../i18n/en/partner/rooms';
import { useUndo } from '../../ui/useUndo';

type Change = Omit<RoomsChange, 'roomIds'>;
type Changed = (done: readonly PartnerRoom[]) => void;

const texts = roomTexts.bulk;
const MAX_AT_ONCE = 500;

/** Changes several rooms of one hotel at once, and offers to give each back what it had. */
export function useBulkChange() {
  const [change] = useChangePartnerRoomsMutation();
  const undoable = useUndo();

  /** As many at once as the server takes; `changed` hears of all that were, also when one fails. */
  const send = async (
    rooms: readonly PartnerRoom[],
    changes: Change,
    changed: Changed = () => undefined,
  ) => {
    let done = 0;
    try {
      for (; done < rooms.length; done += MAX_AT_ONCE) {
        const group = rooms.slice(done, done + MAX_AT_ONCE);
        const roomsChange = {
          ...changes,
          ...seenOf(group, changes),
          roomIds: group.map(({ id }) => id),
        };
        await change({ hotelId: group[0]?.hotelId ?? 0, roomsChange }).unwrap();
      }
    } finally {
      if (done > 0) changed(rooms.slice(0, done));
    }
  };
  /** Rooms that had the same get it back together. */
  const giveBack = async (rooms: readonly PartnerRoom[], had: (room: PartnerRoom) => Change) => {
    for (const before of new Set(rooms.map((room) => JSON.stringify(had(room))))) {
      const group = rooms.filter((room) => JSON.stringify(had(room)) === before);
      await send(group, JSON.parse(before) as Change);
    }
  };

  return {
    changePrices: (rooms: readonly PartnerRoom[], changes: Change, changed: Changed) =>
      send(rooms, changes, (done) => {
        changed(done);
        undoable({
          text: texts.priceChanged(done.length),
          undo: () => giveBack(done, ({ pricePerNight }) => ({ pricePerNight })),
        });
      }),
    setStatus: (rooms: readonly PartnerRoom[], status: PartnerRoom['status']) =>
      send(rooms, { status }, (done) =>
        undoable({
          text: texts.statusChanged(done.length, roomTexts.statuses[status].toLowerCase()),
          undo: () => giveBack(done, (room) => ({ status: room.status })),
        }),
      ),
  };
}

/** A percentage is of what rooms cost as they are shown, and of nothing else. */
function seenOf(
  rooms: readonly PartnerRoom[],
  { pricePercent }: Change,
): Pick<RoomsChange, 'seen'> {
  if (pricePercent === undefined) return {};
  return { seen: rooms.map(({ id, price }) => ({ roomId: id, price })) };
}
