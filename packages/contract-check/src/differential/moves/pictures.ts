import { formOf, picture } from '../../world/picture';
import type { Both } from '../both';
import { among, chance, one, type House } from '../house';

/** What becomes of pictures; each is of another width, by which it is known again. */

interface Album {
  kind: string;
  params: Record<string, Both>;
  read(): Promise<Both>;
}

function someAlbum(house: House): Album {
  const { hotelId: id } = house;
  const roomId = one(house, house.rooms)!;
  const typeId = one(house, house.types)!;
  const albums: Album[] = [
    { kind: 'Hotel', params: {}, read: () => house.owned('getPartnerHotel', { params: { id } }) },
    {
      kind: 'Room',
      params: { roomId },
      read: () => house.owned('getPartnerRoom', { params: { roomId } }),
    },
    {
      kind: 'RoomType',
      params: { typeId },
      read: () => house.owned('getRoomType', { params: { typeId } }),
    },
  ];
  return one(house, albums)!;
}

const imagesOf = async ({ read }: Album): Promise<Both[]> =>
  (await read())
    .at('images')
    .rows()
    .map((image) => image.at('id'));

async function upload(house: House) {
  const { kind, params } = someAlbum(house);
  const files = Array.from({ length: 1 + among(house, 3) }, () => ({
    content: picture(20 + house.pair.next('picture'), 10),
  }));
  if (chance(house, 0.15)) files.push({ content: Buffer.from('not a picture') });
  await house.owned(`upload${kind}Images`, { params, form: formOf(files) });
}

async function arrange(house: House) {
  const album = someAlbum(house);
  const images = await imagesOf(album);
  const imageIds = images.toSorted(() => house.random() - 0.5);
  if (imageIds.length > 1 && chance(house, 0.2)) imageIds.pop();
  if (imageIds.length === 0) return;
  await house.owned(`arrange${album.kind}Images`, { params: album.params, body: { imageIds } });
}

/** Now and then one of somewhere else. */
async function drop(house: House) {
  const album = someAlbum(house);
  const imageId = one(house, await imagesOf(chance(house, 0.3) ? someAlbum(house) : album));
  if (!imageId) return;
  await house.owned(`delete${album.kind}Image`, { params: { ...album.params, imageId } });
}

export const PICTURE_MOVES = [upload, upload, upload, arrange, drop];
