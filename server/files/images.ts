import type { Schemas } from '../contract/operations';

/** A picture as the database keeps it: a file name without width and ending, and its widths. */
export interface StoredImage {
  file: string;
  widths: number[];
  width: number;
  height: number;
}

/** Where pictures are found, whatever keeps them. */
export const IMAGE_PREFIX = '/images/';

/** A changed picture gets a new name. */
export const KEPT_SECONDS = 365 * 24 * 3600;

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
