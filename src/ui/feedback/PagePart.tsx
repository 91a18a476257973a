import type { ReactNode } from 'react';
import { useTexts } from '../../state/useTexts';
import { siteTexts } from '../../i18n/site';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorNotice } from './ErrorNotice';

type PagePartProps = {
  /** What is said to be gone if it breaks. */
  name: string;
  children: ReactNode;
};

/** A section of a page: if it breaks, the others stay. */
export function PagePart({ name, children }: PagePartProps) {
  const texts = useTexts(siteTexts);
  return (
    <ErrorBoundary
      fallback={(_, retry) => (
        <ErrorNotice message={texts.partBroken(name)} retryLabel={texts.retry} onRetry={retry} />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
