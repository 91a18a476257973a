import { createContext, use, useEffect } from 'react';

/** Told by each form whether it holds what is nowhere kept. */
type Tell = (form: object, isUnsaved: boolean) => void;

export const UnsavedContext = createContext<Tell>(() => {});

/** What is typed here is gone with what stands around it, which asks before it goes. */
export function useUnsaved(isUnsaved: boolean): void {
  const tell = use(UnsavedContext);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const form = {};
    tell(form, true);
    return () => tell(form, false);
  }, [tell, isUnsaved]);
}
