import { useLayoutEffect } from 'react';

/** The owner's and the administrator's side is in English, whatever the traveller's side is in. */
export function useEnglishDocument(): void {
  useLayoutEffect(() => {
    document.documentElement.lang = 'en';
  }, []);
}
