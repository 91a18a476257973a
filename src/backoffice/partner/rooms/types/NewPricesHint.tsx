import { skipToken } from '@reduxjs/toolkit/query';
import { isPriceIn } from '../../../../../domain/rooms/roomPrices';
import { vietnamToday } from '../../../../../domain/stays/stay';
import {
  useListNightsQuery,
  type PartnerRoom,
  type RoomTypeWithRooms,
} from '../../../../api/partner';
import { roomTypeTexts } from '../../../../i18n/en/partner/roomTypes';
import { Notice } from '../../../../ui/feedback/Notice';
import { MAX_NIGHTS_ASKED } from '../../prices/undo/nightsNow';
import { changedPrices, pricesWords } from './changedPrices';

const texts = roomTypeTexts.joining;

type NewPricesHintProps = {
  room: Pick<PartnerRoom, 'id'>;
  /** The type that the room is of, and the one that it will be of. */
  before: RoomTypeWithRooms | undefined;
  after: RoomTypeWithRooms | undefined;
  /** As it is being typed. */
  price: number | null;
};

/** What a room that goes into another type costs there: nights of that have prices of their own. */
export function NewPricesHint({ room, before, after, price }: NewPricesHintProps) {
  const isMoved = before !== undefined && after !== undefined && before.id !== after.id;
  const { currentData: types } = useListNightsQuery(
    isMoved
      ? {
          hotelId: after.hotelId,
          firstNight: vietnamToday(new Date()),
          nights: MAX_NIGHTS_ASKED,
        }
      : skipToken,
  );
  if (!isMoved) return null;
  const nightsOf = ({ id }: RoomTypeWithRooms) =>
    types?.find(({ typeId }) => typeId === id)?.nights ?? [];
  const own = before.rooms.find(({ id }) => id === room.id);
  const isKnown = types !== undefined && price !== null && isPriceIn(after.currency, price);
  const changed =
    isKnown &&
    changedPrices(
      { nights: nightsOf(before), difference: own?.difference ?? 0 },
      { nights: nightsOf(after), difference: price - after.pricePerNight },
    );
  return (
    <Notice>
      {texts.follows(before.name, after.name)}{' '}
      {changed &&
        (changed.length > 0
          ? texts.changes(changed.length, MAX_NIGHTS_ASKED, pricesWords(changed, after.currency))
          : texts.same(MAX_NIGHTS_ASKED))}
    </Notice>
  );
}
