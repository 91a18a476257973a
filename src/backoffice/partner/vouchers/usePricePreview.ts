import { useDeferredValue, useEffect, useState } from 'react';
import { isRequestError, type RequestError } from '../../../api';
import {
  usePreviewVoucherMutation,
  type PriceLines,
  type VoucherTrial,
} from '../../../api/partner';

interface Answer {
  lines: PriceLines | null;
  error: RequestError | null;
}

/**
 * What a traveller would pay, asked again with every change; an answer to an earlier question is
 * never shown as the newest. The last lines stay until the next are there. Nothing is asked for null.
 */
export function usePricePreview(trial: VoucherTrial | null): Answer & { checking: boolean } {
  const [ask] = usePreviewVoucherMutation();
  // Letters typed in quick succession make one question.
  const question = useDeferredValue(trial ? JSON.stringify(trial) : '');
  const [answer, setAnswer] = useState<Answer & { to: string }>({
    to: '',
    lines: null,
    error: null,
  });

  useEffect(() => {
    if (question === '') return undefined;
    const asked = ask({ voucherTrial: JSON.parse(question) as VoucherTrial });
    let isNewest = true;
    asked.unwrap().then(
      (lines) => isNewest && setAnswer({ to: question, lines, error: null }),
      (error: unknown) => {
        if (isNewest && isRequestError(error)) setAnswer({ to: question, lines: null, error });
      },
    );
    return () => {
      isNewest = false;
      asked.abort();
    };
  }, [ask, question]);

  const { to, lines, error } = answer;
  return { lines, error, checking: question !== '' && to !== question };
}
