import type { Schemas } from '../contract/operations';

/** A picture as the database keeps it: a file name without width and ending, and its widths. */
export interface StoredImage {
  file: string;
  widths: number[];
  width: number;
  height: number;
}

const PREFIX = '/images/';

function imageFileName(file: string, width: number): string {
  return `${file}-${width}.webp`;
}

/** The picture as the contract shows it, root-relative. */
export function toImage({ file, widths, width, height }: StoredImage): Schemas['Image'] {
  const urlOf = (w: number) => PREFIX + imageFileName(file, w);
  return {
    url: urlOf(Math.max(...widths)),
    srcSet: widths.map((w) => `${urlOf(w)} ${w}w`).join(', '),
    width,
    height,
  };
}
