import type { BookedRoom } from '../../api';
import { useTexts } from '../../state/useTexts';
import { bookingsTexts } from '../../i18n/bookings';
import { languageOf } from '../hotel/ownLanguage';
import { PricePerNight } from '../stay/PricePerNight';
import { RoomFacts } from '../room/RoomFacts';
import { classNames } from '../../ui/classNames';
import styles from './BookedRooms.module.css';

type ShownRoom = Pick<BookedRoom, 'id' | 'name' | 'price'> &
  Partial<Omit<BookedRoom, 'id' | 'name' | 'price'>>;

/** The rooms of a stay: whom each holds and what a night in it costs. */
export function BookedRooms({ rooms }: { rooms: readonly ShownRoom[] }) {
  const texts = useTexts(bookingsTexts).sheet;
  return (
    <ul className={styles.rooms}>
      {rooms.map((room) => (
        <li key={room.id} className={classNames('between', styles.room)}>
          <div>
            <p className={styles.name} lang={languageOf(room.name)}>
              {room.name || texts.unnamedRoom}
            </p>
            <RoomFacts room={room} />
          </div>
          <PricePerNight price={room.price} originalPrice={room.originalPrice} align="end" />
        </li>
      ))}
    </ul>
  );
}
