import { useId, useRef } from 'react';
import type { Stay } from '../../../../domain/stays/stay';
import type { RequestError } from '../../../api';
import type { Booking } from '../../../api/bookings';
import { useTexts } from '../../../state/useTexts';
import { bookingChangeTexts } from '../../../i18n/bookingChange';
import { Button } from '../../../ui/actions/Button';
import { Card } from '../../../ui/layout/Card';
import { Stack } from '../../../ui/layout/Stack';
import { agreement, differenceText } from './changeWords';
import { ChangeOutcome } from './ChangeOutcome';
import { RefusedChange } from './RefusedChange';
import { TakenNights } from './TakenNights';
import type { useChangePreview } from './useChangePreview';
import type { ChangeError } from './useSendChange';

type ChangeSummaryProps = {
  booking: Booking;
  answer: ReturnType<typeof useChangePreview>['answer'];
  /** What has come of pressing the button. */
  failure: ChangeError | null;
  sending: boolean;
  /** A change was sent and nobody knows what became of it: there is only that to ask for. */
  isUnanswered: boolean;
  onRetry: () => void;
  onStay: (stay: Stay) => void;
};

/** What the change does and costs, and the button that agrees to it. */
export function ChangeSummary(props: ChangeSummaryProps) {
  const { booking, answer, failure, sending, isUnanswered, onRetry, onStay } = props;
  const texts = useTexts(bookingChangeTexts);
  const why = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const preview = answer?.kind === 'preview' ? answer.preview : null;
  const isPossible = preview !== null && preview.kinds.length > 0 && preview.taken.length === 0;
  return (
    <Card as="section" aria-label={texts.summary}>
      <h2 ref={heading} tabIndex={-1} className="likeH3">
        {texts.summary}
      </h2>
      <Stack>
        <Stack id={why}>
          <div role="status">
            {!answer && <p>{texts.working}</p>}
            {preview?.kinds.length === 0 && <p>{texts.nothing}</p>}
            {isPossible && (
              <p className="visuallyHidden">{`${texts.difference}: ${differenceText(texts, preview)}`}</p>
            )}
          </div>
          {answer?.kind === 'refused' && answer.error?.code !== 'STALE' && (
            <RefusedChange
              {...{ error: answer.error, onRetry }}
              phone={booking.hotel.phone}
              isTold={isSameError(answer.error, failure)}
              onStay={(stay) => {
                // The button goes with the refusal.
                heading.current?.focus();
                onStay(stay);
              }}
            />
          )}
          {preview && preview.taken.length > 0 && <TakenNights taken={preview.taken} />}
        </Stack>
        {isPossible && <ChangeOutcome booking={booking} preview={preview} />}
        <Button
          type="submit"
          wide
          busy={sending}
          disabled={!isPossible && !isUnanswered}
          aria-describedby={isPossible ? undefined : why}
        >
          {sending && texts.sending}
          {!sending && (isUnanswered ? texts.retry : agreement(texts, isPossible ? preview : null))}
        </Button>
      </Stack>
    </Card>
  );
}

/** What pressing the button has told stands beside it already. */
function isSameError(error: RequestError | null, failure: ChangeError | null): boolean {
  return failure?.kind === 'refused' && failure.error.message === error?.message;
}
