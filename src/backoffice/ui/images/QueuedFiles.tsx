import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { imageTexts as texts } from '../../../i18n/en/partner/images';
import { ProgressBar } from '../../../ui/feedback/ProgressBar';
import { messageOf } from '../messageOf';
import { mayHelpAgain, type QueuedFile, type UploadQueue } from './uploadQueue';
import styles from './ImageUploader.module.css';

type QueuedFilesProps = { queue: UploadQueue; files: readonly QueuedFile[] };

/** The files that are not images of the record yet. */
export function QueuedFiles({ queue, files }: QueuedFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul aria-label={texts.queued} className={styles.files}>
      {files.map((file) => (
        <li key={file.id} className={styles.file}>
          <Preview file={file.file} />
          <div className={styles.state}>
            <span className={styles.name}>{file.file.name}</span>
            <State file={file} />
          </div>
          <div className={styles.acts}>
            {/* It stays under the finger: in its place would stand what throws the file away. */}
            {(mayHelpAgain(file) || (file.isRetried && file.status !== 'failed')) && (
              <Act
                busy={file.status !== 'failed'}
                word={texts.retry}
                name={texts.retryOf(file.file.name)}
                onPress={() => queue.retry(file.id)}
              />
            )}
            <Act
              word={texts.remove}
              name={texts.removeOf(file.file.name)}
              onPress={() => queue.remove(file.id)}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}

type ActProps = { word: string; name: string; busy?: boolean; onPress: () => void };

/** A button of one file's; the name says of which, for those who hear it alone. */
function Act({ word, name, busy = false, onPress }: ActProps) {
  return (
    <Button size="small" aria-label={name} loading={busy} onClick={onPress}>
      {word}
    </Button>
  );
}

function State({ file }: { file: QueuedFile }) {
  const { status, progress, error } = file;
  if (status === 'waiting') return <span className="quiet">{texts.waiting}</span>;
  if (status === 'failed') {
    return <span className={styles.failed}>{messageOf(error, texts.uploadFailed)}</span>;
  }
  const percent = Math.round(progress * 100);
  return (
    <>
      <span className="quiet">{texts.sending(percent)}</span>
      <ProgressBar label={texts.progressOf(file.file.name)} value={percent} />
    </>
  );
}

function Preview({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  // No picture, whatever its name says.
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    // The address exists outside of React, as long as this effect lasts.
    const show = requestAnimationFrame(() => setUrl(made));
    return () => {
      cancelAnimationFrame(show);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return url && !isBroken ? (
    <img src={url} alt="" className={styles.preview} onError={() => setBroken(true)} />
  ) : (
    <span className={styles.preview} />
  );
}
