import { createContext, useContext, type ReactNode } from 'react';

export interface Confirmation {
  question: string;
  /** The name of what it is about. */
  thing: string;
  /** What happens to it, and to what hangs on it. */
  consequence?: ReactNode;
  /** The act in a word: 'Delete'. */
  confirmLabel: string;
  /** The way back in a word, where it is not to cancel. */
  cancelLabel?: string | undefined;
  danger?: boolean | undefined;
  act: () => Promise<unknown>;
  /** Said when it is done. */
  done?: string | undefined;
  /** Shown when the act fails and the server says nothing about why. */
  failed: string;
  /** Shown instead where nobody knows whether it is done, whatever the server says. */
  unknown?: string;
  /** Whether this failure leaves nothing to ask: the question closes, and whoever asked is thrown it. */
  endedBy?: ((error: unknown) => boolean) | undefined;
  /** Says more about a failure than its message, with a way on; `close` closes the question. */
  explain?: ((error: unknown, close: () => void) => ReactNode) | undefined;
}

export type Confirm = (confirmation: Confirmation) => Promise<boolean>;

export const ConfirmContext = createContext<Confirm | null>(null);

/** Asks before something that matters, and does it; answers whether it was done. @throws what ended the question */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('useConfirm is called outside a ConfirmProvider');
  return confirm;
}
