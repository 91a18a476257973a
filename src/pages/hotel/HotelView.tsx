import type { ReactNode } from 'react';
import { api, type Hotel } from '../../api';
import { useTexts } from '../../state/useTexts';
import { hotelTexts } from '../../i18n/hotels';
import { usableImages } from '../../entities/hotel/images';
import { Button } from '../../ui/actions/Button';
import { BelowFold } from '../../ui/layout/BelowFold';
import { SideLayout } from '../../ui/layout/SideLayout';
import { Container, Stack } from '../../ui/layout/Stack';
import { Tabs } from '../../ui/navigation/Tabs';
import { Gallery } from '../../ui/pictures/Gallery';
import { Notice } from '../../ui/feedback/Notice';
import { OptionalPart } from '../../ui/feedback/OptionalPart';
import { PagePart } from '../../ui/feedback/PagePart';
import {
  AlertDialog,
  HotelAmenities,
  HotelInfo,
  HotelRules,
  SimilarHotels,
} from './hotelDetailParts';
import { HotelHeader } from './HotelHeader';
import { ReviewsTab } from './reviews/ReviewsTab';
import styles from './HotelView.module.css';
import { RoomChoice } from './RoomChoice';
import { StaySummary } from './StaySummary';
import { useHotelTab } from './useHotelTab';
import { useRoomBooking } from './useRoomBooking';
import { useSimilarQuery } from './useSimilarQuery';

/** The page of a hotel that has been loaded. */
export function HotelView({ hotel }: { hotel: Hotel }) {
  const texts = useTexts(hotelTexts);
  const { tab, openTab } = useHotelTab();
  const booking = useRoomBooking(hotel, {
    isOpen: tab === 'rooms',
    open: () => openTab('rooms'),
  });
  // The answer has to be there still when somebody scrolls down after minutes.
  api.endpoints.listSimilarHotels.useQuerySubscription(useSimilarQuery());
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
              part('info', tabs.info, <HotelInfo />),
              part('amenities', tabs.amenities, <HotelAmenities />),
              part('reviews', tabs.reviews, <ReviewsTab hotel={hotel} />),
            ]}
          />
          <PagePart name={tabs.info}>
            <HotelRules />
          </PagePart>
        </Stack>
        <PagePart name={texts.summary.heading}>
          <StaySummary hotel={hotel} booking={booking} />
        </PagePart>
      </SideLayout>
      <OptionalPart>
        <SimilarHotels />
      </OptionalPart>
      {booking.alert !== null && (
        <OptionalPart without={<AlertNotice text={booking.alert} onClose={booking.closeAlert} />}>
          <AlertDialog text={booking.alert} onClose={booking.closeAlert} />
        </OptionalPart>
      )}
    </Container>
  );
}

/** The same sentence where the dialog's program does not arrive. */
function AlertNotice({ text, onClose }: { text: string; onClose: () => void }) {
  const { close } = useTexts(hotelTexts).alerts;
  return (
    <div className={styles.alert}>
      <Notice tone="error" action={<Button onClick={onClose}>{close}</Button>}>
        {text}
      </Notice>
    </div>
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
