import { askOnce } from '../../../api/askOnce';
import {
  partnerApi,
  useChangePartnerRoomsMutation,
  type PartnerRoom,
  type RoomsChange,
} from '../../../api/partner';
import { roomTexts } from '../../../i18n/en/partner/rooms';
import { useAppDispatch } from '../../../state/store';
import { useRequestKey } from '../../../ui/form/useRequestKey';
import { useUndo } from '../../ui/useUndo';
import { inTime } from '../inTime';
import { comingNights, countKeeping } from './bookedSoon';

type Change = Omit<RoomsChange, 'roomIds'>;
type Changed = (done: readonly PartnerRoom[]) => void;

const texts = roomTexts.bulk;
const MAX_AT_ONCE = 500;
const { getPartnerCalendar } = partnerApi.endpoints;

type CountSoon = (rooms: readonly PartnerRoom[]) => number;

/** Changes several rooms of one hotel at once, and offers to give each back what it had. */
export function useBulkChange() {
  const [change] = useChangePartnerRoomsMutation();
  const undoable = useUndo();
  const dispatch = useAppDispatch();
  const underKey = useRequestKey<readonly PartnerRoom[]>();

  /** Answers the rooms as they were before it, also where only a later try has had an answer. */
  const sendOnce = (rooms: readonly PartnerRoom[], changes: Change) => {
    const wanted = { ...changes, roomIds: rooms.map(({ id }) => id) };
    const act = async (key: string, before: readonly PartnerRoom[]) => {
      const asked = {
        hotelId: before[0]?.hotelId ?? 0,
        'Idempotency-Key': key,
        roomsChange: { ...wanted, ...seenOf(before, changes) },
      };
      await change(asked).unwrap();
      return before;
    };
    return underKey(wanted, act, rooms);
  };

  /** As many at once as the server takes; `changed` hears of all that were, also when one fails. */
  const send = async (
    rooms: readonly PartnerRoom[],
    changes: Change,
    changed: Changed = () => undefined,
  ) => {
    const done: PartnerRoom[] = [];
    try {
      for (let from = 0; from < rooms.length; from += MAX_AT_ONCE) {
        done.push(...(await sendOnce(rooms.slice(from, from + MAX_AT_ONCE), changes)));
      }
    } finally {
      if (done.length > 0) changed(done);
    }
  };
  /** Rooms that had the same get it back together. */
  const giveBack = async (rooms: readonly PartnerRoom[], had: (room: PartnerRoom) => Change) => {
    for (const before of new Set(rooms.map((room) => JSON.stringify(had(room))))) {
      const group = rooms.filter((room) => JSON.stringify(had(room)) === before);
      await send(group, JSON.parse(before) as Change);
    }
  };

  /** One question for all rooms of a hotel, which the change does not wait long for. */
  const soonIn = ([first]: readonly PartnerRoom[]): Promise<CountSoon> => {
    const nights = comingNights(first?.hotelId ?? 0);
    const nobody = (): CountSoon => () => 0;
    const asked = askOnce(dispatch, getPartnerCalendar, nights).then(
      ({ bars }): CountSoon =>
        (rooms) =>
          countKeeping(bars, rooms, nights),
      nobody,
    );
    return inTime(asked, nobody());
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
    setStatus: async (rooms: readonly PartnerRoom[], status: PartnerRoom['status']) => {
      const countSoon = status === 'MAINTENANCE' ? await soonIn(rooms) : () => 0;
      await send(rooms, { status }, (done) =>
        undoable({
          text: [
            texts.statusChanged(done.length, roomTexts.statuses[status].toLowerCase()),
            ...bookedWords(countSoon(done)),
          ].join(' '),
          undo: () => giveBack(done, (room) => ({ status: room.status })),
        }),
      );
    },
  };
}

const bookedWords = (count: number): string[] => (count > 0 ? [texts.booked(count)] : []);

/** A percentage is of what rooms cost as they are shown, and of nothing else. */
function seenOf(
  rooms: readonly PartnerRoom[],
  { pricePercent }: Change,
): Pick<RoomsChange, 'seen'> {
  if (pricePercent === undefined) return {};
  return { seen: rooms.map(({ id, price }) => ({ roomId: id, price })) };
}
