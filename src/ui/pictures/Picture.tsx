import { useState } from 'react';
import { classNames } from '../classNames';
import { atImageOrigin, PLACEHOLDER_URL, pictureUrl } from './pictureUrl';
import styles from './Picture.module.css';

export type PictureProps = {
  src: string | null | undefined;
  /** Empty when a text beside the picture already says it. */
  alt: string;
  /** Pixels of the file or its ratio: they reserve the space. */
  width: number;
  height: number;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** The one picture that the first screen waits for. All others load when they come near. */
  priority?: boolean | undefined;
  /** Accepts plain http addresses too. */
  allowHttp?: boolean | undefined;
  className?: string | undefined;
};

/** A picture that always has its place, and a placeholder when there is nothing to show. */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, srcSet, sizes, priority = false, allowHttp, className } = props;
  const [failed, setFailed] = useState<string | null>(null);
  const allowed = pictureUrl(src, allowHttp);
  const usable = allowed !== null && allowed !== failed;

  return (
    <img
      className={classNames(styles.picture, className)}
      // The sizes come before the address, or the browser starts with the wrong file.
      srcSet={usable ? atImageOrigin(srcSet) : undefined}
      sizes={usable && srcSet ? sizes : undefined}
      src={usable ? atImageOrigin(allowed) : PLACEHOLDER_URL}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      onError={() => setFailed(allowed)}
    />
  );
}
