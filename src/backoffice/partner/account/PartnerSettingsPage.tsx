import { useGetPartnerSettingsQuery } from '../../../api/partner';
import { accountTexts } from '../../../i18n/en/partner/account';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';
import { Stack } from '../../../ui/layout/Stack';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { messageOf } from '../../ui/messageOf';
import { PageHeader } from '../../ui/PageHeader';
import { MailSettingsForm } from './MailSettingsForm';
import { TableSettings } from './TableSettings';

const { settings: texts } = accountTexts;

export default function PartnerSettingsPage() {
  const { data, error, isFetching, refetch } = useGetPartnerSettingsQuery();
  return (
    <Stack gap={4}>
      <PageHeader title={texts.title} />
      {data && <MailSettingsForm settings={data} />}
      {!data && error === undefined && (
        <SkeletonGroup label={texts.loading}>
          <Skeleton height="11rem" />
        </SkeletonGroup>
      )}
      {!data && error !== undefined && (
        <ErrorPanel
          text={messageOf(error, texts.loadFailed)}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      <TableSettings />
    </Stack>
  );
}
