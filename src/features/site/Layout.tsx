import { lazy, useEffect } from 'react';
import { paths } from '../../paths';
import { useLoginWhenSessionEnds } from '../../state/useLoginWhenSessionEnds';
import { useLanguage, useTexts } from '../../state/useTexts';
import { siteTexts } from '../../texts/site';
import { OfflineBar } from '../../ui/feedback/OfflineBar';
import { OptionalPart } from '../../ui/feedback/OptionalPart';
import { useScrollPlaces } from '../../ui/navigation/useScrollPlaces';
import { ToastProvider } from '../../ui/overlays/ToastProvider';
import { PagePlace } from './PagePlace';
import { TopBar } from './TopBar';
import styles from './Layout.module.css';

const MAIN_ID = 'main';

// Below everything else on every page.
const Footer = lazy(async () => ({ default: (await import('./Footer')).Footer }));

/** What stands around every page. */
export function Layout() {
  const texts = useTexts(siteTexts);
  const language = useLanguage();
  useLoginWhenSessionEnds(paths.login());
  useScrollPlaces();

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  return (
    <ToastProvider labels={{ region: texts.notifications, close: texts.close }}>
      <a className="skipLink" href={`#${MAIN_ID}`}>
        {texts.skipToContent}
      </a>
      <OfflineBar text={texts.offline} backText={texts.online} />
      <TopBar />
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <PagePlace />
      </main>
      <OptionalPart>
        <Footer />
      </OptionalPart>
    </ToastProvider>
  );
}
