import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { forgetValues, keepValues, keptValues } from '../../../ui/form/keptForms';
import { useAppDispatch } from '../../../state/store';
import { isLoginAwaited } from '../../../ui/form/useKeptForLogin';
import { useUnsaved } from '../unsavedContext';
import { useWarningOnClose } from './useWarningOnClose';
import { useKeptKey } from '../../../ui/form/useKeptKey';

interface KeepableForm<V> {
  values: V;
  dirty: boolean;
  isSubmitting: boolean;
  setValues: (values: V, shouldValidate: false) => unknown;
  resetForm: () => void;
}

/** Under which unsaved values are kept: while the form is left, or only until somebody whose session has ended is back. */
export interface KeptAs {
  keep?: string | undefined;
  keepForLogin?: string | undefined;
}

/**
 * Unsaved values outlive the form while it is left for another page, and closing the document
 * asks first. What is not kept so still asks when it is closed, and so does what stands around the form.
 */
export function useKeptValues<V>({ keep, keepForLogin }: KeptAs, form: KeepableForm<V>) {
  const key = useKeptKey(keep ?? keepForLogin);
  const dispatch = useAppDispatch();
  const [found] = useState(() => (key === undefined ? undefined : keptValues<V>(key)));
  const [restored, setRestored] = useState(found !== undefined);

  // What has been saved, while the form closes upon it.
  const forgotten = useRef<V>(null);

  const restore = useEffectEvent(() => {
    if (found !== undefined) void form.setValues(found, false);
  });
  const leave = useEffectEvent(() => {
    if (key === undefined) return;
    // Also while they are sent: it may fail, as when the session is over.
    const isLeftToComeBack = keep !== undefined || dispatch(isLoginAwaited);
    const isToKeep = form.dirty && form.values !== forgotten.current;
    if (isToKeep && isLeftToComeBack) keepValues(key, form.values);
    else forgetValues(key);
  });
  useLayoutEffect(() => {
    restore();
    return () => leave();
  }, []);
  const isUnsaved = form.dirty && !form.isSubmitting;
  useWarningOnClose(isUnsaved);
  useUnsaved(isUnsaved && keep === undefined);

  const forget = () => {
    if (key !== undefined) forgetValues(key);
    forgotten.current = form.values;
    setRestored(false);
  };
  const discard = () => {
    forget();
    form.resetForm();
  };
  return { restored, forget, discard };
}
