import { Button } from 'antd';
import { useRef } from 'react';
import { imageTexts as texts } from '../../../i18n/en/partner/images';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../ui/icons/chevrons';
import { atImageOrigin } from '../../../ui/pictures/pictureUrl';
import type { StoredImage } from './uploadQueue';
import styles from './ImageUploader.module.css';

export type Move = 'left' | 'right' | 'first';

type ImageCardProps = {
  image: StoredImage;
  /** From 0. */
  place: number;
  count: number;
  /** The button is that which has the focus once the image is there. */
  onMove: ((to: Move, button: HTMLElement) => void) | undefined;
  onRemove: (() => void) | undefined;
};

export function ImageCard({ image, place, count, onMove, onRemove }: ImageCardProps) {
  const number = place + 1;
  const left = useRef<HTMLButtonElement>(null);
  return (
    <li className={styles.card}>
      <img
        src={atImageOrigin(image.url)}
        alt={texts.alt(number, count)}
        className={styles.picture}
      />
      {place === 0 && <span className={styles.cover}>{texts.cover}</span>}
      <div className={styles.buttons}>
        {onMove && (
          <>
            <Button
              ref={left}
              size="small"
              icon={<ChevronLeftIcon />}
              aria-label={texts.left(number)}
              aria-disabled={place === 0}
              onClick={(event) => onMove('left', event.currentTarget)}
            />
            <Button
              size="small"
              icon={<ChevronRightIcon />}
              aria-label={texts.right(number)}
              aria-disabled={number === count}
              onClick={(event) => onMove('right', event.currentTarget)}
            />
            {place > 0 && (
              <Button
                size="small"
                aria-label={texts.makeCoverOf(number)}
                // A cover has no such button.
                onClick={(event) => onMove('first', left.current ?? event.currentTarget)}
              >
                {texts.makeCover}
              </Button>
            )}
          </>
        )}
        {onRemove && (
          <Button size="small" danger aria-label={texts.deleteOf(number)} onClick={onRemove}>
            {texts.delete}
          </Button>
        )}
      </div>
    </li>
  );
}
