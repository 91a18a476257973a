import { useCallback, useEffect, useMemo } from 'react';
import {
  isRequestError,
  useCreateQuoteMutation,
  type RequestError,
  type NewQuote,
  type Quote,
} from '../../api';
import type { DraftStay } from '../../../site/stayLink';

interface StayQuote {
  quote: Quote | null;
  error: RequestError | null;
  checking: boolean;
  checkAgain: () => void;
}

type QuotedStay = DraftStay & { voucherCode?: string | undefined };

function questionOf(stay: QuotedStay | null): string {
  if (!stay) return '';
  const question: NewQuote = {
    hotelId: stay.hotelId,
    checkInDate: stay.checkIn,
    checkOutDate: stay.checkOut,
    roomIds: stay.roomIds,
    adults: stay.adults,
    children: stay.children,
    ...(stay.voucherCode && { voucherCode: stay.voucherCode }),
  };
  return JSON.stringify(question);
}

/**
 * Asks the server what the stay costs and whether its rooms are free, again whenever the stay
 * changes. Nothing is asked while the stay is null. An answer to an earlier stay is never shown.
 */
export function useStayQuote(stay: QuotedStay | null): StayQuote {
  const [ask, { data, error, isLoading, originalArgs }] = useCreateQuoteMutation();
  const question = questionOf(stay);

  const checkAgain = useCallback(
    () => (question ? ask({ newQuote: JSON.parse(question) as NewQuote }) : undefined),
    [ask, question],
  );
  useEffect(() => {
    const asked = checkAgain();
    return () => asked?.abort();
  }, [checkAgain]);

  return useMemo(() => {
    const answered = question !== '' && JSON.stringify(originalArgs?.newQuote) === question;
    const settled = answered && !isLoading;
    return {
      quote: settled ? (data ?? null) : null,
      error: settled && isRequestError(error) ? error : null,
      checking: question !== '' && !settled,
      checkAgain: () => void checkAgain(),
    };
  }, [question, originalArgs, isLoading, data, error, checkAgain]);
}
