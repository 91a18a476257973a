import { useGetCurrentUserQuery } from '../../api';
import { useTexts } from '../../state/useTexts';
import { accountsTexts } from '../../texts/accounts';
import { siteTexts } from '../../texts/site';
import { ErrorNotice } from '../../ui/feedback/ErrorNotice';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/Skeleton';
import { Card } from '../../ui/layout/Card';
import { Container, Stack } from '../../ui/layout/Stack';
import { PageTitle } from '../../ui/navigation/PageTitle';
import { ProfileForm } from './ProfileForm';
import styles from './ProfilePage.module.css';

export default function ProfilePage() {
  const { profile: texts } = useTexts(accountsTexts);
  const site = useTexts(siteTexts);
  const { data: user, isFetching, refetch } = useGetCurrentUserQuery();
  return (
    <Container className={styles.page}>
      <PageTitle title={texts.title} siteName={site.name} />
      <p className={styles.intro}>{texts.intro}</p>
      <Card as="section" aria-label={texts.title}>
        {user && <ProfileForm key={user.id} user={user} />}
        {!user && isFetching && <FormSkeleton label={texts.loading} />}
        {!user && !isFetching && (
          <ErrorNotice
            message={texts.loadFailed}
            retryLabel={texts.retry}
            onRetry={() => void refetch()}
          />
        )}
      </Card>
    </Container>
  );
}

function FormSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <Stack gap={6}>
        {['email', 'name', 'phone'].map((field) => (
          <Skeleton key={field} height="4.5rem" />
        ))}
        <Skeleton width="12rem" height="3rem" />
      </Stack>
    </SkeletonGroup>
  );
}
