import { readFile } from 'node:fs/promises';
import type { ImageStore } from './imageStore';
import { fileNamesOf, type StoredImage } from './images';

/** How every picture that comes with the product is kept. */
const SHAPE = { widths: [320, 720, 1280], width: 1280, height: 853 };

/** What the database keeps of a picture that comes with the product. */
export function illustration(file: string): StoredImage {
  return { file, ...SHAPE };
}

/** Puts pictures that come with the product, as WebP files in `folder`, where all pictures are. */
export async function storeIllustrations(
  images: Pick<ImageStore, 'put'>,
  files: Iterable<string>,
  folder: URL,
): Promise<void> {
  const names = [...new Set(files)].flatMap((file) => fileNamesOf(illustration(file)));
  for (const name of names) await images.put(name, await readFile(new URL(name, folder)));
}
