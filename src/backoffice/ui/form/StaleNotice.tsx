import { Alert } from 'antd';
import type { FormikValues } from 'formik';
import { useState } from 'react';
import { formTexts } from '../../../i18n/en/partner/forms';
import { Inline } from '../../../ui/layout/Stack';
import { useToast } from '../../../ui/overlays/toastContext';
import { BusyButton } from '../BusyButton';
import { messageOf } from '../messageOf';
import type { StaleSave } from './useStaleSave';
import type { BackofficeFormState } from './useBackofficeForm';

type StaleNoticeProps<V extends FormikValues> = {
  form: BackofficeFormState<V>;
  stale: StaleSave<V>;
};

const texts = formTexts.stale;

/** After a save that came too late, as the form says: theirs or mine, never one over the other without a word. */
export function StaleNotice<V extends FormikValues>({ form, stale }: StaleNoticeProps<V>) {
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  if (!stale.isStale) return null;

  const run = async (act: (form: BackofficeFormState<V>) => Promise<void>) => {
    setBusy(true);
    try {
      await act(form);
    } catch (error) {
      toast({ text: messageOf(error, texts.loadFailed), tone: 'error' });
    }
    setBusy(false);
  };
  return (
    <Alert
      type="warning"
      showIcon
      title={texts.text}
      description={
        <Inline justify="start">
          <BusyButton busy={busy} onClick={() => void run(stale.loadTheirs)}>
            {texts.load}
          </BusyButton>
          <BusyButton danger busy={busy} onClick={() => void run(stale.keepMine)}>
            {texts.keepMine}
          </BusyButton>
        </Inline>
      }
    />
  );
}
