import { useState } from 'react';
import { imageTexts } from '../../../i18n/en/partner/images';
import type { QueuedFile } from './uploadQueue';

const texts = imageTexts.announce;

/** Tells screen readers what happens to the files: not every percent, but every file. */
export function UploadNews({ files }: { files: readonly QueuedFile[] }) {
  const left = files.filter(({ status }) => status !== 'failed').length;
  const sending = files.some(({ status }) => status === 'sending');
  const failed = files.filter(({ status }) => status === 'failed').map(({ file }) => file.name);
  const [seen, setSeen] = useState({ left: 0, sending: false });
  const [news, setNews] = useState('');
  if (seen.left !== left || seen.sending !== sending) {
    setSeen({ left, sending });
    if (sending) setNews(left > seen.left ? texts.sending(left) : texts.left(left));
    else if (seen.sending) setNews(failed.map(texts.failed).join(' ') || texts.done);
  }
  return (
    <p aria-live="polite" className="visuallyHidden">
      {news}
    </p>
  );
}
