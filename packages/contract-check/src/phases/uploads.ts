import { expectStatus, needs, seemsStatus, step, tell, worldOf, type Context } from '../context';
import type { Answer } from '../http/exchange';
import { listAt, numberAt, textAt, type Json } from '../json';
import { formOf, picture, TAKEN_BY } from '../world/picture';

const TOO_LARGE = 10 * 1024 * 1024 + 1;
const SCRIPT = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
);
const HTML = Buffer.from('<!doctype html><script>alert(1)</script>');

type Form = ReturnType<typeof formOf>;

/** Something that has pictures. */
interface Album {
  noun: string;
  upload: string;
  remove: string;
  arrange: string;
  params: Record<string, number | string>;
  images(): Promise<Json[]>;
}

/** How many it may have: the operation's summary says it. */
function mostOf({ contract }: Context, { upload: id }: Album): number {
  const { summary = '' } = contract.operations.get(id) ?? {};
  return Number(/up to (\d+) in all/.exec(summary)?.[1] ?? 10);
}

/** Pictures are stored and shown; what is no picture is not. */
export async function uploads(ctx: Context): Promise<void> {
  for (const album of albumsOf(ctx)) {
    const { noun } = album;
    await step(ctx, `pictures of a ${noun} are stored and load`, () => stored(ctx, album));
    await step(ctx, `what is no picture of a ${noun} is refused`, () => noPicture(ctx, album));
    await step(ctx, `a ${noun} has so many pictures at most`, () => atMost(ctx, album));
    await step(ctx, `pictures of a ${noun} are arranged and deleted`, () => arranged(ctx, album));
  }
}

function albumsOf(ctx: Context): Album[] {
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
    },
    {
      noun: 'room',
      upload: 'uploadRoomImages',
      remove: 'deleteRoomImage',
      arrange: 'arrangeRoomImages',
      params: { hotelId, roomId },
      images: () => read('getPartnerRoom', { roomId }),
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

function upload(ctx: Context, { upload: id, params }: Album, form: Form): Promise<Answer> {
  return ctx.client.call(id, { token: worldOf(ctx).owner.token, params, ...form });
}

const idOf = (image: Json) => numberAt(image, 'id');

async function stored(ctx: Context, album: Album): Promise<void> {
  needs(ctx, album.upload);
  const before = await album.images();
  const two = [
    { content: picture() },
    { content: picture(80, 50), name: '../../b.html', type: 'text/html' },
  ];
  const answer = await upload(ctx, album, formOf(two));
  // Whoever believes what a file calls itself may refuse it for that.
  if (answer.status !== 422 && answer.status !== 415) {
    expectStatus(ctx, answer, 201, { step: 'a partner uploads pictures' });
    await are(ctx, album, before.length + 2, answer);
  }
  const more = await upload(ctx, album, formOf([{ content: picture(90, 60) }]));
  expectStatus(ctx, more, 201, { step: 'a partner uploads pictures' });
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

/** In each of its sizes. */
async function loads(ctx: Context, answer: Answer, image: Json): Promise<void> {
  const sizes = textAt(image, 'srcSet').split(/,\s+/).filter(Boolean);
  for (const written of [textAt(image, 'url'), ...sizes.slice(0, 1)]) {
    const url = new URL(written.split(' ')[0] ?? '', ctx.client.baseUrl).href;
    const loaded = await ctx.client.send({ method: 'GET', url, headers: { Accept: 'image/*' } });
    const type = loaded.headers.get('Content-Type') ?? '';
    if (loaded.status !== 200 || !type.startsWith('image/')) {
      tell(ctx, answer, {
        cause: 'an uploaded picture does not load',
        severity: type.includes('html') && loaded.status === 200 ? 'UNSAFE' : 'BREAKS SCREEN',
        expected: `a picture at ${url}`,
        seen: `${loaded.status} ${type}`,
      });
    }
    if (!loaded.text.includes(TAKEN_BY)) continue;
    tell(ctx, answer, {
      cause: 'a picture tells who has taken it, or where',
      severity: 'UNSAFE',
      expected: 'pictures without any metadata',
      seen: TAKEN_BY,
    });
  }
}

async function noPicture(ctx: Context, album: Album): Promise<void> {
  needs(ctx, album.upload);
  const before = await album.images();
  const large = Buffer.concat([picture(), Buffer.alloc(TOO_LARGE)]);
  const most = mostOf(ctx, album);
  const good = { content: picture() };
  const cases: [string, Form, number[]][] = [
    [
      'a drawing with a script',
      formOf([{ content: SCRIPT, name: 'a.svg', type: 'image/svg+xml' }]),
      [422, 415],
    ],
    ['a page called a picture', formOf([{ content: HTML, name: 'a.png' }]), [422, 415]],
    ['an empty file', formOf([{ content: Buffer.alloc(0) }]), [422]],
    ['a picture that breaks off', formOf([{ content: picture().subarray(0, 30) }]), [422]],
    ['a file in another field', formOf([good], 'file'), [422]],
    ['a page after a picture', formOf([good, { content: HTML, name: 'b.png' }]), [422, 415]],
    ['one picture too many', formOf(Array.from({ length: most + 1 }, () => good)), [422]],
  ];
  if (album.noun === 'hotel')
    cases.push(['a file over 10 MB', formOf([{ content: large }]), [413]]);
  for (const [what, form, statuses] of cases) {
    const answer = await upload(ctx, album, form).catch((error: unknown) => {
      // Whoever refuses while it is still sent may close the connection.
      if (error instanceof Error && /EPIPE|ECONNRESET/.test(error.message)) return undefined;
      throw error;
    });
    if (!answer) continue;
    seemsStatus(ctx, answer, statuses, {
      step: `${what} is uploaded`,
      severity: answer.status < 300 ? 'UNSAFE' : 'WRONG MESSAGE',
    });
  }
  const after = await album.images();
  if (after.length === before.length) return;
  ctx.findings.report({
    cause: 'an upload that was refused leaves pictures',
    severity: 'BREAKS SCREEN',
    expected: `${before.length} pictures: all files are taken or none`,
    seen: String(after.length),
    operationId: album.upload,
  });
}

async function atMost(ctx: Context, album: Album): Promise<void> {
  needs(ctx, album.upload);
  const missing = mostOf(ctx, album) - (await album.images()).length;
  if (missing > 0) {
    const form = formOf(Array.from({ length: missing }, () => ({ content: picture() })));
    const answer = await upload(ctx, album, form);
    expectStatus(ctx, answer, 201, { step: `a ${album.noun} gets its last picture` });
  }
  const more = await upload(ctx, album, formOf([{ content: picture() }]));
  seemsStatus(ctx, more, 422, { step: `a ${album.noun} gets a picture too many` });
}

async function arranged(ctx: Context, album: Album): Promise<void> {
  needs(ctx, album.upload, album.arrange, album.remove);
  const { token } = worldOf(ctx).owner;
  const turned = (await album.images()).map(idOf).toReversed();
  const { params } = album;
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
  }
  await inOrder(ctx, album, turned.slice(0, 1), answer);
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
