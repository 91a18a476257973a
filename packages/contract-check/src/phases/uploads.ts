import { expectStatus, needs, seemsStatus, step, tell, worldOf, type Context } from '../context';
import type { Answer } from '../http/exchange';
import { listAt, numberAt, textAt, type Json } from '../json';
import { formOf, noise, picture, TURNED_JPEG, WEBP } from '../world/picture';
import { albumsOf, idOf, upload, type Album } from './albums';
import { notItsOwn } from './othersPictures';
import { atMost, noPicture } from './refusedUploads';
import { standIn } from './shownPictures';
import { loads } from './storedPictures';

/** 9.7 MB, which is 9.3 of what a machine counts as one. */
const LARGE_SIDE = 1800;

/** Pictures are stored and shown; what is no picture is not. */
export async function uploads(ctx: Context): Promise<void> {
  for (const album of albumsOf(ctx)) {
    const { noun } = album;
    await step(ctx, `pictures of a ${noun} are stored and load`, () => stored(ctx, album));
    if (noun === 'hotel') await step(ctx, 'a large picture is stored', () => large(ctx, album));
    await step(ctx, `what is no picture of a ${noun} is refused`, () => noPicture(ctx, album));
    await step(ctx, `a ${noun} has so many pictures at most`, () => atMost(ctx, album));
    await step(ctx, `pictures of a ${noun} are arranged and deleted`, () => arranged(ctx, album));
  }
  await step(ctx, 'pictures of something else stay there', () => notItsOwn(ctx));
  await step(ctx, 'a room without pictures shows others', () => standIn(ctx));
}

async function stored(ctx: Context, album: Album): Promise<void> {
  needs(ctx, album.upload);
  const before = await album.images();
  const two = [
    { content: picture() },
    { content: picture(80, 50), name: '../../b.html', type: 'text/html' },
  ];
  const answer = await upload(ctx, album, formOf(two));
  // "By content", not by what a file calls itself.
  seemsStatus(ctx, answer, 201, { step: 'a picture under the name of a page is uploaded' });
  if (answer.status === 201) await are(ctx, album, before.length + 2, answer);
  const webp = { content: WEBP, name: 'a.webp', type: 'image/webp' };
  const jpeg = { content: TURNED_JPEG, name: 'a.jpg', type: 'image/jpeg' };
  const more = await upload(ctx, album, formOf([webp, jpeg, { content: picture(90, 60) }]));
  expectStatus(ctx, more, 201, { step: 'a partner uploads pictures' });
  const [onItsSide, wide] = listAt({ images: more.body ?? [] }, 'images').slice(-2);
  turnedUpright(ctx, more, onItsSide);
  upright(ctx, more, wide);
  await are(ctx, album, Array.isArray(more.body) ? more.body.length : 0, more);
  const images = await album.images();
  if (before.some((one) => !images.some((image) => idOf(image) === idOf(one)))) {
    tell(ctx, more, {
      cause: 'new pictures take the place of the old',
      severity: 'BREAKS SCREEN',
      expected: `${before.map(idOf).join(', ')} and the new ones`,
      seen: images.map(idOf).join(', '),
    });
  }
  for (const image of images.slice(before.length)) await loads(ctx, more, image);
}

/** "Up to 10 MB": nearly as many. */
async function large(ctx: Context, album: Album): Promise<void> {
  needs(ctx, album.upload, album.remove);
  const answer = await upload(ctx, album, formOf([{ content: noise(LARGE_SIDE) }]));
  expectStatus(ctx, answer, 201, { step: 'a picture of nearly 10 MB is uploaded' });
  const image = listAt({ images: answer.body ?? [] }, 'images').at(-1) ?? null;
  await loads(ctx, answer, image);
  const { token } = worldOf(ctx).owner;
  const params = { ...album.params, imageId: idOf(image) };
  await ctx.client.call(album.remove, { token, params });
}

async function are(ctx: Context, album: Album, count: number, answer: Answer): Promise<void> {
  const images = await album.images();
  if (images.length === count) return;
  tell(ctx, answer, {
    cause: `uploaded pictures are not in the form of the ${album.noun}`,
    severity: 'BREAKS SCREEN',
    expected: `${count} pictures`,
    seen: String(images.length),
  });
}

/** A picture of 90 by 60 is wider than high, in whichever size it is stored. */
function upright(ctx: Context, answer: Answer, image: Json | undefined): void {
  const [width, height] = [numberAt(image, 'width'), numberAt(image, 'height')];
  if (Number.isNaN(width / height) || Math.abs(width / height - 1.5) < 0.1) return;
  tell(ctx, answer, {
    cause: 'a picture has another shape than its width and height say',
    severity: 'BREAKS SCREEN',
    expected: 'width: 90, height: 60',
    seen: `width: ${width}, height: ${height}`,
  });
}

