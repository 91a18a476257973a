import { expectStatus, needs, seemsStatus, tell, worldOf, type Context } from '../context';
import { numberAt } from '../json';
import { formOf, picture } from '../world/picture';
import { secondHotel } from '../world/world';
import { albumsOf, hotelAlbum, idOf, roomAlbum, typeAlbum, upload, type Album } from './albums';
import { loads } from './storedPictures';

/** Each with the pictures that it has. */
type Filled = Album & { ids: number[] };

/** A picture is deleted and arranged through what it is of, and through nothing else of the same owner. */
export async function notItsOwn(ctx: Context): Promise<void> {
  const offered = (album: Album) =>
    [album.upload, album.remove, album.arrange].every((id) => ctx.offered.has(id));
  const own = await filled(ctx, albumsOf(ctx).filter(offered));
  const others = await filled(ctx, (await neighbours(ctx)).filter(offered));
  for (const album of own) {
    for (const other of [...own, ...others].filter((one) => one !== album)) {
      await isLeftAlone(ctx, album, other);
    }
  }
  await stillLoad(ctx, others);
}

/** Each of them has got the same file; a picture that goes takes no other one with it. */
async function stillLoad(ctx: Context, [first, ...others]: Filled[]): Promise<void> {
  if (!first) return;
  const { token } = worldOf(ctx).owner;
  const params = { ...first.params, imageId: first.ids.at(-1)! };
  const gone = await ctx.client.call(first.remove, { token, params });
  expectStatus(ctx, gone, 200, { step: 'a partner deletes a picture' });
  for (const other of others) {
    const image = (await other.images()).at(-1);
    if (image)
      await loads(ctx, gone, image, 'the same picture does not load where it was not deleted');
  }
}

/** The room next door, and another hotel with its room and its type. */
async function neighbours(ctx: Context): Promise<Album[]> {
  needs(ctx, 'listRoomTypes');
  const { hotelId, rooms, owner } = worldOf(ctx);
  const second = await secondHotel(ctx);
  const params = { hotelId: second.hotelId };
  const types = await ctx.client.call('listRoomTypes', { token: owner.token, params });
  return [
    roomAlbum(ctx, hotelId, rooms[0]!.id),
    hotelAlbum(ctx, second.hotelId),
    roomAlbum(ctx, second.hotelId, second.room.id),
    typeAlbum(ctx, second.hotelId, numberAt(types.body, 0, 'id')),
  ];
}

async function filled(ctx: Context, albums: Album[]): Promise<Filled[]> {
  const all: Filled[] = [];
  for (const album of albums) {
    if ((await album.images()).length === 0) {
      const added = await upload(ctx, album, formOf([{ content: picture() }]));
      expectStatus(ctx, added, 201, { step: 'a partner uploads pictures' });
    }
    all.push({ ...album, ids: (await album.images()).map(idOf) });
  }
  return all;
}

async function isLeftAlone(ctx: Context, album: Filled, other: Filled): Promise<void> {
  const imageId = other.ids.at(-1)!;
  // Numbers may begin anew in each of them.
  if (album.ids.includes(imageId)) return;
  const { token } = worldOf(ctx).owner;
  const { params } = album;
  const what = `a picture of another ${other.noun}`;
  const gone = await ctx.client.call(album.remove, { token, params: { ...params, imageId } });
  seemsStatus(ctx, gone, 404, {
    step: `${what} is deleted through a ${album.noun}`,
    severity: gone.status === 200 ? 'UNSAFE' : 'WRONG MESSAGE',
  });
  const body = { imageIds: [...album.ids, imageId] };
  const arranged = await ctx.client.call(album.arrange, { token, params, body });
  seemsStatus(ctx, arranged, 422, {
    step: `${what} is arranged among those of a ${album.noun}`,
    severity: arranged.status === 200 ? 'BREAKS SCREEN' : 'WRONG MESSAGE',
  });
  const left = (await other.images()).map(idOf);
  if (left.join() === other.ids.join()) return;
  tell(ctx, gone, {
    cause: 'pictures of something else are other ones afterwards',
    severity: 'UNSAFE',
    expected: other.ids.join(),
    seen: left.join() || 'none',
  });
}
