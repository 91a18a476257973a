import { notFound } from '../../../http/errors';
import type { Call, Handlers } from '../../../http/operations';
import { toStoredImage } from '../../../files/images';
import { readImages } from '../../../files/upload';
import type { Services } from '../../../services';
import { madeInHotel, makeOnce } from '../../../accounts/keys/makeOnce';
import { addImages, arrangeImages, deleteImage, MAX_IMAGES } from './changeImages';
import { imagesOf, isThere, type ImageRow, type Pictured } from './queries';

type Parts = Pick<Services, 'db' | 'saveInHotel' | 'clock' | 'images'>;
type Own = Pick<
  Handlers,
  | 'uploadRoomImages'
  | 'arrangeRoomImages'
  | 'deleteRoomImage'
  | 'uploadRoomTypeImages'
  | 'arrangeRoomTypeImages'
  | 'deleteRoomTypeImage'
>;

/** Pictures of rooms, and of what the rooms of a type have in common. */
export function roomImageHandlers(parts: Parts): Own {
  const { saveInHotel, images } = parts;
  return {
    uploadRoomImages: (call) => upload(parts, 'uploadRoomImages', roomOf(call), call),
    uploadRoomTypeImages: (call) => upload(parts, 'uploadRoomTypeImages', typeOf(call), call),

    arrangeRoomImages: async ({ body, ...call }) =>
      shown(await arrangeImages(saveInHotel, roomOf(call), body.imageIds)),
    arrangeRoomTypeImages: async ({ body, ...call }) =>
      shown(await arrangeImages(saveInHotel, typeOf(call), body.imageIds)),

    deleteRoomImage: async (call) =>
      shown(await deleteImage(saveInHotel, roomOf(call), call.params.imageId, images)),
    deleteRoomTypeImage: async (call) =>
      shown(await deleteImage(saveInHotel, typeOf(call), call.params.imageId, images)),
  };
}

type Upload = 'uploadRoomImages' | 'uploadRoomTypeImages';

async function upload(
  { images, ...services }: Parts,
  operation: Upload,
  pictured: Pictured,
  { parts, ...call }: Call<Upload>,
) {
  const { db } = services;
  // Before anything is read.
  if (!(await isThere(db, pictured, { locked: false }))) throw notFound();
  const pictures = await readImages(parts(), { most: MAX_IMAGES });
  const sent = { ...call, body: pictures.map(({ sentHash }) => sentHash) };
  await makeOnce(madeInHotel(services, pictured.hotelId), operation, sent, (inKeyedTransaction) =>
    addImages(inKeyedTransaction, pictured, pictures, images),
  );
  return shown(await imagesOf(db, pictured));
}

const shown = (rows: readonly ImageRow[]) => rows.map(toStoredImage);

interface Caller<Params> {
  account: { id: number };
  params: { hotelId: number } & Params;
}

function roomOf({ account, params: { hotelId, roomId } }: Caller<{ roomId: number }>): Pictured {
  return { kind: 'room', ownerId: account.id, hotelId, id: roomId };
}

function typeOf({ account, params: { hotelId, typeId } }: Caller<{ typeId: number }>): Pictured {
  return { kind: 'type', ownerId: account.id, hotelId, id: typeId };
}
