import { useEffect, useRef } from 'react';
import { useTexts } from '../../../state/useTexts';
import { bookingChangeTexts } from '../../../i18n/bookingChange';
import { Notice } from '../../../ui/feedback/Notice';
import type { ChangeError } from './useSendChange';
import { refusalLines } from './refusalLines';

/** Why nothing is changed yet, and what is to be done about it; takes the focus. */
export function ChangeFailure({ failure }: { failure: ChangeError | null }) {
  const texts = useTexts(bookingChangeTexts);
  const ref = useRef<HTMLDivElement>(null);
  const kind = failure?.kind;
  useEffect(() => {
    if (kind) ref.current?.focus();
  }, [kind]);
  if (!failure) return null;
  const lines =
    failure.kind === 'refused' ? refusalLines(failure.error, texts.failed) : [texts[failure.kind]];
  return (
    <div ref={ref} tabIndex={-1}>
      <Notice
        tone={failure.kind === 'stale' ? 'warning' : 'error'}
        title={failure.kind === 'unknown' ? texts.unknownTitle : texts.notDone}
      >
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Notice>
    </div>
  );
}
