import { useEffect, useState } from 'react';
import { paths } from '../../../site/paths';
import { useAppSelector } from '../../state/store';
import { useTexts } from '../../state/useTexts';
import { siteTexts } from '../../i18n/site';
import { Button } from '../../ui/actions/Button';
import { LinkButton } from '../../ui/actions/LinkButton';
import { Notice } from '../../ui/feedback/Notice';
import { isStaleBuild } from '../../ui/feedback/staleBuild';
import { Container } from '../../ui/layout/Stack';
import styles from './page.module.css';

type BrokenPageProps = { error: unknown; onRetry: () => void };

/** In the place of a page that could not be shown; the bar above and the footer stay. */
export function BrokenPage({ error, onRetry }: BrokenPageProps) {
  const texts = useTexts(siteTexts);
  const [offline] = useState(() => !navigator.onLine);
  const stale = isStaleBuild(error);
  if (stale && offline) return <WithoutNetwork onRetry={onRetry} />;
  const { title, text } = stale ? texts.oldVersion : texts.broken;
  return (
    <Container className={styles.narrow}>
      <Notice
        tone={stale ? 'warning' : 'error'}
        title={title}
        action={
          <>
            <Button onClick={onRetry}>{stale ? texts.oldVersion.reload : texts.retry}</Button>
            <LinkButton variant="secondary" to={paths.home()} reloadDocument={stale}>
              {texts.backHome}
            </LinkButton>
          </>
        }
      >
        <p>{text}</p>
      </Notice>
    </Container>
  );
}

/** The page's program is not on this device. It comes by itself when the network does. */
function WithoutNetwork({ onRetry }: Pick<BrokenPageProps, 'onRetry'>) {
  const { needsNetwork: texts, retry } = useTexts(siteTexts);
  const hasKept = useAppSelector((state) => !!state.keptBookings?.bookings.length);
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <Container className={styles.narrow}>
      <Notice
        title={texts.title}
        action={
          <>
            <Button onClick={onRetry}>{retry}</Button>
            {hasKept && (
              <LinkButton variant="secondary" to={paths.bookings()}>
                {texts.bookings}
              </LinkButton>
            )}
          </>
        }
      >
        <p>{hasKept ? `${texts.text} ${texts.kept}` : texts.text}</p>
      </Notice>
    </Container>
  );
}
