import { isRequestError } from '../../api';
import { useGetBookingQuery } from '../../api/bookings';
import { useAppSelector } from '../../state/store';
import { isBookingId } from './bookingId';

/** A booking as the server tells it or, until an answer comes, as this device last saw it. */
export function useBooking(bookingId: string) {
  const token = useAppSelector((state) => state.auth.token);
  const kept = useAppSelector((state) =>
    state.keptBookings?.bookings.find((booking) => booking.bookingId === bookingId),
  );
  const askable = token !== null && isBookingId(bookingId);
  const answer = useGetBookingQuery({ bookingId }, { skip: !askable });
  const { currentData, isFetching, error } = answer;
  const isGone = !isBookingId(bookingId) || (isRequestError(error) && error.status === 404);
  return {
    booking: currentData ?? (isGone ? undefined : kept),
    /** As the server tells it. */
    told: currentData,
    /** What is shown may be out of date. */
    isKept: !currentData && !isGone && kept !== undefined && error !== undefined,
    isFetching,
    isGone,
    isError: answer.isError,
    retry: () => void answer.refetch(),
  };
}
