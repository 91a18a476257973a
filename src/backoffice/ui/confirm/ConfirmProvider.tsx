import { nanoid } from '@reduxjs/toolkit';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { isUnanswered } from '../../../api';
import type { Account } from '../../../state/persistence/account';
import { useAppSelector } from '../../../state/store';
import { partnerSiteTexts } from '../../../i18n/en/partner/site';
import { Notice } from '../../../ui/feedback/Notice';
import { Stack } from '../../../ui/layout/Stack';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog';
import { useToast } from '../../../ui/overlays/toastContext';
import { useToldAfterwards } from '../../../ui/overlays/useToldAfterwards';
import { messageOf } from '../messageOf';
import { ConfirmContext, type Confirmation } from './confirmContext';

type Asked = Confirmation & {
  id: string;
  /** Whose question it is: it goes with whoever was asked. */
  account: Account;
  answer: (done: boolean) => void;
  refuse: (error: unknown) => void;
};

const texts = partnerSiteTexts.confirm;

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const account = useAppSelector(({ auth }) => auth.account);
  const [asked, setAsked] = useState<Asked | null>(null);
  // Whoever asked waits for a press; what is under way is answered by its end.
  const waiting = useRef<Asked>(null);
  const confirm = useCallback(
    (confirmation: Confirmation) =>
      new Promise<boolean>((answer, refuse) => {
        const next = { ...confirmation, id: nanoid(), account, answer, refuse };
        waiting.current?.answer(false);
        waiting.current = next;
        setAsked(next);
      }),
    [account],
  );
  return (
    <ConfirmContext value={confirm}>
      {children}
      {asked?.account === account && (
        <Question
          key={asked.id}
          asked={asked}
          onBusy={(busy) => {
            if (!busy) waiting.current = asked;
            else if (waiting.current === asked) waiting.current = null;
          }}
          onClose={() => setAsked((now) => (now === asked ? null : now))}
        />
      )}
    </ConfirmContext>
  );
}

type QuestionProps = { asked: Asked; onBusy: (busy: boolean) => void; onClose: () => void };

function Question({ asked, onBusy, onClose }: QuestionProps) {
  const { question, thing, consequence, confirmLabel, cancelLabel, danger } = asked;
  const { act, done: doneText, failed, unknown, endedBy, explain, answer, refuse } = asked;
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
    onBusy(true);
    setFailure(null);
    act().then(
      () => {
        end(true);
        if (doneText !== undefined) toast({ text: doneText, tone: 'success' });
      },
      (error: unknown) => {
        const words = unknown && isUnanswered(error) ? unknown : messageOf(error, failed);
        if (told(words)) return answer(false);
        if (endedBy?.(error)) {
          onClose();
          return refuse(error);
        }
        setBusy(false);
        onBusy(false);
        return setFailure(explain?.(error, () => end(false)) ?? words);
      },
    );
  };
  return (
    <ConfirmDialog
      open
      title={question}
      confirmLabel={confirmLabel}
      cancelLabel={cancelLabel ?? texts.cancel}
      closeLabel={texts.close}
      danger={danger}
      busy={busy}
      onConfirm={run}
      // What is under way goes on; whoever asked is answered when it has ended.
      onCancel={() => (busy ? onClose() : end(false))}
    >
      <Stack gap={2}>
        <p>
          <strong>{thing}</strong>
        </p>
        {consequence && <div>{consequence}</div>}
        {failure && <Notice tone="error">{failure}</Notice>}
      </Stack>
    </ConfirmDialog>
  );
}
