import type { ReactNode } from 'react';
import { adminTexts } from '../../i18n/en/partner/admin';
import { useToast } from '../../ui/overlays/toastContext';
import { DecisionDialog } from './DecisionDialog';

interface SuspensionTexts {
  suspendQuestion: string;
  restoreQuestion: string;
  suspendFailed: string;
  restoreFailed: string;
  suspended: (name: string) => string;
  restored: (name: string) => string;
}

type SuspensionDialogProps = {
  /** Or restore what is suspended. */
  suspend: boolean;
  texts: SuspensionTexts;
  name: string;
  /** Where the name alone does not say which one. */
  thing?: string;
  consequence: ReactNode;
  reasonHint: string;
  act: (reason: { reason: string }) => Promise<unknown>;
  onClose: () => void;
};

/** Suspends something, or ends that: how it is asked for, and told when it is done. */
export function SuspensionDialog(props: SuspensionDialogProps) {
  const { suspend, texts, name, thing = name, consequence, reasonHint, act, onClose } = props;
  const toast = useToast();
  return (
    <DecisionDialog
      onClose={onClose}
      decision={{
        danger: suspend,
        submit: suspend ? adminTexts.suspend : adminTexts.restore,
        busy: suspend ? adminTexts.suspending : adminTexts.restoring,
        question: suspend ? texts.suspendQuestion : texts.restoreQuestion,
        failed: suspend ? texts.suspendFailed : texts.restoreFailed,
        thing,
        consequence,
        reasonHint,
        act: async (reason) => {
          await act({ reason });
          const done = suspend ? texts.suspended : texts.restored;
          toast({ text: done(name), tone: 'success' });
        },
      }}
    />
  );
}
