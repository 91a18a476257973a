import type { Room } from '../../api';
import { useTexts } from '../../state/useTexts';
import { hotelTexts } from '../../i18n/hotels';
import { OwnWords } from '../../entities/hotel/OwnWords';
import { StayPrice } from '../../entities/booking/StayPrice';
import { RoomFacts } from '../../entities/room/RoomFacts';
import { classNames } from '../../ui/classNames';
import { ChooseButton } from './ChooseButton';
import styles from './TypeRooms.module.css';
import type { RoomBooking } from './useRoomBooking';

type TypeRoomsProps = {
  name: string;
  rooms: readonly [Room, ...Room[]];
  booking: RoomBooking;
};

/** Each room of a type to take or leave, with what is different about it. */
export function TypeRooms({ name, rooms, booking }: TypeRoomsProps) {
  const texts = useTexts(hotelTexts).rooms;
  const { chosen, anyOfTypeIds, toggle } = booking;
  const [first] = rooms;
  const isNamed = (id: number) =>
    chosen.some((room) => room.id === id) && !anyOfTypeIds.includes(id);
  return (
    <ul className={styles.rooms}>
      {rooms.map((room) => {
        const number = room.roomNumber ? texts.numbered(room.roomNumber) : name;
        return (
          <li key={room.id} className={classNames('between', styles.room)}>
            <div>
              <p className={styles.number}>{number}</p>
              {isAnother(room, first) && <RoomFacts room={room} />}
              {room.description !== first.description && (
                <p className="quiet twoLines">
                  <OwnWords text={room.description ?? ''} />
                </p>
              )}
              {room.price !== first.price && <StayPrice room={room} />}
            </div>
            <ChooseButton
              name={room.roomNumber ? `${name} ${room.roomNumber}` : name}
              room={room}
              chosen={isNamed(room.id)}
              onToggle={() => toggle(room.id)}
            />
          </li>
        );
      })}
    </ul>
  );
}

function isAnother(room: Room, first: Room): boolean {
  const facts = (of: Room) => [
    ...[of.numberOfAdults, of.numberOfChildren, of.capacity, of.numberOfBeds, of.bedType],
  ];
  return String(facts(room)) !== String(facts(first));
}
