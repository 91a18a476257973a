import type { KeyedTransaction } from '../../../accounts/keys/makeOnce';
import { recordHotelChange } from '../../../db/changeRecording';
import type { Db } from '../../../db/db';
import { invalid, notFound } from '../../../http/errors';
import type { HotelTransaction } from '../../hotelTransactions';
import { removeImageFiles, withStoredPictures } from '../../../files/imageFiles';
import type { ImageStore } from '../../../files/imageStore';
import type { NewPicture } from '../../../files/pictures';
import { tooMany } from '../../../files/upload';
import { lockHotel, type OwnHotel, type OwnImage } from '../queries';
import { deleteImage, imagesOfHotel, insertImages, orderImages } from './queries';

export const MAX_IMAGES = 10;

/**
 * Adds pictures to the hotel's images: all or none.
 *
 * @returns the number of the first of them
 * @throws ApiError 404 or 422 (too many)
 */
export function addImages(
  inKeyedTransaction: KeyedTransaction,
  store: ImageStore,
  own: OwnHotel,
  pictures: readonly NewPicture[],
): Promise<number> {
  return withStoredPictures(store, pictures, (images) =>
    inKeyedTransaction(async (tx) => {
      if (!(await lockHotel(tx, own, 'changed'))) throw notFound();
      const stored = await imagesOfHotel(tx, own.hotelId);
      if (stored.length + images.length > MAX_IMAGES) throw tooMany(MAX_IMAGES);
      await insertImages(tx, own.hotelId, images);
      await recordHotelChange(tx, own.hotelId, { kind: 'HOTEL' });
      return (await imagesOfHotel(tx, own.hotelId))[stored.length]!.id;
    }),
  );
}

/** @throws ApiError 404, or 422 unless every image is named once */
export function arrangeImages(
  saveInHotel: HotelTransaction,
  own: OwnHotel,
  ids: readonly number[],
): Promise<OwnImage[]> {
  return saveInHotel(own.hotelId, async (tx) => {
    if (!(await lockHotel(tx, own, 'changed'))) throw notFound();
    const stored = await imagesOfHotel(tx, own.hotelId);
    const complete = stored.length === ids.length && stored.every(({ id }) => ids.includes(id));
    if (!complete) throw invalid({ imageIds: 'imagesDiffer' });
    await orderImages(tx, own.hotelId, ids);
    await recordHotelChange(tx, own.hotelId, { kind: 'HOTEL' });
    return imagesOfHotel(tx, own.hotelId);
  });
}

/** The row goes first: an image that is shown always has its files. @throws ApiError 404 */
export async function removeImage(
  { db, saveInHotel }: { db: Db; saveInHotel: HotelTransaction },
  store: ImageStore,
  own: OwnHotel,
  imageId: number,
): Promise<OwnImage[]> {
  const gone = await saveInHotel(own.hotelId, async (tx) => {
    const image = await deleteImage(tx, own, imageId);
    if (!image) throw notFound();
    await recordHotelChange(tx, own.hotelId, { kind: 'HOTEL' });
    return image;
  });
  await removeImageFiles(store, [gone]);
  return imagesOfHotel(db, own.hotelId);
}
