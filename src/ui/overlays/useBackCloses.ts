import { useEffect, useEffectEvent } from 'react';
import { overlayOpened } from './overlayHistory';

/** While it is open, the browser's Back asks an overlay to close instead of leaving the page. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (open ? overlayOpened(() => close()) : undefined), [open]);
}
