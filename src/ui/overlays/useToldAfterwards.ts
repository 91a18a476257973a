import { useCallback, useEffect, useRef } from 'react';
import { useToast } from './toastContext';

/**
 * For a refusal of what a dialog had begun: when the dialog is closed by then (`open`, or the whole
 * component is gone), it is told beside the page. Answers whether it was.
 */
export function useToldAfterwards(open = true): (words: string) => boolean {
  const toast = useToast();
  const isOpen = useRef(open);
  useEffect(() => {
    isOpen.current = open;
    return () => {
      isOpen.current = false;
    };
  }, [open]);
  return useCallback(
    (words) => {
      if (isOpen.current) return false;
      toast({ text: words, tone: 'error' });
      return true;
    },
    [toast],
  );
}
