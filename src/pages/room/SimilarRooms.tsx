import { holdsParty } from '../../../domain/stays/party';
import { Link } from '../../ui/navigation/Link';
import { useGetHotelQuery, type Room } from '../../api';
import { paths } from '../../../site/paths';
import { useShownDays, useShownStay } from '../../state/useStay';
import { useTexts } from '../../state/useTexts';
import { roomsTexts } from '../../i18n/rooms';
import { StayPrice } from '../../entities/booking/StayPrice';
import { wholeDong } from '../../entities/booking/wholeDong';
import { SkeletonCard } from '../../ui/feedback/SkeletonCard';
import { usableImages } from '../../entities/hotel/images';
import { languageOf } from '../../entities/hotel/ownLanguage';
import { RoomFacts } from '../../entities/room/RoomFacts';
import { Card } from '../../ui/layout/Card';
import { CardGrid } from '../../ui/layout/CardGrid';
import { CoverPicture } from '../../ui/pictures/CoverPicture';
import { classNames } from '../../ui/classNames';
import styles from './SimilarRooms.module.css';

const SHOWN = 3;

type SimilarRoomsProps = { hotelId: number; room: Pick<Room, 'id' | 'price'> };

/** Three other rooms of the same hotel that hold the party, the nearest in price first. Without any it is not there. */
export function SimilarRooms({ hotelId, room }: SimilarRoomsProps) {
  const texts = useTexts(roomsTexts);
  const stay = useShownStay();
  const { currentData: hotel, isFetching } = useGetHotelQuery({ id: hotelId, ...useShownDays() });
  if (!hotel && !isFetching) return null;
  const distance = ({ price }: Room) => Math.abs(wholeDong(price) - wholeDong(room.price));
  const others = (hotel?.rooms ?? [])
    .filter(({ id, onSale }) => id !== room.id && onSale !== false)
    .filter((other) => holdsParty([other], stay))
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, SHOWN);
  if (hotel && others.length === 0) return null;
  return (
    <section aria-labelledby="similar-rooms">
      <h2 id="similar-rooms" className={styles.title}>
        {texts.similar}
      </h2>
      <CardGrid>
        {!hotel && [1, 2, 3].map((card) => <SkeletonPlace key={card} />)}
        {others.map((other) => (
          <SimilarRoom key={other.id} room={other} />
        ))}
      </CardGrid>
    </section>
  );
}

const SkeletonPlace = () => (
  <li>
    <SkeletonCard lines={2} />
  </li>
);

function SimilarRoom({ room }: { room: Room }) {
  const texts = useTexts(roomsTexts);
  const stay = useShownStay();
  const [image] = usableImages(room.images);
  return (
    <Card as="li" flush lively>
      <CoverPicture
        image={image}
        sizes="(min-width: 1000px) 240px, (min-width: 600px) 50vw, 100vw"
        className={styles.picture}
      />
      <div className={styles.body}>
        <h3 className={classNames('likeH4', styles.name)}>
          <Link to={paths.room(room.id, stay)} lang={languageOf(room.name)}>
            {room.name || texts.unnamed}
          </Link>
        </h3>
        <RoomFacts room={room} />
        <StayPrice room={room} />
      </div>
    </Card>
  );
}
