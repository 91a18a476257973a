import type { ReactNode } from 'react';
import { Link } from '../../ui/navigation/Link';
import type { Room } from '../../api';
import { paths } from '../../../site/paths';
import { useShownStay } from '../../state/useStay';
import { useTexts } from '../../state/useTexts';
import { stayTexts } from '../../i18n/stays';
import { classNames } from '../../ui/classNames';
import { languageOf } from '../../entities/hotel/ownLanguage';
import { OwnWords } from '../../entities/hotel/OwnWords';
import { RoomFacts } from '../../entities/room/RoomFacts';
import { ServiceList } from '../../entities/hotel/ServiceList';
import { Card } from '../../ui/layout/Card';
import { CoverPicture } from '../../ui/pictures/CoverPicture';
import styles from './RoomCard.module.css';

type RoomCardProps = {
  room: Room;
  name: string;
  chosen: boolean;
  /** Price and choice. */
  side: ReactNode;
  below?: ReactNode;
};

/** What a room is like, or a type by one of its rooms. */
export function RoomCard({ room, name, chosen, side, below }: RoomCardProps) {
  const stay = useShownStay();
  const { roomTypes, services } = useTexts(stayTexts);
  const type = roomTypes[room.roomType ?? room.type];
  const picture = room.images?.[0];
  return (
    <Card as="article" flush className={classNames('column', styles.row, chosen && styles.chosen)}>
      <CoverPicture
        image={picture}
        sizes="(min-width: 768px) 240px, 94vw"
        className={styles.picture}
      />
      <div className={styles.words}>
        {type && <p className={styles.type}>{type}</p>}
        <h3 className={styles.name}>
          <Link to={paths.room(room.id, stay)} lang={languageOf(name)}>
            {name}
          </Link>
        </h3>
        <RoomFacts room={room} />
        <p className={classNames('quiet twoLines', styles.description)}>
          <OwnWords text={room.description ?? ''} />
        </p>
        <ServiceList services={room.services} label={services} most={4} />
      </div>
      <div className={classNames('between', styles.side)}>{side}</div>
      {below && <div className={styles.below}>{below}</div>}
    </Card>
  );
}
