import { createHash, randomBytes } from 'node:crypto';
import { fault } from '../faults';
import { callerOf, created, numberOf, ok, type Call, type Handler } from '../http/call';
import { ApiError, invalid, notFound } from '../http/problem';
import { hotelOfOwner, ownHotel } from '../hotels/partners';
import { ownRoom, ownType } from '../rooms/owned';
import { pick, type Image, type Store } from '../store';
import { storedImageOf, typeOf } from './images';

const MAX_BYTES = 10 * 1024 * 1024;
const MAX_PIXELS = 50_000_000;
const WIDTH = 1280;

/** JPEG, PNG or WebP by what is in it, whatever it is called. */
function isImage(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 12));
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return true;
  if (head.toString('latin1', 0, 4) === 'GIF8' && fault('gif-taken')) return true;
  if (head.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47]))) return true;
  return (
    !fault('webp-refused') &&
    head.toString('latin1', 0, 4) === 'RIFF' &&
    head.toString('latin1', 8) === 'WEBP'
  );
}

/** Drawn anew, so that it tells nothing of where it was taken. */
async function drawn({ store, settings }: Call, file: File): Promise<Image> {
  const most = fault('five-megabytes-only') ? MAX_BYTES / 2 : MAX_BYTES;
  if (file.size > most) throw new ApiError(fault('large-file-500') ? 500 : 413, 'TOO_LARGE');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isNamed = /\.(jpe?g|png|webp)$/i.test(file.name) || !fault('named-otherwise-refused');
  if (!isImage(bytes) || !isNamed) {
    if (fault('any-file-taken')) return stored(store, file.name, bytes, 1, 1);
    throw invalid('images', 'NOT_AN_IMAGE');
  }
  if (!settings.drawsPictures) return stored(store, file.name, bytes, ...sizeOfPng(bytes));
  try {
    const { default: sharp } = await import('sharp');
    const pixels = fault('any-number-of-pixels') ? false : MAX_PIXELS;
    const read = sharp(bytes, { limitInputPixels: pixels, failOn: 'error' });
    const image = fault('orientation-lost') ? read : read.rotate();
    const kept = fault('metadata-kept') ? image.keepMetadata() : image;
    const format = fault('png-stays-png') && bytes[0] === 0x89 ? 'png' : 'webp';
    const { data, info } = await kept
      .resize({ width: WIDTH, withoutEnlargement: true })
      .toFormat(format, { quality: 80 })
      .toBuffer({ resolveWithObject: true });
    const told = fault('size-of-original') ? await image.metadata() : info;
    const [width, height] = fault('sides-swapped')
      ? [told.height, told.width]
      : [told.width, told.height];
    return stored(store, file.name, new Uint8Array(data), width, height, format);
  } catch {
    if (fault('first-bytes-will-do')) return stored(store, file.name, bytes, 1, 1);
    throw invalid('images', 'NOT_AN_IMAGE');
  }
}

/** Pixels, which stand in its head. */
function sizeOfPng(bytes: Uint8Array): [width: number, height: number] {
  const head = Buffer.from(bytes.subarray(0, 24));
  return [head.readUInt32BE(16), head.readUInt32BE(20)];
}

function stored(
  store: Store,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  width: number,
  height: number,
  format = 'webp',
): Image {
  const unique = fault('twins-share-a-file')
    ? createHash('sha256').update(bytes).digest()
    : randomBytes(12);
  const file = `${unique.toString('hex')}.${format}`;
  store.files.set(file, { bytes, type: format === 'webp' ? typeOf(name) : `image/${format}` });
  return { id: store.nextId(), url: `/files/${file}`, width, height };
}

/** All files are taken or none. */
async function add(call: Call, owner: { images: Image[] }, max: number) {
  const most = max + (fault('one-image-more') ? 1 : 0);
  const sent = fault('form-order-turned') ? call.files.toReversed() : call.files;
  const files = fault('what-fits-is-taken') ? sent.slice(0, most - owner.images.length) : sent;
  if (owner.images.length + files.length > most) throw invalid('images', 'TOO_MANY_IMAGES');
  const images: Image[] = [];
  const before = owner.images;
  for (const file of files) {
    try {
      images.push(await drawn(call, file));
    } catch (error) {
      if (fault('good-half-kept')) owner.images.push(...images);
      throw error;
    }
  }
  // Others may have been added while these were drawn.
  const areMany = owner.images.length + files.length > most && !fault('parallel-uploads-pass-most');
  if (areMany) throw invalid('images', 'TOO_MANY_IMAGES');
  owner.images = fault('images-replaced')
    ? images
    : fault('new-pictures-first')
      ? [...images, ...owner.images]
      : [...(fault('parallel-uploads-lose') ? before : owner.images), ...images];
  return created((fault('new-pictures-only') ? images : owner.images).map(storedImageOf));
}

function arrange({ body }: Call, owner: { images: Image[] }) {
  const { imageIds } = body as { imageIds: number[] };
  const byId = new Map(owner.images.map((image) => [image.id, image]));
  const isWhole = imageIds.length === byId.size || fault('some-of-the-pictures');
  const isAll = isWhole && imageIds.every((id) => byId.has(id));
  if (!isAll) throw invalid('imageIds', 'NOT_THESE_IMAGES');
  const images = imageIds.map((id) => pick(byId, id));
  if (!fault('picture-order-unsaved')) owner.images = images;
  return ok(images.map(storedImageOf));
}

function remove(call: Call, own: { images: Image[] }, others: { images: Image[] }[] = []) {
  const id = numberOf(call, 'imageId');
  const foreign = fault('foreign-picture-deleted') ? call.store.hotels.values() : [];
  const all = [own, ...foreign, ...others];
  const owner = all.find(({ images }) => images.some((one) => one.id === id)) ?? own;
  const image = owner.images.find((one) => one.id === id);
  if (!image) throw notFound();
  const left = owner.images.filter((one) => one !== image);
  if (!fault('picture-comes-back')) owner.images = left;
  call.store.files.delete(image.url.replace('/files/', ''));
  return ok((fault('deleted-picture-answered') ? [image, ...left] : left).map(storedImageOf));
}

const MAX_OF_HOTEL = 10;
const MAX_OF_ROOM = 5;

const uploadHotelImages: Handler = (call) => {
  const id = numberOf(call, 'hotelId');
  const hotel = call.caller
    ? hotelOfOwner(call.store, callerOf(call), id)
    : call.store.hotels.get(id);
  if (!hotel) throw notFound();
  return add(call, hotel, MAX_OF_HOTEL);
};

const neighboursOf = (call: Call) =>
  fault('neighbours-picture-deleted') ? call.store.roomsOf(numberOf(call, 'hotelId')) : [];

export const uploadHandlers: Record<string, Handler> = {
  uploadHotelImages,
  arrangeHotelImages: (call) => arrange(call, ownHotel(call)),
  deleteHotelImage: (call) => remove(call, ownHotel(call)),
  uploadRoomImages: (call) =>
    add(call, ownRoom(call), fault('rooms-hold-ten') ? MAX_OF_HOTEL : MAX_OF_ROOM),
  arrangeRoomImages: (call) => arrange(call, ownRoom(call)),
  deleteRoomImage: (call) => remove(call, ownRoom(call), neighboursOf(call)),
  uploadRoomTypeImages: (call) => add(call, ownType(call), MAX_OF_ROOM),
  arrangeRoomTypeImages: (call) => arrange(call, ownType(call)),
  deleteRoomTypeImage: (call) => remove(call, ownType(call)),
};
