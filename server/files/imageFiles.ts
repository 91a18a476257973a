import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileNamesOf, isUploaded, type StoredImage } from './images';
import type { NewPicture } from './pictures';

/**
 * Writes the pictures' files, then does the work that keeps their rows. When either fails, no file
 * is left.
 */
export async function withStoredPictures<T>(
  folder: string,
  pictures: readonly NewPicture[],
  work: (images: StoredImage[]) => Promise<T>,
): Promise<T> {
  const images = pictures.map(({ image }) => image);
  try {
    await mkdir(folder, { recursive: true });
    for (const { name, data } of pictures.flatMap(({ files }) => files)) {
      // On the disk before a row names it, like the row itself.
      await writeFile(join(folder, name), data, { flag: 'wx', flush: true });
    }
    return await work(images);
  } catch (error) {
    await removeImageFiles(folder, images);
    throw error;
  }
}

/** Removes the files of uploaded pictures, after their rows; drawn pictures belong to many rows and stay. */
export async function removeImageFiles(
  folder: string,
  images: readonly StoredImage[],
): Promise<void> {
  const names = images.filter(isUploaded).flatMap(fileNamesOf);
  // A file that cannot be removed now shows nowhere any more.
  await Promise.allSettled(names.map((name) => rm(join(folder, name), { force: true })));
}
