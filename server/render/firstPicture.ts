import { largePictureSizes } from '../../site/pictureSizes';
import type { Schemas } from '../http/operations';
import { escapeHtml } from '../escapeHtml';

/** Its sizes are those that the page asks for, or it is loaded twice. */
export interface FirstPicture extends Pick<Schemas['Image'], 'url' | 'srcSet'> {
  sizes: string;
}

type Images = readonly Schemas['Image'][];

export function inGallery(images: Images): FirstPicture | undefined {
  const [first] = images;
  return first && { ...first, sizes: largePictureSizes(images.length) };
}

export function onCard([first]: Images = []): FirstPicture | undefined {
  const sizes =
    '(min-width: 1248px) 384px, (min-width: 1000px) 32vw, (min-width: 600px) 47vw, 94vw';
  return first && { ...first, sizes };
}

/** Has the browser fetch it before all else. */
export function imagePreload({ url, srcSet, sizes }: FirstPicture): string {
  const sources = srcSet ? `imagesrcset="${escapeHtml(srcSet)}" imagesizes="${sizes}"` : '';
  return `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(url)}" ${sources}>`;
}
