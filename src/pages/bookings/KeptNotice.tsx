import { useTexts } from '../../state/useTexts';
import { bookingsTexts } from '../../i18n/bookings';
import { Button } from '../../ui/actions/Button';
import { Notice } from '../../ui/feedback/Notice';

type KeptNoticeProps = { retrying: boolean; onRetry: () => void };

/** Says that what is shown was kept on this device, because no answer came. */
export function KeptNotice({ retrying, onRetry }: KeptNoticeProps) {
  const { kept, failures } = useTexts(bookingsTexts);
  return (
    <div data-no-print>
      <Notice
        action={
          <Button variant="secondary" busy={retrying} onClick={onRetry}>
            {failures.retry}
          </Button>
        }
      >
        {kept}
      </Notice>
    </div>
  );
}
