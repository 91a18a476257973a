import type { Stay } from '../../../../domain/stays/stay';
import type { RequestError } from '../../../api';
import { useTexts } from '../../../state/useTexts';
import { bookingChangeTexts } from '../../../i18n/bookingChange';
import { NearestStayButton, nearestStayOf } from '../../../entities/stay/NearestStayLink';
import { PhoneLink } from '../../../entities/booking/PhoneLink';
import { Button } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { refusalLines } from './refusalLines';

type RefusedChangeProps = {
  error: RequestError | null;
  phone: string | null | undefined;
  /** The same is told already: there is only what can be done about it. */
  isTold: boolean;
  onRetry: () => void;
  onStay: (stay: Stay) => void;
};

/** Why a change cannot be had, and what else there is. */
export function RefusedChange({ error, phone, isTold, onRetry, onStay }: RefusedChangeProps) {
  const texts = useTexts(bookingChangeTexts);
  const nearest = nearestStayOf(error);
  const actions = isPassing(error) ? (
    <Button variant="secondary" onClick={onRetry}>
      {texts.retry}
    </Button>
  ) : (
    <>
      {nearest && <NearestStayButton stay={nearest} onClick={() => onStay(nearest)} />}
      <PhoneLink phone={phone} label={texts.call} />
    </>
  );
  if (isTold) return <div>{actions}</div>;
  return (
    <Notice tone="error" title={texts.refused} action={actions}>
      {refusalLines(error, texts.failed).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  );
}

/** Another try may go well. */
function isPassing(error: RequestError | null): boolean {
  return error === null || error.status === 0 || error.status >= 500 || error.status === 429;
}
