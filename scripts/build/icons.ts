import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/** The part of a maskable icon's side that no platform cuts off. */
const SAFE_PART = 0.62;

const source = (path: string) => readFile(new URL(`../../${path}`, import.meta.url));

const drawn = (sign: Buffer, side: number): Promise<Buffer> =>
  sharp(sign, { density: (72 * side) / 48 })
    .resize(side, side)
    .png()
    .toBuffer();

/** The sign on a ground of one colour. */
async function icon(sign: Buffer, side: number, part: number, ground: string): Promise<Buffer> {
  const input = await drawn(sign, Math.round(side * part));
  return sharp({ create: { width: side, height: side, channels: 4, background: ground } })
    .composite([{ input, gravity: 'centre' }])
    .png({ palette: true })
    .toBuffer();
}

/** What other sites show beside a link to this one. */
async function sharePicture(sign: Buffer, ground: string): Promise<Buffer> {
  const scene = sharp(await source('src/pages/home/hero.svg'), { density: 144 });
  return scene
    .resize({ width: 1200, height: 630, fit: 'cover' })
    .flatten({ background: ground })
    .composite([{ input: await drawn(sign, 200), left: 500, top: 50 }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

/** Every picture that a platform or another site shows for this one, by its file's name. */
export async function drawIcons({ ground }: { ground: string }): Promise<Record<string, Buffer>> {
  const sign = await source('public/favicon.svg');
  return {
    'icon-192.png': await icon(sign, 192, 0.84, '#00000000'),
    'icon-512.png': await icon(sign, 512, 0.84, '#00000000'),
    'icon-maskable-512.png': await icon(sign, 512, SAFE_PART, ground),
    'apple-touch-icon.png': await icon(sign, 180, 0.72, ground),
    'share.jpg': await sharePicture(sign, ground),
  };
}
