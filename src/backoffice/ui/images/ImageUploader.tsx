import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type Ref,
} from 'react';
import { imageTexts as texts } from '../../../i18n/en/partner/images';
import { useKeptFocus } from '../../../ui/useKeptFocus';
import { Notice } from '../../../ui/feedback/Notice';
import { deletedOnce } from '../deletedOnce';
import { chooseFiles } from './chooseFiles';
import { FileChooser } from './FileChooser';
import { QueuedFiles } from './QueuedFiles';
import { StoredImages } from './StoredImages';
import { UploadNews } from './UploadNews';
import {
  mayHelpAgain,
  type StoredImage,
  type Upload,
  type UploadQueue,
  type UploadResult,
} from './uploadQueue';
import { useKeptFiles } from './useKeptFiles';
import { useLeavingUploads } from './useLeavingUploads';
import { useStoredImages } from './useStoredImages';
import styles from './ImageUploader.module.css';

export interface ImageUploaderHandle {
  /** How many files are not sent yet. */
  readonly waiting: number;
  /** Sends what waits, and again what failed before; answers when nothing is on its way any more. */
  start: (upload: Upload) => Promise<UploadResult>;
}

type ImageUploaderProps = {
  label: string;
  /** Says more of them. */
  hint?: ReactNode;
  max: number;
  /** Those of the record, the cover first. */
  images: readonly StoredImage[];
  /** Absent while there is no record to send to: the files wait. */
  upload?: Upload | undefined;
  remove?: ((id: StoredImage['id']) => Promise<unknown>) | undefined;
  arrange?: ((ids: StoredImage['id'][]) => Promise<unknown>) | undefined;
  /** Under which files that are not sent yet are kept while the form is left. */
  keep?: string | undefined;
  onBusy?: ((busy: boolean) => void) | undefined;
  ref?: Ref<ImageUploaderHandle> | undefined;
};

/** A record's images: choose, send with progress, order, delete. */
export function ImageUploader(props: ImageUploaderProps) {
  const { label, hint, max, upload, remove, arrange, onBusy, ref } = props;
  const { images, queue, reorder, drop } = useStoredImages(props.images, arrange);
  const files = useSyncExternalStore(queue.subscribe, queue.files);
  const [problems, setProblems] = useState<string[]>([]);
  const busy = files.some(({ status }) => status === 'sending');
  const area = useKeptFocus<HTMLElement>();
  // What failed may never come: it holds no place.
  const coming = files.filter(({ status }) => status !== 'failed').length;
  const room = Math.max(0, max - images.length - coming);

  useKeptFiles(props.keep, queue);
  useLeavingUploads(queue, files, upload !== undefined);
  useSending(queue, upload);
  const tellBusy = useEffectEvent((isBusy: boolean) => onBusy?.(isBusy));
  useEffect(() => tellBusy(busy), [busy]);
  useImperativeHandle(
    ref,
    () => ({
      get waiting() {
        return queue.files().length;
      },
      start: (way) => {
        for (const file of queue.files().filter(mayHelpAgain)) queue.retry(file.id);
        queue.sendBy(way);
        return queue.settled();
      },
    }),
    [queue],
  );

  const add = (added: readonly File[]) => {
    const { chosen, problems: found } = chooseFiles(added, room, max);
    setProblems(found);
    queue.add(chosen);
  };
  return (
    <section ref={area} aria-label={label} className={styles.uploader}>
      <p className={styles.label}>{label}</p>
      <p className="quiet">
        {texts.hint(max)} {upload ? texts.savedAtOnce : texts.savedWithForm}
      </p>
      {hint && <p className="quiet">{hint}</p>}
      <StoredImages
        images={images}
        onReorder={arrange && ((next) => void reorder(next))}
        onRemove={remove && ((id) => deletedOnce(() => remove(id)).then(() => drop(id)))}
      />
      <QueuedFiles queue={queue} files={files} />
      {room > 0 ? <FileChooser onFiles={add} /> : <p>{texts.full(max)}</p>}
      {problems.length > 0 && (
        <Notice tone="error">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Notice>
      )}
      <UploadNews files={files} />
    </section>
  );
}

/** Sends what waits as soon as there is a way, and gives up when the uploader is left. */
function useSending(queue: UploadQueue, upload: Upload | undefined): void {
  const send = useEffectEvent<Upload>((...file) => {
    if (!upload) throw new Error('There is nowhere to send it to.');
    return upload(...file);
  });
  const hasWay = upload !== undefined;
  useEffect(() => {
    if (hasWay) queue.sendBy((...file) => send(...file));
  }, [queue, hasWay]);
  useEffect(() => () => queue.abandon(), [queue]);
}
