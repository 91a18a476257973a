import type { Room } from '../../api';
import { useTexts } from '../../state/useTexts';
import { hotelTexts } from '../../i18n/hotels';
import { StayPrice } from '../../entities/booking/StayPrice';
import { ChooseButton } from './ChooseButton';
import { RoomCard } from './RoomCard';

type RoomRowProps = { room: Room; chosen: boolean; onToggle: () => void };

/** One room to take or leave. */
export function RoomRow({ room, chosen, onToggle }: RoomRowProps) {
  const texts = useTexts(hotelTexts).rooms;
  const name = room.name || texts.noName;
  return (
    <RoomCard
      room={room}
      name={name}
      chosen={chosen}
      side={
        <>
          <StayPrice room={room} />
          <ChooseButton name={name} room={room} chosen={chosen} onToggle={onToggle} />
        </>
      }
    />
  );
}
