import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../../../ui/feedback/ErrorBoundary';
import { PageSkeleton } from './AreaSkeleton';
import { BrokenArea } from './BrokenArea';
import styles from './AreaFrame.module.css';

export const MAIN_ID = 'main';

/** The place of the page; one that breaks leaves what is around it. */
export function AreaMain() {
  const { pathname } = useLocation();
  return (
    <main id={MAIN_ID} tabIndex={-1} className={styles.content}>
      <ErrorBoundary
        resetKey={pathname}
        fallback={(error, retry) => <BrokenArea error={error} onRetry={retry} />}
      >
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </main>
  );
}
