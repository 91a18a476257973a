import {
  useChangePartnerRoomsMutation,
  type PartnerRoom,
  type RoomsChange,
} from '../../../api/partner';
import { roomTexts } from '../../../texts/partner/rooms';
import { useUndo } from '../../../ui/partner/useUndo';

type Change = Omit<RoomsChange, 'roomIds'>;

const texts = roomTexts.bulk;

/** Changes several rooms of one hotel at once, and offers to give each back what it had. */
export function useBulkChange() {
  const [change] = useChangePartnerRoomsMutation();
  const undoable = useUndo();

  const send = (rooms: readonly PartnerRoom[], changes: Change) =>
    change({
      hotelId: rooms[0]?.hotelId ?? 0,
      roomsChange: { ...changes, roomIds: rooms.map(({ id }) => id) },
    }).unwrap();
  /** Rooms that had the same get it back together. */
  const giveBack = async (rooms: readonly PartnerRoom[], had: (room: PartnerRoom) => Change) => {
    for (const before of new Set(rooms.map((room) => JSON.stringify(had(room))))) {
      const group = rooms.filter((room) => JSON.stringify(had(room)) === before);
      await send(group, JSON.parse(before) as Change);
    }
  };

  return {
    async changePrices(rooms: readonly PartnerRoom[], changes: Change) {
      await send(rooms, changes);
      undoable({
        text: texts.priceChanged(rooms.length),
        undo: () => giveBack(rooms, ({ pricePerNight }) => ({ pricePerNight })),
      });
    },
    async setStatus(rooms: readonly PartnerRoom[], status: PartnerRoom['status']) {
      await send(rooms, { status });
      undoable({
        text: texts.statusChanged(rooms.length, roomTexts.statuses[status].toLowerCase()),
        undo: () => giveBack(rooms, (room) => ({ status: room.status })),
      });
    },
  };
}
