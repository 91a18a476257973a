import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { listenForSteps, pageChanged } from './overlayHistory';

/** Once per router: lets Back close what `useBackCloses` has opened. */
export function useOverlayHistory(): void {
  const location = useLocation();
  useLayoutEffect(() => listenForSteps(), []);
  useLayoutEffect(() => pageChanged(), [location]);
}
