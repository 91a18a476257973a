import { useEffect, useEffectEvent, useRef } from 'react';

/** Gives the focus back to the grid when nothing stands beside it any more: a drawer has been closed. */
export function useReturnedFocus(isBeside: boolean, focusGrid: () => void): void {
  const wasBeside = useRef(isBeside);
  const comeBack = useEffectEvent(focusGrid);
  useEffect(() => {
    // Also where it is closed before it has come in.
    if (wasBeside.current && !isBeside) comeBack();
    wasBeside.current = isBeside;
  }, [isBeside]);
}
