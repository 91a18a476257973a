import { tidy } from '../../../../../domain/texts/texts';
import type { PartnerRoom, RoomTypeWithRooms } from '../../../../api/partner';
import type { RoomValues } from '../roomValues';

const asNamed = (name: string) => tidy(name).replace(/\s+/g, ' ').toLowerCase();

type Named = Pick<RoomValues, 'name' | 'roomType' | 'typeId'>;

/** The type that was chosen for a room, as long as the room says its name and kind. */
export function chosenType(
  types: readonly RoomTypeWithRooms[],
  { name, roomType, typeId }: Named,
): RoomTypeWithRooms | undefined {
  const chosen = types.find(({ id }) => id === typeId);
  const isNamed = chosen?.name === tidy(name) && chosen.roomType === roomType;
  return isNamed ? chosen : undefined;
}

/** A type that the room would be a twin of: of its name, without being of it. */
export function twinType(
  types: readonly RoomTypeWithRooms[],
  values: Named,
  room: Pick<PartnerRoom, 'id'> | undefined,
): RoomTypeWithRooms | undefined {
  if (chosenType(types, values)) return undefined;
  const others = types.filter(({ rooms }) => rooms.some(({ id }) => id !== room?.id));
  return others.find(({ name }) => asNamed(name) === asNamed(values.name));
}