/** Of two pixels beside each other, one is above the other once it is turned. */
function turnedUpright(ctx: Context, answer: Answer, image: Json | undefined): void {
  const [width, height] = [numberAt(image, 'width'), numberAt(image, 'height')];
  if (!(width > height)) return;
  tell(ctx, answer, {
    cause: 'a picture that says how it is turned lies on its side',
    severity: 'BREAKS SCREEN',
    expected: 'width: 1, height: 2',
    seen: `width: ${width}, height: ${height}`,
  });
}

async function arranged(ctx: Context, album: Album): Promise<void> {
  needs(ctx, album.upload, album.arrange, album.remove);
  const { token } = worldOf(ctx).owner;
  const turned = (await album.images()).map(idOf).toReversed();
  const { params } = album;
  // "Names every image once, otherwise it is 422 and nothing changes."
  for (const imageIds of [turned.slice(1), [...turned.slice(1), turned[1] ?? 0]]) {
    const some = await ctx.client.call(album.arrange, { token, params, body: { imageIds } });
    seemsStatus(ctx, some, 422, {
      step: 'pictures are arranged of which some are left out',
      severity: some.status === 200 ? 'BREAKS SCREEN' : 'WRONG MESSAGE',
    });
  }
  const answer = await ctx.client.call(album.arrange, {
    token,
    params,
    body: { imageIds: turned },
  });
  expectStatus(ctx, answer, 200, { step: 'a partner arranges pictures' });
  await inOrder(ctx, album, turned, answer);
  for (const imageId of turned.slice(1)) {
    const removed = await ctx.client.call(album.remove, { token, params: { ...params, imageId } });
    expectStatus(ctx, removed, 200, { step: 'a partner deletes a picture' });
    await answersLeft(ctx, album, removed);
  }
  await inOrder(ctx, album, turned.slice(0, 1), answer);
  await shown(ctx, album);
  await shownByRooms(ctx, album);
}

/** "Answers the images that are left, the cover first." */
async function answersLeft(ctx: Context, album: Album, answer: Answer): Promise<void> {
  const expected = (await album.images()).map(idOf).join();
  const seen = listAt({ images: answer.body ?? [] }, 'images')
    .map(idOf)
    .join();
  if (seen === expected) return;
  tell(ctx, answer, {
    cause: `deleting a picture of a ${album.noun} answers others than are left`,
    severity: 'BREAKS SCREEN',
    expected,
    seen,
  });
}

/** Travellers see the picture that is left. */
async function shown(ctx: Context, { noun, page, images }: Album): Promise<void> {
  if (!page) return;
  const answer = await ctx.client.call(page.id, { params: page.params });
  const urls = (await images()).map((image) => textAt(image, 'url'));
  const seen = listAt(answer.body, 'images').map((image) => textAt(image, 'url'));
  if (answer.status !== 200 || urls.every((url) => seen.includes(url))) return;
  tell(ctx, answer, {
    cause: `pictures of a ${noun} are not on its page`,
    severity: 'BREAKS SCREEN',
    expected: urls.join(),
    seen: seen.join(),
  });
}

/** "Rooms of the type that have no images of their own show these." */
async function shownByRooms(ctx: Context, album: Album): Promise<void> {
  const { hotelId, typeId } = album.params;
  if (typeId === undefined) return;
  const { token } = worldOf(ctx).owner;
  const query = { typeId: Number(typeId), size: 50 };
  const list = await ctx.client.call('listPartnerRooms', {
    ...{ token, params: { hotelId: Number(hotelId) }, query },
  });
  const urls = (await album.images()).map((image) => textAt(image, 'url'));
  for (const row of listAt(list.body, 'content')) {
    const id = numberAt(row, 'id');
    const own = await ctx.client.call('getPartnerRoom', { token, params: { roomId: id } });
    if (own.status !== 200 || listAt(own.body, 'images').length > 0) continue;
    const answer = await ctx.client.call('getRoom', { params: { id } });
    const seen = listAt(answer.body, 'images').map((image) => textAt(image, 'url'));
    if (answer.status !== 200 || urls.every((url) => seen.includes(url))) return;
    return tell(ctx, answer, {
      cause: 'a room without pictures does not show those of its type',
      severity: 'BREAKS SCREEN',
      expected: urls.join(),
      seen: seen.join() || 'no picture',
    });
  }
}

async function inOrder(ctx: Context, album: Album, ids: number[], answer: Answer): Promise<void> {
  const seen = (await album.images()).map(idOf).join();
  if (seen === ids.join()) return;
  tell(ctx, answer, {
    cause: `pictures of a ${album.noun} are not as they were arranged`,
    severity: 'BREAKS SCREEN',
    expected: ids.join(),
    seen,
  });
}
