import { useGetPartnerBookingQuery } from '../../../../api/partner';
import { bookingTexts } from '../../../../i18n/en/partner/bookings';
import { roomSwapTexts as texts } from '../../../../i18n/en/partner/roomSwap';
import { Skeleton } from '../../../../ui/feedback/Skeleton';
import { DetailsDrawer } from '../../../ui/DetailsDrawer';
import { ErrorPanel } from '../../../ui/ErrorPanel';
import { guestName } from '../../bookings/guestName';
import { SwapRooms } from '../../bookings/swap/SwapRooms';
import type { SwapSteps } from '../../bookings/swap/useSwapForm';

type SwapBesideProps = { open: boolean; bookingId: string; steps: SwapSteps; onClose: () => void };

/** Swaps the room of a stay that is selected in the calendar. */
export function SwapBeside({ open, bookingId, steps, onClose }: SwapBesideProps) {
  const { currentData, error, isFetching, refetch } = useGetPartnerBookingQuery({ bookingId });
  return (
    <DetailsDrawer
      open={open}
      title={currentData ? texts.title(guestName(currentData)) : texts.label}
      onClose={onClose}
    >
      {currentData ? (
        <SwapRooms booking={currentData} {...{ steps, onClose }} />
      ) : error ? (
        <ErrorPanel
          text={bookingTexts.details.failed}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <div role="status" aria-label={bookingTexts.details.loading}>
          <Skeleton height="24em" />
        </div>
      )}
    </DetailsDrawer>
  );
}
