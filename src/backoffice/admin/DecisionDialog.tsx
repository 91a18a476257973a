import type { ReactNode } from 'react';
import { tidy } from '../../../domain/texts/texts';
import { adminTexts } from '../../i18n/en/partner/admin';
import { Dialog } from '../../ui/overlays/Dialog';
import { BusyButton } from '../ui/BusyButton';
import { SubmitButton } from '../ui/form/SubmitButton';
import { TextAreaItem } from '../ui/form/TextAreaItem';
import { BackofficeForm } from '../ui/form/BackofficeForm';
import { useBackofficeForm } from '../ui/form/useBackofficeForm';
import { reasonSchema } from './reasonSchema';
import styles from './admin.module.css';

const { reason: texts } = adminTexts;
const MOST = 500;

/** What is about to be suspended, restored or cancelled, and how it is said. */
interface Decision {
  danger: boolean;
  submit: string;
  busy: string;
  question: string;
  /** The name of what it is about. */
  thing: string;
  consequence: ReactNode;
  reasonHint: string;
  act: (reason: string) => Promise<unknown>;
  failed: string;
}

type DecisionDialogProps = { decision: Decision; onClose: () => void };

/** Names the consequence and asks for the reason before it is done. */
export function DecisionDialog({ decision, onClose }: DecisionDialogProps) {
  const { danger, submit, busy, question, thing, consequence, reasonHint, act, failed } = decision;
  const form = useBackofficeForm({
    initialValues: { reason: '' },
    schema: reasonSchema,
    keep: `${question} ${thing}`,
    failed,
    send: async ({ reason }) => {
      await act(tidy(reason));
      onClose();
    },
  });
  const close = () => {
    if (!form.isSubmitting) onClose();
  };
  return (
    <Dialog open title={question} closeLabel={texts.close} onClose={close}>
      <div className={styles.consequence}>
        <p>
          <strong>{thing}</strong>
        </p>
        {consequence}
      </div>
      <BackofficeForm
        form={form}
        label={question}
        actions={
          <>
            <SubmitButton danger={danger} busyText={busy}>
              {submit}
            </SubmitButton>
            <BusyButton busy={form.isSubmitting} onClick={close}>
              {texts.keep}
            </BusyButton>
          </>
        }
      >
        <TextAreaItem name="reason" label={texts.label} hint={reasonHint} count={MOST} required />
      </BackofficeForm>
    </Dialog>
  );
}
