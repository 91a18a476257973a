import type { Room } from '../../api';
import { RoomRow } from './RoomRow';
import { classNames } from '../../ui/classNames';
import styles from './RoomList.module.css';

type RoomListProps = {
  rooms: readonly Room[];
  chosen: readonly Room[];
  onToggle: (roomId: number) => void;
};

export function RoomList({ rooms, chosen, onToggle }: RoomListProps) {
  return (
    <ul className={classNames('column', styles.rooms)}>
      {rooms.map((room) => (
        <li key={room.id}>
          <RoomRow
            room={room}
            chosen={chosen.some(({ id }) => id === room.id)}
            onToggle={() => onToggle(room.id)}
          />
        </li>
      ))}
    </ul>
  );
}
