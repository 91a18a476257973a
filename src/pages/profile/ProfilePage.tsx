import { useId, type ReactNode } from 'react';
import { useGetCurrentUserQuery, type CurrentUser } from '../../api';
import { useGetAccountRecordQuery } from '../../api/accounts';
import { useTexts } from '../../state/useTexts';
import { accountsTexts } from '../../i18n/accounts';
import { profileTexts } from '../../i18n/profile';
import { siteTexts } from '../../i18n/site';
import { ErrorNotice } from '../../ui/feedback/ErrorNotice';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/Skeleton';
import { Card } from '../../ui/layout/Card';
import { Container, Stack } from '../../ui/layout/Stack';
import { PageTitle } from '../../ui/navigation/PageTitle';
import { ChangePasswordForm } from './ChangePasswordForm';
import { DeleteAccount } from './DeleteAccount';
import { OwnData } from './OwnData';
import { ProfileForm } from './ProfileForm';
import { SignOutEverywhere } from './SignOutEverywhere';
import styles from './ProfilePage.module.css';

export default function ProfilePage() {
  const { profile: texts } = useTexts(accountsTexts);
  const site = useTexts(siteTexts);
  const { data: user, isFetching, refetch } = useGetCurrentUserQuery();
  return (
    <Container className={styles.page}>
      <div className={styles.column}>
        <PageTitle title={texts.title} siteName={site.name} />
        <p className={styles.intro}>{texts.intro}</p>
        {user ? (
          <Sections key={user.id} user={user} />
        ) : (
          <Card as="section" aria-label={texts.title}>
            {isFetching ? (
              <FormSkeleton label={texts.loading} />
            ) : (
              <ErrorNotice
                message={texts.loadFailed}
                retryLabel={texts.retry}
                onRetry={() => void refetch()}
              />
            )}
          </Card>
        )}
      </div>
    </Container>
  );
}

function Sections({ user }: { user: CurrentUser }) {
  const texts = useTexts(profileTexts);
  const { data: record } = useGetAccountRecordQuery();
  return (
    <Stack gap={6}>
      <Section title={texts.details}>
        <ProfileForm user={user} />
      </Section>
      <Section title={texts.password.title} intro={texts.password.intro}>
        <ChangePasswordForm email={user.email} />
      </Section>
      <Section title={texts.devices.title} intro={texts.devices.intro}>
        <SignOutEverywhere />
      </Section>
      <Section title={texts.data.title} intro={texts.data.intro}>
        <OwnData record={record} />
      </Section>
      <Section title={texts.deletion.title}>
        <DeleteAccount user={user} record={record} />
      </Section>
    </Stack>
  );
}

function Section({
  title,
  intro,
  children,
}: {
  title: string;
  intro?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="likeH3">
        {title}
      </h2>
      {intro && <p className={styles.about}>{intro}</p>}
      <div className={styles.content}>{children}</div>
    </Card>
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
