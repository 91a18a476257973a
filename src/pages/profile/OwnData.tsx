import { useState } from 'react';
import { Link } from '../../ui/navigation/Link';
import { momentText } from '../../../domain/stays/dayText';
import { vietnamToday } from '../../../domain/stays/stay';
import { askOnce } from '../../api/askOnce';
import { generatedAccountsApi, type AccountRecord } from '../../api/accounts';
import { paths } from '../../../site/paths';
import { useAppDispatch } from '../../state/store';
import { useLanguage, useTexts } from '../../state/useTexts';
import { profileTexts } from '../../i18n/profile';
import { Button } from '../../ui/actions/Button';
import { downloadText } from '../../ui/downloadText';
import { DownloadIcon } from '../../ui/icons/actionIcons';
import { useToast } from '../../ui/overlays/toastContext';
import { Stack } from '../../ui/layout/Stack';

const { exportAccount } = generatedAccountsApi.endpoints;

/** What was agreed to, and a copy of everything that is stored. */
export function OwnData({ record }: { record: AccountRecord | undefined }) {
  const { data: texts } = useTexts(profileTexts);
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  const download = async () => {
    setBusy(true);
    const data = await askOnce(dispatch, exportAccount, undefined).catch(() => undefined);
    setBusy(false);
    if (!data) return toast({ tone: 'error', text: texts.failed });
    const name = `nghi-dau-${vietnamToday(new Date(data.exportedAt))}.json`;
    downloadText(name, JSON.stringify(data, null, 2), 'application/json');
    return toast({ tone: 'success', text: texts.done });
  };
  const consent = record?.consent;
  return (
    <Stack gap={4}>
      {consent && (
        <p>
          {texts.consent(momentText(new Date(consent.at), language), consent.version)}{' '}
          <Link to={`${paths.policySupport()}#personal-data`}>{texts.consentMore}</Link>
        </p>
      )}
      <div>
        <Button
          variant="secondary"
          icon={<DownloadIcon />}
          busy={busy}
          onClick={() => void download()}
        >
          {busy ? texts.busy : texts.action}
        </Button>
      </div>
    </Stack>
  );
}
