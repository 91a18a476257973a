import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '../actions/Button';
import { Notice } from './Notice';

type ErrorNoticeProps = {
  message: ReactNode;
  retryLabel?: string | undefined;
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
  /** Another way out, such as a link home. */
  action?: ReactNode;
};

/** Something failed: what, and the way to try it again. */
export function ErrorNotice(props: ErrorNoticeProps) {
  const { message, retryLabel, onRetry, retrying = false, action } = props;
  const within = useFocusToTitle();
  const retry = onRetry && retryLabel && (
    <Button variant="secondary" busy={retrying} onClick={onRetry}>
      {retryLabel}
    </Button>
  );
  return (
    <Notice
      ref={within}
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
    </Notice>
  );
}

/** With what has failed goes the button that was pressed: the page's title has the focus then, unless something else takes it. */
function useFocusToTitle() {
  const within = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = within.current;
    return () => {
      if (!shown?.contains(document.activeElement)) return;
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    };
  }, []);
  return within;
}
