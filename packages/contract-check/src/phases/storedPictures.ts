import { tell, type Context } from '../context';
import type { Answer } from '../http/exchange';
import { numberAt, textAt, type Json } from '../json';
import { sizeOfWebp, TAKEN_BY } from '../world/picture';

/** A picture in one of its sizes, with the width that is said of it. */
interface Size {
  url: string;
  width: number | undefined;
}

function sizesOf(image: Json): Size[] {
  const others = textAt(image, 'srcSet').split(/,\s+/).filter(Boolean);
  const named = others.map((written) => {
    const [url = '', width = ''] = written.split(/\s+/);
    return { url, width: width.endsWith('w') ? Number.parseInt(width, 10) : undefined };
  });
  return [{ url: textAt(image, 'url'), width: undefined }, ...named];
}

/** In each of its sizes: a picture of that width, as WebP, which says nothing of where it was taken. */
export async function loads(
  ctx: Context,
  answer: Answer,
  image: Json,
  cause = 'an uploaded picture does not load',
): Promise<void> {
  const seen: [width: number, height: number][] = [];
  for (const { url, width } of sizesOf(image)) {
    const address = new URL(url, ctx.client.baseUrl).href;
    const headers = { Accept: 'image/webp' };
    const loaded = await ctx.client.send({ method: 'GET', url: address, headers });
    const type = loaded.headers.get('Content-Type') ?? '';
    if (loaded.status !== 200 || !type.startsWith('image/')) {
      tell(ctx, answer, {
        cause,
        severity: type.includes('html') && loaded.status === 200 ? 'UNSAFE' : 'BREAKS SCREEN',
        expected: `a picture at ${address}`,
        seen: `${loaded.status} ${type}`,
      });
      continue;
    }
    if (loaded.text.includes(TAKEN_BY)) {
      tell(ctx, answer, {
        cause: 'a picture tells who has taken it, or where',
        severity: 'UNSAFE',
        expected: 'pictures without any metadata',
        seen: TAKEN_BY,
      });
    }
    const size = sizeOfWebp(loaded.bytes);
    if (!size || !type.startsWith('image/webp')) notWebp(ctx, answer, `${type} at ${address}`);
    if (!size) continue;
    seen.push(size);
    if (width !== undefined && size[0] !== width) sized(ctx, answer, `${width} wide`, size);
  }
  const largest = seen.toSorted(([a], [b]) => b - a)[0];
  const [width, height] = [numberAt(image, 'width'), numberAt(image, 'height')];
  if (!largest || (largest[0] === width && largest[1] === height)) return;
  sized(ctx, answer, `${width} by ${height}, "pixels of the largest one"`, largest);
}

function notWebp(ctx: Context, answer: Answer, seen: string): void {
  tell(ctx, answer, {
    cause: 'a picture is stored as something else than WebP',
    severity: 'CONTRACT',
    expected: 'image/webp',
    seen,
  });
}

function sized(ctx: Context, answer: Answer, expected: string, [width, height]: [number, number]) {
  tell(ctx, answer, {
    cause: 'a picture has another size than is said of it',
    severity: 'BREAKS SCREEN',
    expected,
    seen: `${width} by ${height}`,
  });
}
