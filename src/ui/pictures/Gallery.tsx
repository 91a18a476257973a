import { lazy, Suspense, useState } from 'react';
import { largePictureSizes, SMALL_PICTURE_SIZES } from '../../../site/pictureSizes';
import type { GalleryImage, GalleryLabels } from './galleryImages';
import { Picture } from './Picture';
import styles from './Gallery.module.css';

// Opened by few, so it is no part of the page's first load.
const Lightbox = lazy(async () => ({ default: (await import('./Lightbox')).Lightbox }));

type GalleryProps = {
  images: readonly GalleryImage[];
  labels: GalleryLabels;
  allowHttp?: boolean | undefined;
};

const SHOWN = 5;

/** One main picture and four small ones; each opens all of them, large. */
export function Gallery({ images, labels, allowHttp }: GalleryProps) {
  const [opened, setOpened] = useState<number | null>(null);
  const shown = images.slice(0, SHOWN);
  const hidden = images.length - SHOWN;

  const saysMore = (index: number) => index === SHOWN - 1 && hidden > 0;
  // What is read on a button is part of its name, for those who call it by that.
  const nameOf = (index: number) =>
    labels.position(index + 1, images.length) + (saysMore(index) ? ` +${hidden}` : '');

  if (shown.length === 0) {
    return (
      <div className={styles.gallery} data-count={1}>
        <Picture src={null} alt={labels.title} width={960} height={640} className={styles.image} />
      </div>
    );
  }
  return (
    <div
      className={styles.gallery}
      data-count={shown.length}
      role="group"
      aria-label={labels.title}
    >
      {shown.map((image, index) => (
        <button
          key={`${index} ${image.url}`}
          type="button"
          className={styles.tile}
          aria-label={nameOf(index)}
          aria-haspopup="dialog"
          onClick={() => setOpened(index)}
        >
          <Picture
            src={image.url}
            srcSet={image.srcSet}
            sizes={index === 0 ? largePictureSizes(images.length) : SMALL_PICTURE_SIZES}
            alt={image.alt ?? ''}
            width={960}
            height={640}
            priority={index === 0}
            allowHttp={allowHttp}
            className={styles.image}
          />
          {saysMore(index) && <span className={styles.more}>+{hidden}</span>}
        </button>
      ))}
      {opened !== null && (
        <Suspense fallback={null}>
          <Lightbox
            images={images}
            labels={labels}
            first={opened}
            allowHttp={allowHttp}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
