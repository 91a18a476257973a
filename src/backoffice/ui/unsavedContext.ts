import { createContext, use, useEffect } from 'react';
import { formTexts } from '../../i18n/en/partner/forms';
import type { Confirmation } from './confirm/confirmContext';

/** How it is asked whether what is not saved may go. */
export type UnsavedQuestion = Pick<
  Confirmation,
  'question' | 'thing' | 'confirmLabel' | 'cancelLabel' | 'failed'
>;

/** Told by each form that holds what is nowhere kept how to ask for it; null: it holds nothing such any more. */
type Tell = (form: object, question: UnsavedQuestion | null) => void;

export const UnsavedContext = createContext<Tell>(() => {});

/** What is typed here is gone with what stands around it, which asks before it goes. */
export function useUnsaved(
  isUnsaved: boolean,
  question: UnsavedQuestion = formTexts.unsaved,
): void {
  const tell = use(UnsavedContext);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const form = {};
    tell(form, question);
    return () => tell(form, null);
  }, [tell, isUnsaved, question]);
}
