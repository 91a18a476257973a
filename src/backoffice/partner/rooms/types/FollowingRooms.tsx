import { formatAmount } from '../../../../../domain/money/money';
import { priceWith } from '../../../../../domain/rooms/roomPrices';
import type { RoomTypeWithRooms } from '../../../../api/partner';
import { roomTexts } from '../../../../i18n/en/partner/rooms';
import { roomTypeTexts } from '../../../../i18n/en/partner/roomTypes';
import { FormSection } from '../../../ui/form/FormLayout';

const texts = roomTypeTexts.follow;

type FollowingRoomsProps = {
  type: RoomTypeWithRooms;
  /** As it is being typed; null while there is none. */
  price: number | null;
};

/** What a change does to the rooms: how many follow, what those with something of their own keep. */
export function FollowingRooms({ type, price }: FollowingRoomsProps) {
  const { rooms, currency, pricePerNight } = type;
  const others = rooms.filter(
    ({ difference, ownFields }) => difference !== 0 || ownFields.length > 0,
  );
  const following = rooms.length - others.length;
  const amount = (difference: number, base: number) =>
    formatAmount(priceWith(difference, base, currency), currency);
  const next = price ?? pricePerNight;
  return (
    <FormSection title={texts.title}>
      <p>
        {others.length === 0 ? texts.all(rooms.length) : texts.some(others.length, rooms.length)}{' '}
        {next !== pricePerNight &&
          following > 0 &&
          texts.prices(following, amount(0, pricePerNight), amount(0, next))}
      </p>
      {others.length > 0 && (
        <ul>
          {others.map(({ id, roomNumber, difference, ownFields }) => (
            <li key={id}>
              {roomTexts.roomNamed(roomNumber)}:{' '}
              {[
                texts.costs(amount(difference, pricePerNight), amount(difference, next)),
                ...(ownFields.length > 0
                  ? [texts.own(ownFields.map((field) => texts.fields[field]).join(', '))]
                  : []),
              ].join('; ')}
            </li>
          ))}
        </ul>
      )}
    </FormSection>
  );
}
