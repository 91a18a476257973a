import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { nearestControl, withAncestors } from '../nearestControl';
import { useBackCloses } from './useBackCloses';

/**
 * Opens a native dialog for as long as the component is mounted: focus is kept inside, Escape and
 * a press on the backdrop and the browser's Back ask to close, and closing gives the focus back to
 * where it came from.
 */
export function useModal(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const askToClose = useEffectEvent(onClose);
  useBackCloses(true, onClose);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const around = withAncestors(document.activeElement);
    openModal(dialog);
    return () => {
      if (typeof dialog.close === 'function') dialog.close();
      focusIn(around);
    };
  }, []);

  // In the same step as the closing above, which is not to be heard.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const onCancel = (event: Event) => {
      // The cancel event of a file input inside bubbles up to here.
      if (event.target !== dialog) return;
      event.preventDefault();
      askToClose();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      askToClose();
    };
    const onPress = (event: MouseEvent) => {
      if (event.target === dialog) askToClose();
    };
    const onClosed = () => {
      if (dialog.open) return;
      // The browser closes it at a second Escape, whatever is under way.
      askToClose();
      setTimeout(() => ref.current && openModal(ref.current));
    };
    dialog.addEventListener('cancel', onCancel);
    dialog.addEventListener('close', onClosed);
    dialog.addEventListener('keydown', onKey);
    dialog.addEventListener('mousedown', onPress);
    return () => {
      dialog.removeEventListener('cancel', onCancel);
      dialog.removeEventListener('close', onClosed);
      dialog.removeEventListener('keydown', onKey);
      dialog.removeEventListener('mousedown', onPress);
    };
  }, []);

  return ref;
}

/**
 * What had the focus may be gone, as where somebody else has done meanwhile what its button does: unless the page has a place
 * for it, the nearest control then.
 */
function focusIn(around: readonly Element[]): void {
  const [opener] = around;
  if (opener instanceof HTMLElement && opener.isConnected) return opener.focus();
  setTimeout(() => {
    if (document.activeElement === document.body) nearestControl(around)?.focus();
  });
}

function openModal(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  // Without showModal (old browsers) the dialog still shows, only less firmly.
  if (typeof dialog.showModal === 'function') dialog.showModal();
  else dialog.setAttribute('open', '');
  dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
}
