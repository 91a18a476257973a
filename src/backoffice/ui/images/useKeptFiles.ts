import { useEffectEvent, useLayoutEffect } from 'react';
import { forgetValues, keepValues, keptValues } from '../../../ui/form/keptForms';
import { useKeptKey } from '../../../ui/form/useKeptKey';
import type { NamedFile, UploadQueue } from './uploadQueue';

/** Files that are not sent yet outlive their form as its values do, say while one logs in again. */
export function useKeptFiles(name: string | undefined, queue: UploadQueue): void {
  const key = useKeptKey(name && `${name} images`);

  const restore = useEffectEvent(() => {
    const files = key === undefined ? undefined : keptValues<NamedFile[]>(key);
    if (files && queue.files().length === 0) queue.resume(files);
  });
  const leave = useEffectEvent(() => {
    if (key === undefined) return;
    const files = queue.files().map(({ id, file }) => ({ id, file }));
    if (files.length > 0) keepValues(key, files);
    else forgetValues(key);
  });
  useLayoutEffect(() => {
    restore();
    return () => leave();
  }, []);
}
