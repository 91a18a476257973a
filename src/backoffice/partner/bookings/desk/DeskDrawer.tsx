import { useState } from 'react';
import { deskTexts as texts } from '../../../../i18n/en/partner/desk';
import { Skeleton } from '../../../../ui/feedback/Skeleton';
import { DetailsDrawer } from '../../../ui/DetailsDrawer';
import { ErrorPanel } from '../../../ui/ErrorPanel';
import { useChosenHotel, type HotelChoice } from '../../rooms/hotelChoice';
import { HotelBar } from '../../rooms/HotelBar';
import { NoHotelYet } from '../../rooms/NoHotelYet';
import { DeskForm } from './DeskForm';

type DeskDrawerProps = {
  open: boolean;
  /** The one that the list is about, if it is about one. */
  hotelId: number | undefined;
  onBooked: (bookingId: string) => void;
  onClose: () => void;
};

/** A new booking beside the list. */
export function DeskDrawer({ open, hotelId, onBooked, onClose }: DeskDrawerProps) {
  const [picked, pick] = useState<HotelChoice>();
  const { hotel, hasNone, failed, retry } = useChosenHotel(picked?.id ?? hotelId);
  return (
    <DetailsDrawer open={open} title={texts.title} onClose={onClose}>
      {failed ? (
        <ErrorPanel text={texts.failed} onRetry={retry} />
      ) : hasNone ? (
        <NoHotelYet />
      ) : !hotel ? (
        <div role="status" aria-label={texts.loading}>
          <Skeleton height="24em" />
        </div>
      ) : (
        <>
          <HotelBar hotel={hotel} onChange={pick} />
          <DeskForm key={hotel.id} hotelId={hotel.id} onBooked={onBooked} onCancel={onClose} />
        </>
      )}
    </DetailsDrawer>
  );
}
