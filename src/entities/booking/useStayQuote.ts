import { skipToken } from '@reduxjs/toolkit/query';
import {
  isRequestError,
  useCreateQuoteQuery,
  type RequestError,
  type NewQuote,
  type Quote,
} from '../../api';
import type { DraftStay } from '../../../site/stayLink';

interface StayQuote {
  quote: Quote | null;
  error: RequestError | null;
  checking: boolean;
  /** When the server was asked, in milliseconds; 0 before. */
  askedAt: number;
  checkAgain: () => void;
}

type QuotedStay = DraftStay & { voucherCode?: string | undefined };

function questionOf(stay: QuotedStay): NewQuote {
  return {
    hotelId: stay.hotelId,
    checkInDate: stay.checkIn,
    checkOutDate: stay.checkOut,
    roomIds: stay.roomIds,
    ...(stay.anyOfTypeIds?.length && { anyOfTypeIds: stay.anyOfTypeIds }),
    adults: stay.adults,
    children: stay.children,
    ...(stay.voucherCode && { voucherCode: stay.voucherCode }),
  };
}

/**
 * Asks the server what the stay costs and whether its rooms are free, again whenever the stay
 * changes. Nothing is asked while the stay is null. An answer to an earlier stay is never shown.
 */
export function useStayQuote(stay: QuotedStay | null): StayQuote {
  const { currentData, error, isFetching, refetch, startedTimeStamp } = useCreateQuoteQuery(
    stay ? { newQuote: questionOf(stay) } : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  return {
    quote: isFetching ? null : (currentData ?? null),
    error: !isFetching && isRequestError(error) ? error : null,
    checking: isFetching,
    askedAt: startedTimeStamp ?? 0,
    checkAgain: () => void (stay && refetch()),
  };
}
