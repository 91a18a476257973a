import type { Schemas } from '../http/operations';

/** A picture as the database keeps it: a file name without width and ending, and its widths. */
export interface StoredImage {
  file: string;
  widths: number[];
  width: number;
  height: number;
}

/** Where pictures are found, whatever keeps them. */
export const IMAGE_PREFIX = '/images/';
export const IMAGE_TYPE = 'image/webp';

/** A changed picture gets a new name. */
export const KEPT_SECONDS = 365 * 24 * 3600;
export const KEPT_FOR_EVER = `public, max-age=${KEPT_SECONDS}, immutable`;

/** Tells uploaded pictures from drawn ones, whose files many rows share. */
const UPLOADED = 'u-';

export function ownName(random: string): string {
  return UPLOADED + random;
}

export function isUploaded({ file }: StoredImage): boolean {
  return file.startsWith(UPLOADED);
}

export function imageFileName(file: string, width: number): string {
  return `${file}-${width}.webp`;
}

/** Whether the name is of the shape of ours; anything else is asked of no store. */
export function isImageFileName(name: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*-\d{1,4}\.webp$/.test(name);
}

export function fileNamesOf({ file, widths }: StoredImage): string[] {
  return widths.map((width) => imageFileName(file, width));
}

/** The picture as the contract shows it, root-relative. */
export function toImage({ file, widths, width, height }: StoredImage): Required<Schemas['Image']> {
  const urlOf = (w: number) => IMAGE_PREFIX + imageFileName(file, w);
  return {
    url: urlOf(Math.max(...widths)),
    srcSet: widths.map((w) => `${urlOf(w)} ${w}w`).join(', '),
    width,
    height,
  };
}

/** A picture with the id by which its owner arranges and deletes it. */
export function toStoredImage({
  id,
  ...image
}: StoredImage & { id: number }): Schemas['StoredImage'] {
  return { id, ...toImage(image) };
}
