import type { Hotel } from '../../api';
import { useTexts } from '../../state/useTexts';
import { hotelTexts } from '../../texts/hotels';
import { locationOf, minimumNights } from '../../ui/hotel/hotelFields';
import { usableImages } from '../../ui/hotel/images';
import { PolicyCard } from '../../ui/hotel/PolicyCard';
import { Container, SideLayout } from '../../ui/layout/Stack';
import { Tabs } from '../../ui/navigation/Tabs';
import { Gallery } from '../../ui/pictures/Gallery';
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
  const booking = useRoomBooking(hotel, minimumNights(hotel.minimumStay), {
    isOpen: tab === 'rooms',
    open: () => openTab('rooms'),
  });
  const { gallery, tabs } = texts.page;
  return (
    <Container className={styles.page}>
      <HotelHeader hotel={hotel} />
      <div className={styles.gallery}>
        <Gallery
          images={usableImages(hotel.images)}
          labels={{ ...gallery, title: gallery.title(hotel.name ?? '') }}
        />
      </div>
      <SideLayout>
        <div className={styles.main}>
          <Tabs
            label={tabs.label}
            active={tab}
            onChange={openTab}
            tabs={[
              { key: 'rooms', label: tabs.rooms, panel: <RoomChoice {...booking} hotel={hotel} /> },
              { key: 'info', label: tabs.info, panel: <HotelInfo hotel={hotel} /> },
              { key: 'amenities', label: tabs.amenities, panel: <HotelAmenities hotel={hotel} /> },
              { key: 'reviews', label: tabs.reviews, panel: <ReviewsTab hotel={hotel} /> },
            ]}
          />
          <PolicyCard
            petsAllowed={hotel.petsAllowed}
            minimumStay={hotel.minimumStay}
            checkIn={booking.criteria?.checkIn}
          />
          <LocationCard name={hotel.name ?? ''} location={locationOf(hotel)} />
        </div>
        <StaySummary hotel={hotel} booking={booking} />
      </SideLayout>
      <SimilarHotels hotelId={hotel.id} />
      <AlertDialog text={booking.alert} onClose={booking.closeAlert} />
    </Container>
  );
}
