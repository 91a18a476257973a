import { formatAmount } from '../../../../../domain/money/money';
import type { PartnerRoom, RoomTypeWithRooms } from '../../../../api/partner';
import { roomTypeTexts } from '../../../../i18n/en/partner/roomTypes';
import { SelectItem } from '../../../ui/form/SelectItem';
import type { RoomValues } from '../roomValues';
import { chosenType } from './typeByName';
import { useJoinType } from './useJoinType';

const texts = roomTypeTexts.choice;

type TypeItemProps = {
  types: readonly RoomTypeWithRooms[];
  values: RoomValues;
  /** Absent: a new one. */
  room: Pick<PartnerRoom, 'id'> | undefined;
};

/** The type that a room is of. One that is named otherwise is of none of these any more. */
export function TypeItem({ types, values, room }: TypeItemProps) {
  const join = useJoinType(room);
  return (
    <SelectItem<number>
      name="typeId"
      label={texts.label}
      hint={texts.hint}
      placeholder={texts.none}
      searchable
      shown={chosenType(types, values)?.id ?? ''}
      options={types.map((type) => ({
        value: type.id,
        label: texts.option(type, formatAmount(type.pricePerNight, type.currency)),
      }))}
      onPicked={(typeId) => {
        const type = types.find(({ id }) => id === typeId);
        if (type) join(type);
      }}
    />
  );
}
