import { useParams } from 'react-router-dom';
import { isRequestError, type RoomDetail } from '../../api';
import { paths } from '../../../site/paths';
import { useShownStay } from '../../state/useStay';
import { useTexts } from '../../state/useTexts';
import { roomsTexts } from '../../i18n/rooms';
import { locationOf } from '../../entities/hotel/hotelFields';
import { usableImages } from '../../entities/hotel/images';
import { languageOf } from '../../entities/hotel/ownLanguage';
import { RatingOf } from '../../entities/review/RatingOf';
import { BelowFold } from '../../ui/layout/BelowFold';
import { SideLayout } from '../../ui/layout/SideLayout';
import { Container, Stack } from '../../ui/layout/Stack';
import { Breadcrumb } from '../../ui/navigation/Breadcrumb';
import { PageTitle } from '../../ui/navigation/PageTitle';
import { Gallery } from '../../ui/pictures/Gallery';
import { HotelOfRoom } from './HotelOfRoom';
import { OrderCard } from './OrderCard';
import { RoomFailure } from './RoomFailure';
import { RoomSkeleton } from './RoomSkeleton';
import { RoomTabs } from './RoomTabs';
import { SimilarRooms } from './SimilarRooms';
import { useRoomOfStay } from './useRoomOfStay';
import { classNames } from '../../ui/classNames';
import styles from './RoomPage.module.css';

/** One room: what it looks like, what it offers, and the card that books it. */
export default function RoomPage() {
  const { id: text = '' } = useParams();
  const id = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
  const { room, error, isFetching, refetch } = useRoomOfStay(id);
  const isGone = id === null || (isRequestError(error) && error.status === 404);
  return (
    <Container className={classNames('column', styles.page)}>
      {room && <Room key={room.id} room={room} />}
      {!room && isFetching && <RoomSkeleton />}
      {!room && !isFetching && <RoomFailure onRetry={isGone ? null : refetch} />}
    </Container>
  );
}

function Room({ room }: { room: RoomDetail }) {
  const texts = useTexts(roomsTexts);
  const stay = useShownStay();
  const name = room.name || texts.unnamed;
  const hotelName = room.hotel?.name || texts.unnamedHotel;
  const location = room.hotel ? locationOf(room.hotel) : '';
  const pictures = usableImages(room.roomImages ?? room.images);
  return (
    <>
      <Breadcrumb
        label={texts.breadcrumb}
        steps={[
          { label: texts.home, to: paths.home() },
          { label: texts.hotels, to: paths.hotels({}, stay) },
          {
            label: hotelName,
            lang: languageOf(hotelName),
            ...(room.hotelId && { to: paths.hotel(room.hotelId, stay) }),
          },
          { label: name, lang: languageOf(name) },
        ]}
      />
      <header>
        <PageTitle
          siteName="Nghỉ Đâu"
          title={`${name} · ${hotelName}`}
          description={texts.pageDescription(name, hotelName)}
        >
          <span lang={languageOf(name)}>{name}</span>
        </PageTitle>
        <p className={styles.subtitle}>
          <RatingOf rating={room.totalRating} reviews={room.totalReviews} withCount />
          <span lang={languageOf(location)}>{location}</span>
        </p>
      </header>
      <Gallery
        images={pictures.map(({ url, srcSet }) => ({ url, srcSet }))}
        labels={{ ...texts.gallery, title: texts.gallery.title(name) }}
      />
      <SideLayout className={styles.columns}>
        <OrderCard room={room} />
        <Stack gap={8}>
          <BelowFold>
            <RoomTabs room={room} />
            {room.hotel && <HotelOfRoom hotel={room.hotel} />}
            {room.hotelId && <SimilarRooms hotelId={room.hotelId} room={room} />}
          </BelowFold>
        </Stack>
      </SideLayout>
    </>
  );
}
