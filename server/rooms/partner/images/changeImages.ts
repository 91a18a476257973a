import type { KeyedTransaction } from '../../../accounts/keys/makeOnce';
import { invalid, notFound } from '../../../http/errors';
import { recordHotelChange } from '../../../db/changeRecording';
import type { Db } from '../../../db/db';
import type { HotelTransaction } from '../../../hotels/hotelTransactions';
import { removeImageFiles, withStoredPictures } from '../../../files/imageFiles';
import type { ImageStore } from '../../../files/imageStore';
import type { NewPicture } from '../../../files/pictures';
import { tooMany } from '../../../files/upload';
import {
  appendImages,
  deleteImageRow,
  imagesOf,
  isThere,
  placeImages,
  type ImageRow,
  type Pictured,
} from './queries';

export const MAX_IMAGES = 5;

/** @returns the number of the first image that is added. @throws ApiError 404, 422 when they are too many */
export function addImages(
  inKeyedTransaction: KeyedTransaction,
  pictured: Pictured,
  pictures: readonly NewPicture[],
  store: ImageStore,
): Promise<number> {
  return withStoredPictures(store, pictures, (images) =>
    inKeyedTransaction(async (tx) => {
      const after = await changingWithin(tx, pictured, async (before) => {
        if (before.length + images.length > MAX_IMAGES) throw tooMany(MAX_IMAGES);
        await appendImages(tx, pictured, images);
      });
      return after.at(-images.length)!.id;
    }),
  );
}

/** @throws ApiError 404, 422 unless every image is named once */
export function arrangeImages(
  saveInHotel: HotelTransaction,
  pictured: Pictured,
  imageIds: readonly number[],
): Promise<ImageRow[]> {
  return changing(saveInHotel, pictured, async (tx, before) => {
    const named = new Set(imageIds);
    if (named.size !== before.length || before.some(({ id }) => !named.has(id))) {
      throw invalid({ imageIds: 'imagesDiffer' });
    }
    await placeImages(tx, pictured, imageIds);
  });
}

/** @returns the images that are left. @throws ApiError 404 */
export async function deleteImage(
  saveInHotel: HotelTransaction,
  pictured: Pictured,
  imageId: number,
  store: ImageStore,
): Promise<ImageRow[]> {
  let gone: Awaited<ReturnType<typeof deleteImageRow>>;
  const left = await changing(saveInHotel, pictured, async (tx) => {
    gone = await deleteImageRow(tx, pictured, imageId);
    if (!gone) throw notFound();
  });
  // The row is gone for good before its files are.
  if (gone) await removeImageFiles(store, [gone]);
  return left;
}

/** Changes images that nobody else changes meanwhile; answers those that are there then. */
function changing(
  saveInHotel: HotelTransaction,
  pictured: Pictured,
  change: (tx: Db, before: ImageRow[]) => Promise<void>,
): Promise<ImageRow[]> {
  return saveInHotel(pictured.hotelId, (tx) =>
    changingWithin(tx, pictured, (before) => change(tx, before)),
  );
}

async function changingWithin(
  tx: Db,
  pictured: Pictured,
  change: (before: ImageRow[]) => Promise<void>,
): Promise<ImageRow[]> {
  if (!(await isThere(tx, pictured, { locked: true }))) throw notFound();
  await change(await imagesOf(tx, pictured));
  await recordHotelChange(tx, pictured.hotelId, { kind: 'ROOMS' });
  return imagesOf(tx, pictured);
}
