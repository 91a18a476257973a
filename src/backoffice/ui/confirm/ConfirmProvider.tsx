import { nanoid } from '@reduxjs/toolkit';
import { useCallback, useState, type ReactNode } from 'react';
import { partnerSiteTexts } from '../../../i18n/en/partner/site';
import { Notice } from '../../../ui/feedback/Notice';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog';
import { useToast } from '../../../ui/overlays/toastContext';
import { useToldAfterwards } from '../../../ui/overlays/useToldAfterwards';
import { messageOf } from '../messageOf';
import { ConfirmContext, type Confirmation } from './confirmContext';

type Asked = Confirmation & { id: string; answer: (done: boolean) => void };

const texts = partnerSiteTexts.confirm;

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const confirm = useCallback(
    (confirmation: Confirmation) =>
      new Promise<boolean>((answer) => setAsked({ ...confirmation, id: nanoid(), answer })),
    [],
  );
  return (
    <ConfirmContext value={confirm}>
      {children}
      {asked && (
        <Question
          key={asked.id}
          asked={asked}
          onClose={() => setAsked((now) => (now === asked ? null : now))}
        />
      )}
    </ConfirmContext>
  );
}

function Question({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const { question, thing, consequence, confirmLabel, danger } = asked;
  const { act, done: doneText, failed, explain, answer } = asked;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ReactNode>(null);
  const told = useToldAfterwards();
  const toast = useToast();

  const end = (done: boolean) => {
    onClose();
    answer(done);
  };
  const run = () => {
    setBusy(true);
    setFailure(null);
    act().then(
      () => {
        end(true);
        if (doneText !== undefined) toast({ text: doneText, tone: 'success' });
      },
      (error: unknown) => {
        const words = messageOf(error, failed);
        if (told(words)) return answer(false);
        setBusy(false);
        return setFailure(explain?.(error, () => end(false)) ?? words);
      },
    );
  };
  return (
    <ConfirmDialog
      open
      title={question}
      confirmLabel={confirmLabel}
      cancelLabel={texts.cancel}
      closeLabel={texts.close}
      danger={danger}
      busy={busy}
      onConfirm={run}
      // What is under way goes on; whoever asked is answered when it has ended.
      onCancel={() => (busy ? onClose() : end(false))}
    >
      <p>
        <strong>{thing}</strong>
      </p>
      {consequence && <div>{consequence}</div>}
      {failure && <Notice tone="error">{failure}</Notice>}
    </ConfirmDialog>
  );
}
