import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { IconButton } from '../actions/IconButton';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/chevrons';
import { CloseIcon } from '../icons/actionIcons';
import { useModal } from '../overlays/useModal';
import type { GalleryImage, GalleryLabels } from './galleryImages';
import { Picture } from './Picture';
import styles from './Lightbox.module.css';

type LightboxProps = {
  images: readonly GalleryImage[];
  labels: GalleryLabels;
  first: number;
  allowHttp?: boolean | undefined;
  onClose: () => void;
};

const SWIPE_PX = 48;

/** All pictures, one at a time and large: arrow keys, buttons or a swipe go round. */
export function Lightbox({ images, labels, first, allowHttp, onClose }: LightboxProps) {
  const ref = useModal(onClose);
  const [index, setIndex] = useState(first);
  const pressedAt = useRef(0);
  const image = images[index];
  const count = images.length;
  const go = (step: number) => setIndex((now) => (now + step + count) % count);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') go(1);
    else if (event.key === 'ArrowLeft') go(-1);
    else if (event.key === 'Home') setIndex(0);
    else if (event.key === 'End') setIndex(count - 1);
    else return;
    event.preventDefault();
  };
  const onPointerUp = (event: PointerEvent) => {
    const distance = event.clientX - pressedAt.current;
    if (Math.abs(distance) > SWIPE_PX) go(distance < 0 ? 1 : -1);
  };

  return (
    <dialog ref={ref} aria-label={labels.title} className={styles.lightbox} onKeyDown={onKeyDown}>
      <div className={styles.bar}>
        <p aria-live="polite" className="figures">
          {labels.position(index + 1, count)}
        </p>
        <IconButton label={labels.close} icon={<CloseIcon />} onClick={onClose} />
      </div>
      <div
        className={styles.stage}
        onPointerDown={(event) => {
          pressedAt.current = event.clientX;
        }}
        onPointerUp={onPointerUp}
      >
        <Picture
          key={index}
          src={image?.url}
          srcSet={image?.srcSet}
          sizes="100vw"
          alt={image?.alt ?? ''}
          width={1440}
          height={960}
          priority
          allowHttp={allowHttp}
          className={styles.image}
        />
      </div>
      {count > 1 && (
        <div className={styles.bar}>
          <IconButton label={labels.previous} icon={<ChevronLeftIcon />} onClick={() => go(-1)} />
          <IconButton label={labels.next} icon={<ChevronRightIcon />} onClick={() => go(1)} />
        </div>
      )}
    </dialog>
  );
}
