import { expectStatus, needs, seemsStatus, step, tell, worldOf, type Context } from '../context';
import { send } from '../http/send';
import { listAt, textAt } from '../json';
import { formOf, picture } from '../world/picture';

const TOO_LARGE = 10 * 1024 * 1024 + 1;
const SCRIPT = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
);
const HTML = Buffer.from('<!doctype html><script>alert(1)</script>');

/** Pictures are stored and shown; what is no picture is not. */
export async function uploads(ctx: Context): Promise<void> {
  await step(ctx, 'a picture is stored and loads', () => stored(ctx));
  await step(ctx, 'what is no picture is refused', () => noPicture(ctx));
}

async function stored(ctx: Context): Promise<void> {
  needs(ctx, 'uploadHotelImages', 'getPartnerHotel');
  const { owner, hotelId } = worldOf(ctx);
  const { token } = owner;
  const answer = await ctx.client.call('uploadHotelImages', {
    token,
    params: { hotelId },
    ...formOf([{ content: picture() }, { content: picture(80, 50), name: '../../b.png' }]),
  });
  expectStatus(ctx, answer, 201, { step: 'a partner uploads pictures' });
  const hotel = await ctx.client.call('getPartnerHotel', { token, params: { id: hotelId } });
  const images = listAt(hotel.body, 'images');
  if (images.length < 2) {
    tell(ctx, hotel, {
      cause: "uploaded pictures are not in the hotel's form",
      severity: 'BREAKS SCREEN',
      expected: 'two pictures',
      seen: String(images.length),
    });
  }
  for (const image of images.slice(0, 2)) {
    const url = new URL(textAt(image, 'url'), ctx.client.baseUrl).href;
    const loaded = await send({ method: 'GET', url, headers: { Accept: 'image/*' } });
    const type = loaded.headers.get('Content-Type') ?? '';
    if (loaded.status === 200 && type.startsWith('image/')) continue;
    tell(ctx, hotel, {
      cause: 'an uploaded picture does not load',
      severity: 'BREAKS SCREEN',
      expected: `a picture at ${url}`,
      seen: `${loaded.status} ${type}`,
    });
  }
}

async function noPicture(ctx: Context): Promise<void> {
  needs(ctx, 'uploadHotelImages');
  const { owner, hotelId } = worldOf(ctx);
  const large = Buffer.concat([picture(), Buffer.alloc(TOO_LARGE)]);
  const cases: [string, ReturnType<typeof formOf>, number[]][] = [
    [
      'a drawing with a script',
      formOf([{ content: SCRIPT, name: 'a.svg', type: 'image/svg+xml' }]),
      [422, 415],
    ],
    ['a page called a picture', formOf([{ content: HTML, name: 'a.png' }]), [422, 415]],
    ['an empty file', formOf([{ content: Buffer.alloc(0) }]), [422]],
    ['a picture that breaks off', formOf([{ content: picture().subarray(0, 30) }]), [422]],
    ['a file in another field', formOf([{ content: picture() }], 'file'), [422]],
    ['eleven pictures', formOf(Array.from({ length: 11 }, () => ({ content: picture() }))), [422]],
    ['a file over 10 MB', formOf([{ content: large }]), [413]],
  ];
  for (const [what, form, statuses] of cases) {
    const call = { token: owner.token, params: { hotelId }, ...form };
    const answer = await ctx.client.call('uploadHotelImages', call).catch((error: unknown) => {
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
}
