import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Room } from '../../api';
import { useTexts } from '../../state/useTexts';
import { hotelTexts } from '../../i18n/hotels';
import { OwnWords } from '../../entities/hotel/OwnWords';
import { StayPrice } from '../../entities/booking/StayPrice';
import { RoomFacts } from '../../entities/room/RoomFacts';
import { Button } from '../../ui/actions/Button';
import { classNames } from '../../ui/classNames';
import { FEW_ROOMS } from './fewRooms';
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
  const list = useRef<HTMLUListElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll
    ? rooms
    : rooms.filter(({ id }, place) => place < FEW_ROOMS || isNamed(id));
  const showAll = () => {
    flushSync(() => setShowsAll(true));
    // The button is gone: the first that it has brought is next.
    list.current?.children[FEW_ROOMS]?.querySelector('button')?.focus();
  };
  const rows = (
    <ul ref={list} className={styles.rooms}>
      {shown.map((room) => {
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
  if (shown.length === rooms.length) return rows;
  return (
    <>
      {rows}
      <Button variant="quiet" onClick={showAll}>
        {texts.showAll(rooms.length)}
      </Button>
    </>
  );
}

function isAnother(room: Room, first: Room): boolean {
  const facts = (of: Room) => [
    ...[of.numberOfAdults, of.numberOfChildren, of.capacity, of.numberOfBeds, of.bedType],
  ];
  return String(facts(room)) !== String(facts(first));
}
