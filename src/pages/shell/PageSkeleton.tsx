import { useTexts } from '../../state/useTexts';
import { siteTexts } from '../../i18n/site';
import { Skeleton, SkeletonGroup, SkeletonText } from '../../ui/feedback/Skeleton';
import { Container, Stack } from '../../ui/layout/Stack';
import styles from './page.module.css';

/** While a page's program is on its way, and nobody can know its shape yet. */
export function PageSkeleton() {
  const texts = useTexts(siteTexts);
  return (
    <Container className={styles.page}>
      <SkeletonGroup label={texts.loadingPage}>
        <Stack gap={6}>
          <Skeleton width="min(60%, 24rem)" height="2.5rem" />
          <SkeletonText lines={4} />
          <SkeletonText lines={3} />
        </Stack>
      </SkeletonGroup>
    </Container>
  );
}
