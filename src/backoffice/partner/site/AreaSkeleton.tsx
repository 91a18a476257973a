import { partnerSiteTexts as texts } from '../../../i18n/en/partner/site';
import { Skeleton, SkeletonGroup, SkeletonText } from '../../../ui/feedback/Skeleton';
import { Stack } from '../../../ui/layout/Stack';
import styles from './AreaFrame.module.css';

/** While nobody knows yet who is there. */
export function AreaSkeleton() {
  return (
    <main className={styles.content}>
      <PageSkeleton />
    </main>
  );
}

/** While a page's program is on its way. */
export function PageSkeleton() {
  return (
    <SkeletonGroup label={texts.loadingPage}>
      <Stack gap={4}>
        <Skeleton width="min(60%, 18rem)" height="2rem" />
        <Skeleton height="2rem" />
        <SkeletonText lines={6} />
      </Stack>
    </SkeletonGroup>
  );
}
