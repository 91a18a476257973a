import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { replayHeldClicks } from '../../ui/eventReplay';
import { ErrorBoundary } from '../../ui/feedback/ErrorBoundary';
import { BrokenPage } from './BrokenPage';
import { PageSkeleton } from './PageSkeleton';

/** Where a page stands: while it loads its shape, and its apology if it breaks. */
export function PagePlace() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary
      resetKey={pathname}
      onError={replayHeldClicks}
      fallback={(error, retry) => <BrokenPage error={error} onRetry={retry} />}
    >
      <Suspense fallback={<PageSkeleton />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  );
}
