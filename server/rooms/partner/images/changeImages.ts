import { invalid, notFound } from '../../../http/errors';
import { recordHotelChange } from '../../../db/changeRecording';
import type { Db } from '../../../db/db';
import { inTransaction } from '../../../db/transaction';
import { removeImageFiles, withStoredPictures } from '../../../files/imageFiles';
import type { ImageStore } from '../../../files/imageStore';
import type { NewPicture } from '../../../files/pictures';
import { tooMany } from '../../../files/upload';
import { lockRoom } from '../write.queries';
import type { OwnRoom } from '../own';
import {
  appendImages,
  deleteImageRow,
  imagesOfRoom,
  placeImages,
  type RoomImageRow,
} from './queries';

export const MAX_IMAGES = 5;

/** @returns all images of the room. @throws ApiError 404, 422 when they are too many */
export function addImages(
  db: Db,
  own: OwnRoom,
  pictures: readonly NewPicture[],
  store: ImageStore,
): Promise<RoomImageRow[]> {
  return withStoredPictures(store, pictures, (images) =>
    changing(db, own, async (tx, before) => {
      if (before.length + images.length > MAX_IMAGES) throw tooMany(MAX_IMAGES);
      await appendImages(tx, own, images);
    }),
  );
}

/** @throws ApiError 404, 422 unless every image is named once */
export function arrangeImages(
  db: Db,
  own: OwnRoom,
  imageIds: readonly number[],
): Promise<RoomImageRow[]> {
  return changing(db, own, async (tx, before) => {
    const named = new Set(imageIds);
    if (named.size !== before.length || before.some(({ id }) => !named.has(id))) {
      throw invalid({ imageIds: 'imagesDiffer' });
    }
    await placeImages(tx, own, imageIds);
  });
}

/** @returns the images that are left. @throws ApiError 404 */
export async function deleteImage(
  db: Db,
  own: OwnRoom,
  imageId: number,
  store: ImageStore,
): Promise<RoomImageRow[]> {
  let gone: Awaited<ReturnType<typeof deleteImageRow>>;
  const left = await changing(db, own, async (tx) => {
    gone = await deleteImageRow(tx, own, imageId);
    if (!gone) throw notFound();
  });
  // The row is gone for good before its files are.
  if (gone) await removeImageFiles(store, [gone]);
  return left;
}

/** Changes the images of a room that nobody else changes meanwhile; answers those it has then. */
function changing(
  db: Db,
  own: OwnRoom,
  change: (tx: Db, before: RoomImageRow[]) => Promise<void>,
): Promise<RoomImageRow[]> {
  return inTransaction(db, async (tx) => {
    if (!(await lockRoom(tx, own))) throw notFound();
    await change(tx, await imagesOfRoom(tx, own));
    await recordHotelChange(tx, own.hotelId);
    return imagesOfRoom(tx, own);
  });
}
