import { formatAmount } from '../../../../../domain/money/money';
import type { Week } from '../../../../../domain/prices/weekPrices';
import { priceWith } from '../../../../../domain/rooms/roomPrices';
import type { RoomTypeWithRooms } from '../../../../api/partner';
import { roomTexts } from '../../../../i18n/en/partner/rooms';
import { roomTypeTexts } from '../../../../i18n/en/partner/roomTypes';
import { FormSection } from '../../../ui/form/FormLayout';
import { weekdaysApart, type Change } from './weekdaysApart';

const texts = roomTypeTexts.follow;

type FollowingRoomsProps = {
  type: RoomTypeWithRooms;
  /** As it is being typed; null while there is none. */
  price: number | null;
  week: Week;
};

/** What a change does to the rooms: how many follow, what those with something of their own keep. */
export function FollowingRooms({ type, price, week }: FollowingRoomsProps) {
  const { rooms, currency, pricePerNight, weekdayPrices } = type;
  const others = rooms.filter(
    ({ difference, ownFields }) => difference !== 0 || ownFields.length > 0,
  );
  const following = rooms.length - others.length;
  const amount = (difference: number, base: number) =>
    formatAmount(priceWith(difference, base, currency), currency);
  const next = price ?? pricePerNight;
  const apart = weekdaysApart({ price: pricePerNight, week: weekdayPrices }, { price: next, week });
  const costs = (difference: number, { before, after }: Change) =>
    texts.costs(amount(difference, before), amount(difference, after));
  const onDays = (difference: number) =>
    apart.map(({ days, ...change }) => texts.onDays(namesOf(days), costs(difference, change)));
  return (
    <FormSection title={texts.title}>
      <p>
        {others.length === 0 ? texts.all(rooms.length) : texts.some(others.length, rooms.length)}{' '}
        {following > 0 &&
          [
            ...(next === pricePerNight
              ? []
              : [texts.prices(following, amount(0, pricePerNight), amount(0, next))]),
            ...onDays(0).map((words) => texts.rooms(following, words)),
          ].join(' ')}
      </p>
      {others.length > 0 && (
        <ul>
          {others.map(({ id, roomNumber, difference, ownFields }) => (
            <li key={id}>
              {roomTexts.roomNamed(roomNumber)}:{' '}
              {[
                costs(difference, { before: pricePerNight, after: next }),
                ...onDays(difference),
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

const namesOf = (days: readonly number[]) =>
  days.map((day) => roomTypeTexts.week.days[day]).join(', ');
