import { lazy, Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useLanguage, useTexts } from '../../state/useTexts';
import { siteTexts } from '../../texts/site';
import { ErrorBoundary } from '../../ui/feedback/ErrorBoundary';
import { OfflineBar } from '../../ui/feedback/OfflineBar';
import { ToastProvider } from '../../ui/overlays/ToastProvider';
import { BrokenPage } from './BrokenPage';
import { PageSkeleton } from './PageSkeleton';
import { TopBar } from './TopBar';
import { useLoginWhenSessionEnds } from './useLoginWhenSessionEnds';
import { useScrollPlaces } from './useScrollPlaces';
import styles from './Layout.module.css';

const MAIN_ID = 'main';

// Below everything else on every page.
const Footer = lazy(async () => ({ default: (await import('./Footer')).Footer }));

/** What stands around every page. */
export function Layout() {
  const texts = useTexts(siteTexts);
  const language = useLanguage();
  const { pathname } = useLocation();
  useLoginWhenSessionEnds();
  useScrollPlaces();

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  return (
    <ToastProvider labels={{ region: texts.notifications, close: texts.close }}>
      <a className="skipLink" href={`#${MAIN_ID}`}>
        {texts.skipToContent}
      </a>
      <OfflineBar text={texts.offline} />
      <TopBar />
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <ErrorBoundary
          resetKey={pathname}
          fallback={(error, retry) => <BrokenPage error={error} onRetry={retry} />}
        >
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Suspense>
        <Footer />
      </Suspense>
    </ToastProvider>
  );
}
