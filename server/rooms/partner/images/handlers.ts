import { notFound } from '../../../http/errors';
import type { Call, Handlers } from '../../../http/operations';
import { toStoredImage } from '../../../files/images';
import { readImages } from '../../../files/upload';
import type { Services } from '../../../services';
import { addImages, arrangeImages, deleteImage, MAX_IMAGES } from './changeImages';
import { isThere, type ImageRow, type Pictured } from './queries';

type Parts = Pick<Services, 'db' | 'images'>;
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
  const { db, images } = parts;
  return {
    uploadRoomImages: ({ parts: files, ...call }) => upload(parts, roomOf(call), files),
    uploadRoomTypeImages: ({ parts: files, ...call }) => upload(parts, typeOf(call), files),

    arrangeRoomImages: async ({ body, ...call }) =>
      shown(await arrangeImages(db, roomOf(call), body.imageIds)),
    arrangeRoomTypeImages: async ({ body, ...call }) =>
      shown(await arrangeImages(db, typeOf(call), body.imageIds)),

    deleteRoomImage: async (call) =>
      shown(await deleteImage(db, roomOf(call), call.params.imageId, images)),
    deleteRoomTypeImage: async (call) =>
      shown(await deleteImage(db, typeOf(call), call.params.imageId, images)),
  };
}

async function upload(
  { db, images }: Parts,
  pictured: Pictured,
  files: Call<'uploadRoomImages'>['parts'],
) {
  // Before anything is read.
  if (!(await isThere(db, pictured, { locked: false }))) throw notFound();
  const pictures = await readImages(files(), { most: MAX_IMAGES });
  return shown(await addImages(db, pictured, pictures, images));
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
