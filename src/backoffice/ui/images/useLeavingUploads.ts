import { useEffect, useEffectEvent, useMemo } from 'react';
import { imageTexts } from '../../../i18n/en/partner/images';
import { useToast } from '../../../ui/overlays/toastContext';
import { useWarningOnClose } from '../form/useWarningOnClose';
import { useUnsaved } from '../unsavedContext';
import { useAskingOnLinks } from './useAskingOnLinks';
import { mayHelpAgain, type QueuedFile, type UploadQueue } from './uploadQueue';

const texts = imageTexts.leaving;

/** Files that are on their way stop when their form is left: that is asked about first, or said where nothing can ask. */
export function useLeavingUploads(
  queue: UploadQueue,
  files: readonly QueuedFile[],
  hasWay: boolean,
) {
  const coming = hasWay ? files.filter(({ status }) => status !== 'failed').length : 0;
  const question = useMemo(() => texts.question(coming), [coming]);
  useUnsaved(coming > 0, question);
  // Those that failed can be sent again only from here; what is no picture is nothing to stay for.
  useWarningOnClose(coming > 0 || (hasWay && files.some(mayHelpAgain)));
  useAskingOnLinks(coming > 0, texts.leaveQuestion(coming));

  const toast = useToast();
  const leave = useEffectEvent(() => {
    const left = hasWay ? queue.files().length : 0;
    if (left > 0) toast({ text: texts.left(left), tone: 'info' });
  });
  useEffect(() => () => leave(), []);
}
