import { useEffect } from 'react';
import { api } from '../../api';
import { paths } from '../../../site/paths';
import { useAppDispatch } from '../../state/store';
import { useLoginWhenSessionEnds } from '../../state/useLoginWhenSessionEnds';
import { useLanguage, useTexts } from '../../state/useTexts';
import { siteTexts } from '../../i18n/site';
import { ErrorBoundary } from '../../ui/feedback/ErrorBoundary';
import { OfflineBar } from '../../ui/feedback/OfflineBar';
import { OptionalPart } from '../../ui/feedback/OptionalPart';
import { laterPart } from '../../ui/layout/laterPart';
import { useScrollPlaces } from '../../ui/navigation/useScrollPlaces';
import { ToastProvider } from '../../ui/overlays/ToastProvider';
import { PagePart } from '../../ui/feedback/PagePart';
import { PagePlace } from './PagePlace';
import { TopBar } from './TopBar';
import styles from './Layout.module.css';

const MAIN_ID = 'main';

// Below everything else on every page.
const Footer = laterPart(async () => ({ default: (await import('./Footer')).Footer }));

/** What stands around every page. */
export function Layout() {
  const texts = useTexts(siteTexts);
  const language = useLanguage();
  const dispatch = useAppDispatch();
  useLoginWhenSessionEnds(paths.login());
  useScrollPlaces();

  useEffect(() => {
    const { documentElement: page } = document;
    const isOther = page.lang !== '' && page.lang !== language;
    page.lang = language;
    if (isOther) dispatch(api.util.invalidateTags(['Words']));
  }, [dispatch, language]);

  return (
    <ToastProvider labels={{ region: texts.notifications, close: texts.close }}>
      <a className="skipLink" href={`#${MAIN_ID}`}>
        {texts.skipToContent}
      </a>
      <ErrorBoundary fallback={() => null}>
        <OfflineBar text={texts.offline} backText={texts.online} />
      </ErrorBoundary>
      <PagePart name={texts.mainNavigation}>
        <TopBar />
      </PagePart>
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <PagePlace />
      </main>
      <OptionalPart>
        <Footer />
      </OptionalPart>
    </ToastProvider>
  );
}
