import { lazy } from 'react';
import { roomsByType } from '../../../domain/rooms/roomTypes';
import type { Room } from '../../api';
import { OffSaleType } from './GoneCard';
import { RoomRow } from './RoomRow';
import { TypeCard } from './TypeCard';
import { OptionalPart } from '../../ui/feedback/OptionalPart';
import { classNames } from '../../ui/classNames';
import styles from './RoomList.module.css';
import type { RoomBooking } from './useRoomBooking';

const GoneRooms = lazy(async () => ({ default: (await import('./GoneRooms')).GoneRooms }));

type RoomListProps = {
  rooms: readonly Room[];
  /** Rooms that are sold; shown are the types of which none is left. */
  sold?: readonly Room[];
  booking: RoomBooking;
};

type OneType = readonly [Room, ...Room[]];

/** The rooms by their types. */
export function RoomList({ rooms, sold = [], booking }: RoomListProps) {
  const { chosen, toggle, isOneOfMany } = booking;
  const types = roomsByType(rooms);
  const isLeft = ({ typeId }: Room) => rooms.some((room) => room.typeId === typeId);
  const gone = roomsByType(sold.filter((room) => !isLeft(room)));
  return (
    <ul className={classNames('column', styles.rooms)}>
      {types.map((ofType) => {
        const [room] = ofType;
        return (
          <li key={room.id}>
            {isOneOfMany(room) ? (
              <TypeOnSale rooms={ofType} booking={booking} />
            ) : (
              <RoomRow
                room={room}
                chosen={chosen.some(({ id }) => id === room.id)}
                onToggle={() => toggle(room.id)}
              />
            )}
          </li>
        );
      })}
      {gone.length > 0 && (
        <OptionalPart>
          <GoneRooms types={gone} booking={booking} />
        </OptionalPart>
      )}
    </ul>
  );
}

function TypeOnSale({ rooms, booking }: { rooms: OneType; booking: RoomBooking }) {
  const [first, ...others] = rooms.filter(({ onSale }) => onSale !== false);
  return first ? (
    <TypeCard rooms={[first, ...others]} booking={booking} />
  ) : (
    <OffSaleType room={rooms[0]} />
  );
}
