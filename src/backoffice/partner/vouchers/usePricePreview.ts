import { skipToken } from '@reduxjs/toolkit/query';
import { useDeferredValue } from 'react';
import { isRequestError, type RequestError } from '../../../api';
import { usePreviewVoucherQuery, type PriceLines, type VoucherTrial } from '../../../api/partner';

interface PricePreview {
  lines: PriceLines | null;
  error: RequestError | null;
  checking: boolean;
}

/**
 * What a traveller would pay, asked again with every change; an answer to an earlier question is
 * never shown as the newest. The last lines stay until the next are there. Nothing is asked for null.
 */
export function usePricePreview(trial: VoucherTrial | null): PricePreview {
  const now = trial ? JSON.stringify(trial) : '';
  // Letters typed in quick succession make one question.
  const question = useDeferredValue(now);
  const { data, error, isFetching } = usePreviewVoucherQuery(
    question === '' ? skipToken : { voucherTrial: JSON.parse(question) as VoucherTrial },
    { refetchOnMountOrArgChange: true },
  );
  return {
    lines: data ?? null,
    error: isRequestError(error) ? error : null,
    checking: isFetching || question !== now,
  };
}
