import type { Room } from '../../api';
import { useTexts } from '../../state/useTexts';
import { stayTexts } from '../../i18n/stays';
import { BedIcon, GuestsIcon } from '../../ui/icons/stayIcons';
import { bedName } from './bedName';
import styles from './RoomFacts.module.css';

type Fact =
  | 'capacity'
  | 'numberOfAdults'
  | 'numberOfChildren'
  | 'numberOfBeds'
  | 'typeBed'
  | 'bedType';

type RoomFactsProps = {
  room: { [Name in Fact]?: Room[Name] | undefined };
};

/** Whom a room holds and where they sleep. */
export function RoomFacts({ room }: RoomFactsProps) {
  const texts = useTexts(stayTexts);
  const { capacity, numberOfAdults = 1, numberOfChildren = 0, numberOfBeds = 1 } = room;
  return (
    <ul className={styles.facts}>
      <li>
        <GuestsIcon />
        <span>
          {texts.guests(numberOfAdults, numberOfChildren)}
          {capacity !== undefined && <span className="quiet"> · {texts.capacity(capacity)}</span>}
        </span>
      </li>
      <li>
        <BedIcon />
        <span>{texts.beds(numberOfBeds, bedName(texts, room.bedType ?? room.typeBed))}</span>
      </li>
    </ul>
  );
}
