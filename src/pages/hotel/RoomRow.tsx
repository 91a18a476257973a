import { useId } from 'react';
import { Link } from '../../ui/navigation/Link';
import type { Room } from '../../api';
import { paths } from '../../../site/paths';
import { useShownStay } from '../../state/useStay';
import { useTexts } from '../../state/useTexts';
import { hotelTexts } from '../../i18n/hotels';
import { stayTexts } from '../../i18n/stays';
import { Button } from '../../ui/actions/Button';
import { classNames } from '../../ui/classNames';
import { Badge } from '../../ui/display/Badge';
import { struckPrice } from '../../entities/hotel/hotelFields';
import { languageOf } from '../../entities/hotel/ownLanguage';
import { OwnWords } from '../../entities/hotel/OwnWords';
import { PricePerNight } from '../../entities/stay/PricePerNight';
import { RoomFacts } from '../../entities/room/RoomFacts';
import { ServiceList } from '../../entities/hotel/ServiceList';
import { PlusIcon, CheckIcon } from '../../ui/icons/actionIcons';
import { Card } from '../../ui/layout/Card';
import { CoverPicture } from '../../ui/pictures/CoverPicture';
import styles from './RoomRow.module.css';

type RoomRowProps = { room: Room; chosen: boolean; onToggle: () => void };

/** One room to take or leave. */
export function RoomRow({ room, chosen, onToggle }: RoomRowProps) {
  const texts = useTexts(hotelTexts).rooms;
  const stay = useShownStay();
  const { roomTypes, services } = useTexts(stayTexts);
  const name = room.name || texts.noName;
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
      <div className={classNames('between', styles.side)}>
        <PricePerNight price={room.price} originalPrice={struckPrice(room)} />
        <ChooseButton name={name} room={room} chosen={chosen} onToggle={onToggle} />
      </div>
    </Card>
  );
}

function ChooseButton({ name, room, chosen, onToggle }: RoomRowProps & { name: string }) {
  const texts = useTexts(hotelTexts).rooms;
  const reasonId = useId();
  if (room.onSale === false) {
    return (
      <div className={styles.offSale}>
        <Badge>{texts.offSaleShort}</Badge>
        <Button variant="secondary" disabled aria-describedby={reasonId}>
          {texts.choose}
        </Button>
        <p id={reasonId}>{texts.offSale}</p>
      </div>
    );
  }
  return (
    <Button
      variant={chosen ? 'primary' : 'secondary'}
      icon={chosen ? <CheckIcon /> : <PlusIcon />}
      aria-pressed={chosen}
      onClick={onToggle}
    >
      {chosen ? texts.chosen : texts.choose}
      <span className="visuallyHidden" lang={languageOf(name)}>
        {' '}
        {name}
      </span>
    </Button>
  );
}
