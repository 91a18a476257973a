import { useEffect } from 'react';
import { TAX_AND_FEE_PERCENT } from '../../../domain/bookings/taxAndFee';
import { nightsBetween } from '../../../domain/stays/stay';
import type { Hotel, Quote, RequestError, Room } from '../../api';
import type { DraftStay } from '../../../site/stayLink';
import { expectedQuote } from '../../entities/booking/wholeDong';

interface HotelAnswer {
  currentData?: Hotel | undefined;
  error?: unknown;
  fulfilledTimeStamp?: number | undefined;
  refetch: () => unknown;
}

interface RoomsQuote {
  /** Null where the server has quotes, or the hotel or a room is not there any more. */
  quote: Quote | null;
  /** The hotel is asked for once more, to tell these apart. */
  looking: boolean;
}

/**
 * What the rooms' own prices come to, for a server that has no quotes: it holds whoever books against its prices all
 * the same. A quote that is not found may also mean that the hotel has gone: then its page, asked for since, is gone too.
 */
export function useRoomsQuote(
  stay: DraftStay,
  { error, askedAt }: { error: RequestError | null; askedAt: number },
  { currentData: hotel, error: hotelError, fulfilledTimeStamp = 0, refetch }: HotelAnswer,
): RoomsQuote {
  const isNotFound = error?.status === 404;
  const isSeenSince = fulfilledTimeStamp > askedAt;
  const looking = isNotFound && !isSeenSince && !hotelError;
  useEffect(() => {
    if (looking) void refetch();
  }, [looking, refetch]);
  if (!isNotFound || !isSeenSince || hotelError) return { quote: null, looking };
  const rooms = stay.roomIds.flatMap((id) => hotel?.rooms?.find((room) => room.id === id) ?? []);
  const isThere = rooms.length === stay.roomIds.length;
  return { quote: isThere ? quoteOfRooms(stay, rooms) : null, looking };
}

/** How long the rooms would be held is not known: both moments are ''. */
function quoteOfRooms(stay: DraftStay, rooms: Room[]): Quote {
  return {
    ...expectedQuote(rooms, nightsBetween(stay.checkIn, stay.checkOut)),
    hotelId: stay.hotelId,
    checkInDate: stay.checkIn,
    checkOutDate: stay.checkOut,
    rooms,
    voucherCode: null,
    voucherAutomatic: false,
    taxAndFeePercent: TAX_AND_FEE_PERCENT,
    holdUntil: '',
    freeCancellationUntil: '',
  };
}
