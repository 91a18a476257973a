import type { ReactNode } from 'react';
import { Button } from '../actions/Button';
import { Notice } from './Notice';

type ErrorNoticeProps = {
  message: ReactNode;
  /** What may be behind it. */
  hint?: ReactNode;
  retryLabel?: string | undefined;
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
  /** Another way out, such as a link home. */
  action?: ReactNode;
};

/** Something failed: what, and the way to try it again. */
export function ErrorNotice(props: ErrorNoticeProps) {
  const { message, hint, retryLabel, onRetry, retrying = false, action } = props;
  const retry = onRetry && retryLabel && (
    <Button variant="secondary" busy={retrying} onClick={onRetry}>
      {retryLabel}
    </Button>
  );
  return (
    <Notice
      tone="error"
      action={
        (retry || action) && (
          <>
            {retry}
            {action}
          </>
        )
      }
    >
      <p>{message}</p>
      {hint && <p>{hint}</p>}
    </Notice>
  );
}
