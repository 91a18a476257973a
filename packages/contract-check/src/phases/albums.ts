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

const reading =
  (ctx: Context, id: string, params: Album['params']): Album['images'] =>
  async () =>
    listAt((await ctx.client.call(id, { token: worldOf(ctx).owner.token, params })).body, 'images');

export function hotelAlbum(ctx: Context, hotelId: number): Album {
  return {
    noun: 'hotel',
    upload: 'uploadHotelImages',
    remove: 'deleteHotelImage',
    arrange: 'arrangeHotelImages',
    params: { hotelId },
    images: reading(ctx, 'getPartnerHotel', { id: hotelId }),
    page: { id: 'getHotel', params: { id: hotelId } },
  };
}

export function roomAlbum(ctx: Context, hotelId: number, roomId: number): Album {
  return {
    noun: 'room',
    upload: 'uploadRoomImages',
    remove: 'deleteRoomImage',
    arrange: 'arrangeRoomImages',
    params: { hotelId, roomId },
    images: reading(ctx, 'getPartnerRoom', { roomId }),
    page: { id: 'getRoom', params: { id: roomId } },
  };
}

export function typeAlbum(ctx: Context, hotelId: number, typeId: number | string): Album {
  const params = { hotelId, typeId };
  return {
    noun: 'kind of rooms',
    upload: 'uploadRoomTypeImages',
    remove: 'deleteRoomTypeImage',
    arrange: 'arrangeRoomTypeImages',
    params,
    images: reading(ctx, 'getRoomType', params),
  };
}

export function albumsOf(ctx: Context): Album[] {
  const { hotelId, rooms, ids } = worldOf(ctx);
  const albums = [hotelAlbum(ctx, hotelId), roomAlbum(ctx, hotelId, rooms[1]?.id ?? 0)];
  const typeId = ids['typeId'];
  return typeId === undefined ? albums : [...albums, typeAlbum(ctx, hotelId, typeId)];
}

export function upload(ctx: Context, { upload: id, params }: Album, form: Form): Promise<Answer> {
  return ctx.client.call(id, { token: worldOf(ctx).owner.token, params, ...form });
}

export const idOf = (image: Json) => numberAt(image, 'id');
