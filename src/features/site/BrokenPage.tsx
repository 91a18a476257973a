import { paths } from '../../paths';
import { useTexts } from '../../state/useTexts';
import { siteTexts } from '../../texts/site';
import { Button } from '../../ui/actions/Button';
import { LinkButton } from '../../ui/actions/LinkButton';
import { Notice } from '../../ui/feedback/Notice';
import { isStaleBuild } from '../../ui/feedback/staleBuild';
import { Container } from '../../ui/layout/Stack';
import styles from './page.module.css';

/** In the place of a page that could not be shown; the bar above and the footer stay. */
export function BrokenPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const texts = useTexts(siteTexts);
  const stale = isStaleBuild(error);
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
