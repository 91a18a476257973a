import { lazy, Suspense, useState } from 'react';
import { BookingDrawer } from '../../bookings/BookingDrawer';
import { DeskDrawer } from '../../bookings/desk/DeskDrawer';
import { NightsDrawer } from '../../prices/nights/NightsDrawer';
import type { Closed } from '../change/useClosureActs';
import type { FormActs } from '../change/useNightActs';
import type { Doing } from '../useActs';
import type { SwapSteps } from '../../bookings/swap/useSwapForm';
import { CloseRooms } from './CloseRooms';

const SwapBeside = lazy(async () => ({ default: (await import('./SwapBeside')).SwapBeside }));

type DrawersProps = {
  hotelId: number;
  doing: Doing | null;
  onStop: () => void;
  onClosed: (closed: Closed) => void;
  swapSteps: SwapSteps;
  nightActs: FormActs;
  drawer: { bookingId: string | null; open: (bookingId: string) => void; close: () => void };
};

/** What stands beside the grid. While it slides away it is still about what it was about. */
export function Drawers(props: DrawersProps) {
  const { hotelId, doing, onStop, onClosed, swapSteps, nightActs, drawer } = props;
  const [shown, setShown] = useState(doing);
  if (doing && doing !== shown) setShown(doing);
  const isOpen = doing !== null;
  return (
    <>
      <BookingDrawer bookingId={drawer.bookingId} onClose={drawer.close} />
      {shown?.kind === 'newStay' && (
        <DeskDrawer
          open={isOpen}
          hotelId={hotelId}
          stay={shown.stay}
          onBooked={(bookingId) => {
            onStop();
            drawer.open(bookingId);
          }}
          onClose={onStop}
        />
      )}
      {shown?.kind === 'close' && (
        <CloseRooms open={isOpen} {...{ hotelId, onClosed }} closing={shown} onClose={onStop} />
      )}
      {shown?.kind === 'swap' && (
        <Suspense fallback={null}>
          <SwapBeside
            key={shown.bookingId}
            open={isOpen}
            bookingId={shown.bookingId}
            steps={swapSteps}
            onClose={onStop}
          />
        </Suspense>
      )}
      {shown?.kind === 'prices' && (
        <NightsDrawer
          open={isOpen}
          hotelId={hotelId}
          chosen={shown.types}
          acts={nightActs}
          onClose={onStop}
        />
      )}
    </>
  );
}
