import type { ReactNode } from 'react';
import type { Hotel } from '../../api';
import { useTexts } from '../../state/useTexts';
import { hotelTexts } from '../../i18n/hotels';
import { locationOf } from '../../entities/hotel/hotelFields';
import { usableImages } from '../../entities/hotel/images';
import { PolicyCard } from '../../entities/hotel/PolicyCard';
import { BelowFold } from '../../ui/layout/BelowFold';
import { SideLayout } from '../../ui/layout/SideLayout';
import { Container, Stack } from '../../ui/layout/Stack';
import { Tabs } from '../../ui/navigation/Tabs';
import { Gallery } from '../../ui/pictures/Gallery';
import { PagePart } from '../../ui/feedback/PagePart';
import { AlertDialog } from './AlertDialog';
import { HotelAmenities } from './HotelAmenities';
import { HotelHeader } from './HotelHeader';
import { HotelInfo } from './HotelInfo';
import { ReviewsTab } from './reviews/ReviewsTab';
import styles from './HotelView.module.css';
import { LocationCard } from './LocationCard';
import { RoomChoice } from './RoomChoice';
import { SimilarHotels } from './SimilarHotels';
import { StaySummary } from './StaySummary';
import { useHotelTab } from './useHotelTab';
import { useRoomBooking } from './useRoomBooking';

/** The page of a hotel that has been loaded. */
export function HotelView({ hotel }: { hotel: Hotel }) {
  const texts = useTexts(hotelTexts);
  const { tab, openTab } = useHotelTab();
  const booking = useRoomBooking(hotel, {
    isOpen: tab === 'rooms',
    open: () => openTab('rooms'),
  });
  const { gallery, tabs } = texts.page;
  const pictures = gallery.title(hotel.name ?? '');
  return (
    <Container className={styles.page}>
      <HotelHeader hotel={hotel} />
      <div className={styles.gallery}>
        <PagePart name={pictures}>
          <Gallery images={usableImages(hotel.images)} labels={{ ...gallery, title: pictures }} />
        </PagePart>
      </div>
      <SideLayout>
        <Stack gap={8}>
          <Tabs
            label={tabs.label}
            active={tab}
            onChange={openTab}
            tabs={[
              part('rooms', tabs.rooms, <RoomChoice {...booking} hotel={hotel} />),
              part('info', tabs.info, <HotelInfo hotel={hotel} />),
              part('amenities', tabs.amenities, <HotelAmenities hotel={hotel} />),
              part('reviews', tabs.reviews, <ReviewsTab hotel={hotel} />),
            ]}
          />
          <BelowFold>
            <PolicyCard
              petsAllowed={hotel.petsAllowed}
              minimumStay={hotel.minimumStay}
              checkIn={booking.criteria?.checkIn}
            />
            <PagePart name={texts.page.location}>
              <LocationCard name={hotel.name ?? ''} location={locationOf(hotel)} />
            </PagePart>
          </BelowFold>
        </Stack>
        <PagePart name={texts.summary.heading}>
          <StaySummary hotel={hotel} booking={booking} />
        </PagePart>
      </SideLayout>
      <BelowFold>
        <PagePart name={texts.page.similar}>
          <SimilarHotels hotelId={hotel.id} />
        </PagePart>
      </BelowFold>
      <AlertDialog text={booking.alert} onClose={booking.closeAlert} />
    </Container>
  );
}

function part<Key extends string>(key: Key, label: string, panel: ReactNode) {
  return {
    key,
    label,
    panel: (
      <BelowFold>
        <PagePart name={label}>{panel}</PagePart>
      </BelowFold>
    ),
  };
}
