import type { ComponentProps } from 'react';
import type { BookedRoom } from '../../api';
import { occupantsText } from '../../../domain/bookings/guestsText';
import { lineNumbersText } from '../../../domain/bookings/bookedRooms';
import { numbersOf, roomLines } from '../../../domain/rooms/roomTypes';
import { useLanguage, useTexts } from '../../state/useTexts';
import { bookingsTexts } from '../../i18n/bookings';
import { languageOf } from '../hotel/ownLanguage';
import { RoomFacts } from '../room/RoomFacts';
import { classNames } from '../../ui/classNames';
import { BookedPrice } from './BookedPrice';
import styles from './BookedRooms.module.css';

type ShownRoom = Pick<BookedRoom, 'id' | 'name' | 'price'> &
  Partial<Omit<BookedRoom, 'id' | 'name' | 'price'>>;

type BookedRoomsProps = { rooms: readonly ShownRoom[] } & Pick<
  ComponentProps<typeof BookedPrice>,
  'nights'
>;

/** The rooms of a stay: which they are, whom each holds and what it costs. */
export function BookedRooms({ rooms, nights }: BookedRoomsProps) {
  return (
    <ul className={styles.rooms}>
      {roomLines(rooms).map((line) => (
        <BookedLine key={line[0].id} rooms={line} nights={nights} />
      ))}
    </ul>
  );
}

/** One room, or several that are alike. */
function BookedLine({
  rooms,
  nights,
}: BookedRoomsProps & { rooms: readonly [ShownRoom, ...ShownRoom[]] }) {
  const texts = useTexts(bookingsTexts).sheet;
  const [room] = rooms;
  const name = room.name || texts.unnamedRoom;
  const numbers = numbersOf(rooms.filter(({ segments }) => !segments));
  return (
    <li className={classNames('between', styles.room)}>
      <div>
        <p className={styles.name} lang={languageOf(room.name)}>
          {rooms.length > 1 ? `${name} × ${rooms.length}` : name}
        </p>
        {numbers.length > 0 && <p className="note">{texts.numbers(numbers)}</p>}
        {rooms.map((one) => (
          <Segments key={one.id} room={one} />
        ))}
        <RoomFacts room={room} />
        {rooms.map((one) => (
          <Sleepers key={one.id} room={one} named={rooms.length > 1} />
        ))}
      </div>
      <BookedPrice rooms={rooms} nights={nights} />
    </li>
  );
}

/** Which rooms it is one after the other, where it changes within the stay. */
function Segments({ room }: { room: ShownRoom }) {
  const texts = useTexts(bookingsTexts).sheet;
  const language = useLanguage();
  if (!room.segments) return null;
  return <p className="note">{texts.numbers([lineNumbersText(room, language)])}</p>;
}

/** Who sleeps in it, where that was said. */
function Sleepers({ room, named }: { room: ShownRoom; named: boolean }) {
  const texts = useTexts(bookingsTexts).sheet;
  const language = useLanguage();
  if (!room.occupants) return null;
  const people = occupantsText(room.occupants, language);
  const hasNumber = named && room.roomNumber;
  const number = hasNumber ? `${texts.numbers([lineNumbersText(room, language)])}: ` : '';
  return <p className="note">{number ? number + people : texts.sleepers(people)}</p>;
}
