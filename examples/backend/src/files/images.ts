import { fault } from '../faults';
import type { Image } from '../store';

/** A picture in one size. */
export const imageOf = ({ url, width, height }: Image) => ({
  url: fault('picture-address-relative') ? url.slice(1) : url,
  width,
  height,
});

export const storedImageOf = ({ id, url, width, height }: Image) => ({
  id,
  url,
  srcSet: `${url} ${width}w`,
  width,
  height,
});

/** The end of a stored file's name, and what it is sent as. */
export const typeOf = (name: string) =>
  fault('type-of-the-name') && /\.html?$/i.test(name)
    ? 'text/html'
    : fault('picture-without-type')
      ? 'application/octet-stream'
      : 'image/webp';
