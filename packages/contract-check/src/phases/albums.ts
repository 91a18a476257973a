import { worldOf, type Context } from '../context';
import type { Answer } from '../http/exchange';
import { listAt, numberAt, type Json } from '../json';
import type { formOf } from '../world/picture';

export type Form = ReturnType<typeof formOf>;

/** Something that has pictures. */
export interface Album {
  noun: string;
  upload: string;
  remove: string;
  arrange: string;
  params: Record<string, number | string>;
  images(): Promise<Json[]>;
  /** Where travellers see them. */
  page?: { id: string; params: { id: number } };
}

/** How many it may have: the operation's summary says it. */
export function mostOf({ contract }: Context, { upload: id }: Album): number {
  const { summary = '' } = contract.operations.get(id) ?? {};
  return Number(/up to (\d+) in all/.exec(summary)?.[1] ?? 10);
}

export function albumsOf(ctx: Context): Album[] {
  const { owner, hotelId, rooms, ids } = worldOf(ctx);
  const { token } = owner;
  const roomId = rooms[1]?.id ?? 0;
  const read = async (id: string, params: Record<string, number | string>) =>
    listAt((await ctx.client.call(id, { token, params })).body, 'images');
  const typeId = ids['typeId'];
  const albums: Album[] = [
    {
      noun: 'hotel',
      upload: 'uploadHotelImages',
      remove: 'deleteHotelImage',
      arrange: 'arrangeHotelImages',
      params: { hotelId },
      images: () => read('getPartnerHotel', { id: hotelId }),
      page: { id: 'getHotel', params: { id: hotelId } },
    },
    {
      noun: 'room',
      upload: 'uploadRoomImages',
      remove: 'deleteRoomImage',
      arrange: 'arrangeRoomImages',
      params: { hotelId, roomId },
      images: () => read('getPartnerRoom', { roomId }),
      page: { id: 'getRoom', params: { id: roomId } },
    },
  ];
  if (typeId === undefined) return albums;
  const ofType = { hotelId, typeId };
  const type: Album = {
    noun: 'kind of rooms',
    upload: 'uploadRoomTypeImages',
    remove: 'deleteRoomTypeImage',
    arrange: 'arrangeRoomTypeImages',
    params: ofType,
    images: () => read('getRoomType', ofType),
  };
  return [...albums, type];
}

export function upload(ctx: Context, { upload: id, params }: Album, form: Form): Promise<Answer> {
  return ctx.client.call(id, { token: worldOf(ctx).owner.token, params, ...form });
}

export const idOf = (image: Json) => numberAt(image, 'id');
