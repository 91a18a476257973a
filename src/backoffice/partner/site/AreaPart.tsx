import type { ReactNode } from 'react';
import { partnerSiteTexts as texts } from '../../../i18n/en/partner/site';
import { ErrorBoundary } from '../../../ui/feedback/ErrorBoundary';
import { ErrorPanel } from '../../ui/ErrorPanel';

type AreaPartProps = {
  /** What is said to be gone if it breaks. */
  name: string;
  children: ReactNode;
};

/** A section of a page: if it breaks, the others stay. */
export function AreaPart({ name, children }: AreaPartProps) {
  return (
    <ErrorBoundary
      fallback={(_, retry) => <ErrorPanel text={texts.partBroken(name)} onRetry={retry} />}
    >
      {children}
    </ErrorBoundary>
  );
}
