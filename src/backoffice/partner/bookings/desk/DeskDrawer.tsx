import { useRef, useState } from 'react';
import { deskTexts as texts } from '../../../../i18n/en/partner/desk';
import { Skeleton } from '../../../../ui/feedback/Skeleton';
import { DetailsDrawer } from '../../../ui/DetailsDrawer';
import { ErrorPanel } from '../../../ui/ErrorPanel';
import { useChosenHotel, type HotelChoice } from '../../rooms/hotelChoice';
import { HotelBar } from '../../rooms/HotelBar';
import { NoHotelYet } from '../../rooms/NoHotelYet';
import { DeskForm } from './DeskForm';
import type { DeskStay, DeskValues } from './deskValues';

type DeskDrawerProps = {
  open: boolean;
  /** The one that the list is about, if it is about one. */
  hotelId: number | undefined;
  /** What the form begins with of nights and rooms. */
  stay?: DeskStay | undefined;
  onBooked: (bookingId: string) => void;
  onClose: () => void;
};

/** A new booking beside the list. */
export function DeskDrawer({ open, onClose, ...desk }: DeskDrawerProps) {
  return (
    <DetailsDrawer open={open} title={texts.title} onClose={onClose}>
      <Desk {...desk} onClose={onClose} />
    </DetailsDrawer>
  );
}

/** Gone with the drawer, so that the next one begins with the hotel that the list is then about. */
function Desk({ hotelId, stay, onBooked, onClose }: Omit<DeskDrawerProps, 'open'>) {
  const [picked, pick] = useState<HotelChoice>();
  // What is written is of the guest and the nights, whichever hotel has a room for them.
  const written = useRef<DeskValues>(undefined);
  const [carried, carry] = useState<DeskValues>();
  const { hotel, hasNone, failed, retry } = useChosenHotel(picked?.id ?? hotelId);
  if (failed) return <ErrorPanel text={texts.failed} onRetry={retry} />;
  if (hasNone) return <NoHotelYet />;
  if (!hotel) {
    return (
      <div role="status" aria-label={texts.loading}>
        <Skeleton height="24em" />
      </div>
    );
  }
  return (
    <>
      <HotelBar
        hotel={hotel}
        onChange={(next) => {
          carry(written.current);
          pick(next);
        }}
      />
      <DeskForm
        key={hotel.id}
        hotelId={hotel.id}
        // Rooms are of the hotel that it was begun with.
        stay={hotel.id === hotelId ? stay : undefined}
        carried={carried}
        onEdited={(values) => {
          written.current = values;
        }}
        onBooked={onBooked}
        onCancel={onClose}
      />
    </>
  );
}
