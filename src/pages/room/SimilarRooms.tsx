import { skipToken } from '@reduxjs/toolkit/query';
import { holdsParty } from '../../../domain/stays/party';
import { vietnamToday } from '../../../domain/stays/stay';
import { bookableWish, roomSearches, type StayWish } from '../../../domain/stays/stayWish';
import { Link } from '../../ui/navigation/Link';
import { useGetHotelQuery, useSearchRoomsQuery, type Room } from '../../api';
import { paths } from '../../../site/paths';
import { useShownStay } from '../../state/useStay';
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

type SimilarRoomsProps = { hotelId: number; room: Pick<Room, 'id' | 'name' | 'price'> };

/**
 * Three other rooms of the same hotel that hold the party and can be had for its dates, the nearest in price first; of those
 * that are alike one, and none that is like this one. Without any it is not there.
 */
export function SimilarRooms({ hotelId, room }: SimilarRoomsProps) {
  const texts = useTexts(roomsTexts);
  const stay = useShownStay();
  const { rooms, isFetching } = useRoomsFor(hotelId, stay);
  if (!rooms && !isFetching) return null;
  const distance = ({ price }: Room) => Math.abs(wholeDong(price) - wholeDong(room.price));
  const others = (rooms ?? [])
    .filter(({ id, onSale }) => id !== room.id && onSale !== false)
    .filter((other) => holdsParty([other], stay))
    .sort((a, b) => distance(a) - distance(b));
  const shown = others
    .filter((other) => !isAlike(other, room))
    .filter((other, i, all) => all.findIndex((one) => isAlike(one, other)) === i)
    .slice(0, SHOWN);
  if (rooms && shown.length === 0) return null;
  return (
    <section aria-labelledby="similar-rooms">
      <h2 id="similar-rooms" className={styles.title}>
        {texts.similar}
      </h2>
      <CardGrid>
        {!rooms && [1, 2, 3].map((card) => <SkeletonPlace key={card} />)}
        {shown.map((other) => (
          <SimilarRoom key={other.id} room={other} />
        ))}
      </CardGrid>
    </section>
  );
}

type Named = Pick<Room, 'name' | 'price'>;

const isAlike = (one: Named, other: Named) =>
  one.name === other.name && wholeDong(one.price) === wholeDong(other.price);

/** Those that are free for the stay; without dates all of the hotel. */
function useRoomsFor(hotelId: number, stay: StayWish) {
  const wish = bookableWish({ ...stay, bedType: '' }, vietnamToday(new Date()));
  const search = wish && roomSearches(hotelId, wish).fitting;
  const free = useSearchRoomsQuery(search ?? skipToken);
  const hotel = useGetHotelQuery(search ? skipToken : { id: hotelId });
  return search
    ? { rooms: free.currentData, isFetching: free.isFetching }
    : { rooms: hotel.currentData?.rooms, isFetching: hotel.isFetching };
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
