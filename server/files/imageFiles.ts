import { fileNamesOf, isUploaded, type StoredImage } from './images';
import type { ImageStore } from './imageStore';
import type { NewPicture } from './pictures';

/**
 * Stores the pictures' files, then does the work that keeps their rows. When either fails, no file
 * is left.
 */
export async function withStoredPictures<T>(
  store: ImageStore,
  pictures: readonly NewPicture[],
  work: (images: StoredImage[]) => Promise<T>,
): Promise<T> {
  const images = pictures.map(({ image }) => image);
  try {
    await putAll(store, pictures);
    return await work(images);
  } catch (error) {
    await removeImageFiles(store, images);
    throw error;
  }
}

/** Ends when the last one has, so that none arrives after those of a failure were removed. */
async function putAll(store: ImageStore, pictures: readonly NewPicture[]): Promise<void> {
  const files = pictures.flatMap((picture) => picture.files);
  const results = await Promise.allSettled(files.map(({ name, data }) => store.put(name, data)));
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed) throw (failed as PromiseRejectedResult).reason;
}

/** Removes the files of uploaded pictures, after their rows; drawn pictures belong to many rows and stay. */
export async function removeImageFiles(
  store: Pick<ImageStore, 'remove'>,
  images: readonly StoredImage[],
): Promise<void> {
  const names = images.filter(isUploaded).flatMap(fileNamesOf);
  // A file that cannot be removed now shows nowhere any more.
  await Promise.allSettled(names.map((name) => store.remove(name)));
}
