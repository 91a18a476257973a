import { useCallback, useState, type ReactNode } from 'react';
import { partnerSiteTexts } from '../../../texts/partner/site';
import { Notice } from '../../feedback/Notice';
import { ConfirmDialog } from '../../overlays/ConfirmDialog';
import { messageOf } from '../messageOf';
import { ConfirmContext, type Confirmation } from './confirmContext';

type Asked = Confirmation & { answer: (done: boolean) => void };

const texts = partnerSiteTexts.confirm;

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const confirm = useCallback(
    (confirmation: Confirmation) =>
      new Promise<boolean>((answer) => setAsked({ ...confirmation, answer })),
    [],
  );
  return (
    <ConfirmContext value={confirm}>
      {children}
      {asked && <Question asked={asked} onAnswered={() => setAsked(null)} />}
    </ConfirmContext>
  );
}

function Question({ asked, onAnswered }: { asked: Asked; onAnswered: () => void }) {
  const { question, thing, consequence, confirmLabel, danger, act, failed, explain, answer } =
    asked;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ReactNode>(null);

  const end = (done: boolean) => {
    onAnswered();
    answer(done);
  };
  const run = () => {
    setBusy(true);
    setFailure(null);
    act().then(
      () => end(true),
      (error: unknown) => {
        setBusy(false);
        setFailure(explain?.(error, () => end(false)) ?? messageOf(error, failed));
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
      onCancel={() => !busy && end(false)}
    >
      <p>
        <strong>{thing}</strong>
      </p>
      {consequence && <div>{consequence}</div>}
      {failure && <Notice tone="error">{failure}</Notice>}
    </ConfirmDialog>
  );
}
