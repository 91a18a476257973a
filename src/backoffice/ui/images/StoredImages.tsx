import { useEffect, useRef } from 'react';
import { imageTexts as texts } from '../../../i18n/en/partner/images';
import { useConfirm } from '../confirm/confirmContext';
import { ImageCard, type Move } from './ImageCard';
import type { StoredImage } from './uploadQueue';
import styles from './ImageUploader.module.css';

type StoredImagesProps = {
  images: readonly StoredImage[];
  onReorder: ((images: readonly StoredImage[]) => void) | undefined;
  onRemove: ((id: StoredImage['id']) => Promise<unknown>) | undefined;
};

/** The images in their order. */
export function StoredImages({ images, onReorder, onRemove }: StoredImagesProps) {
  const confirm = useConfirm();
  const pressed = useRef<HTMLElement>(null);
  // A button that moves with its image would lose the focus on the way.
  useEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [images]);

  const move = (from: number, to: Move, button: HTMLElement) => {
    const place = to === 'first' ? 0 : to === 'left' ? from - 1 : from + 1;
    const image = images[from];
    if (!image || place < 0 || place >= images.length || place === from) return;
    pressed.current = button;
    onReorder?.(images.filter((other) => other !== image).toSpliced(place, 0, image));
  };
  const remove = (image: StoredImage, place: number) => {
    if (!onRemove) return;
    void confirm({
      question: texts.deleteQuestion,
      thing: texts.alt(place + 1, images.length),
      confirmLabel: texts.delete,
      danger: true,
      act: () => onRemove(image.id),
      failed: texts.deleteFailed,
    });
  };
  if (images.length === 0) return null;
  return (
    <ol aria-label={texts.stored} className={styles.images}>
      {images.map((image, place) => (
        <ImageCard
          key={image.id}
          image={image}
          place={place}
          count={images.length}
          onMove={onReorder && ((to, button) => move(place, to, button))}
          onRemove={onRemove && (() => remove(image, place))}
        />
      ))}
    </ol>
  );
}
