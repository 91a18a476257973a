import { createContext, useContext } from 'react';
import type { Account } from '../../state/persistence/account';

export type Toast = {
  text: string;
  tone?: 'info' | 'success' | 'error' | undefined;
  action?: { label: string; onAct: () => void } | undefined;
  /** How long it stays; the clock stops under the pointer and the focus. Default 6, with an action 10. */
  seconds?: number | undefined;
};

/** `owner` is who was here when it was said. */
export type ShownToast = Toast & { id: number; seconds: number; owner: Account };

/** Gives what takes the message away before its time. */
type ShowToast = (toast: Toast) => () => void;

export const ToastContext = createContext<ShowToast | null>(null);

/** Shows a short message that does not take the focus. Throws outside a ToastProvider. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast is called outside a ToastProvider');
  return show;
}
