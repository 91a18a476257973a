import { lazy, Suspense, useState } from 'react';
import { Link } from '../../ui/navigation/Link';
import type { RoomDetail } from '../../api';
import { paths } from '../../../site/paths';
import { useShownStay } from '../../state/useStay';
import { useTexts } from '../../state/useTexts';
import { roomsTexts } from '../../i18n/rooms';
import { reviewWordTexts } from '../../i18n/reviewWords';
import { stayTexts } from '../../i18n/stays';
import { Badge } from '../../ui/display/Badge';
import { EmptyNotice } from '../../ui/feedback/EmptyNotice';
import { PagePart } from '../../ui/feedback/PagePart';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { OwnWords } from '../../entities/hotel/OwnWords';
import { ReviewList } from '../../entities/review/ReviewList';
import { RoomFacts } from '../../entities/room/RoomFacts';
import { ServiceList } from '../../entities/hotel/ServiceList';
import { Stack } from '../../ui/layout/Stack';
import { Tabs } from '../../ui/navigation/Tabs';
import styles from './RoomTabs.module.css';

const PolicyCard = lazy(async () => ({
  default: (await import('../../entities/hotel/PolicyCard')).PolicyCard,
}));

type TabKey = 'details' | 'amenities' | 'reviews' | 'policies';

export function RoomTabs({ room }: { room: RoomDetail }) {
  const texts = useTexts(roomsTexts);
  const [active, setActive] = useState<TabKey>('details');
  const { checkIn } = useShownStay();
  return (
    <Tabs<TabKey>
      label={texts.tabsLabel}
      active={active}
      onChange={setActive}
      tabs={[
        { key: 'details', label: texts.tabs.details, panel: <Details room={room} /> },
        { key: 'amenities', label: texts.tabs.amenities, panel: <Amenities room={room} /> },
        { key: 'reviews', label: texts.tabs.reviews, panel: <Reviews room={room} /> },
        {
          key: 'policies',
          label: texts.tabs.policies,
          panel: (
            <PagePart name={texts.tabs.policies}>
              <Suspense fallback={<Skeleton height="24rem" />}>
                <PolicyCard
                  petsAllowed={room.hotel?.petsAllowed}
                  minimumStay={room.hotel?.minimumStay}
                  checkIn={checkIn}
                />
              </Suspense>
            </PagePart>
          ),
        },
      ]}
    />
  );
}

function Details({ room }: { room: RoomDetail }) {
  const texts = useTexts(roomsTexts);
  const typeNames: Record<string, string> = useTexts(stayTexts).roomTypes;
  const type = room.roomType ?? room.type;
  return (
    <Stack gap={4}>
      <h2 className={styles.title}>{texts.about}</h2>
      {type && (
        <p>
          <Badge tone="leaf">{texts.type(typeNames[type] ?? type)}</Badge>
        </p>
      )}
      <RoomFacts room={room} />
      <ServiceList services={room.services} label={texts.amenities} most={6} />
      <p className={styles.freeText}>
        <OwnWords text={room.description || texts.noDescription} />
      </p>
    </Stack>
  );
}

function Amenities({ room }: { room: RoomDetail }) {
  const texts = useTexts(roomsTexts);
  if (!room.services?.length) {
    return <EmptyNotice title={texts.noAmenities}>{texts.noAmenitiesHint}</EmptyNotice>;
  }
  return (
    <Stack gap={4}>
      <h2 className={styles.title}>{texts.amenities}</h2>
      <ServiceList services={room.services} label={texts.amenities} roomy />
    </Stack>
  );
}

function Reviews({ room }: { room: RoomDetail }) {
  const texts = useTexts(roomsTexts);
  const stay = useShownStay();
  const { empty, emptyHint } = useTexts(reviewWordTexts);
  if (!room.reviews?.length) {
    return <EmptyNotice title={empty}>{emptyHint}</EmptyNotice>;
  }
  return (
    <Stack gap={4}>
      <h2 className={styles.title}>{texts.reviewsOf}</h2>
      <ReviewList reviews={room.reviews} />
      {room.hotelId && (
        <p>
          <Link to={paths.hotel(room.hotelId, stay, 'reviews')}>{texts.allReviews}</Link>
        </p>
      )}
    </Stack>
  );
}
