import { createHash, randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { invalid, type ApiError } from '../http/errors';
import type { FieldErrorCode } from '../http/messages';
import { imageFileName, ownName, type StoredImage } from './images';
import { endsWithItsPicture, formatOf } from './imageFormat';

/** A picture made ready for pages: what the database keeps of it, and its files. */
export interface NewPicture {
  image: StoredImage;
  files: { name: string; data: Buffer }[];
  /** SHA-256 of the file that was sent. */
  sentHash: string;
}

/** The widths, in pixels, that pages ask for: 720 is a phone's of two pixels to the point, as most of the cheaper ones are. */
const WIDTHS = [320, 720, 1280];
const WIDEST = Math.max(...WIDTHS);
/** WebP has an end at 16,383; nobody looks at a picture much taller than this. */
const TALLEST = 4000;
const MAX_PIXELS = 50_000_000;
const WEBP = { quality: 80, effort: 3 };
/** Decoding a large picture takes a core and a lot of memory. */
const AT_ONCE = 2;

/**
 * Decodes an uploaded file and encodes it anew, without anything that is not its picture.
 *
 * @throws ApiError 422 when it is not a whole JPEG, PNG or WebP file
 */
export async function toPicture(file: Buffer): Promise<NewPicture> {
  await refuseStrangers(file);
  const name = ownName(randomBytes(16).toString('hex'));
  const [first, ...rest] = await decoding(() => encoded(file));
  const sizes = [...rest, first].map(({ data, info }) => ({ data, ...info }));
  return {
    image: {
      file: name,
      widths: sizes.map(({ width }) => width),
      width: first.info.width,
      height: first.info.height,
    },
    files: sizes.map(({ width, data }) => ({ name: imageFileName(name, width), data })),
    sentHash: createHash('sha256').update(file).digest('base64url'),
  };
}

async function refuseStrangers(file: Buffer): Promise<void> {
  if (file.length === 0) throw pictureError('imageEmpty');
  const format = formatOf(file);
  if (!format) throw pictureError('imageKind');
  if (!endsWithItsPicture(file, format)) throw pictureError('imageBroken');
  const header = await orBroken(sharp(file, { limitInputPixels: false }).metadata());
  if (header.format !== format) throw pictureError('imageKind');
  if (header.width * header.height > MAX_PIXELS) throw pictureError('imagePixels');
}

type Encoded = { data: Buffer; info: { width: number; height: number } };

/** The widest first, then the narrower ones made from it, narrowest first. */
async function encoded(file: Buffer): Promise<[Encoded, ...Encoded[]]> {
  const upright = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
  const { data, info } = await orBroken(
    upright
      .resize({ width: WIDEST, height: TALLEST, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  const { width, height, channels } = info;
  const inWidth = (target: number) =>
    sharp(data, { raw: { width, height, channels } })
      .resize({ width: target })
      .webp(WEBP)
      .toBuffer({ resolveWithObject: true });
  const narrower = WIDTHS.filter((target) => target < width);
  return [await inWidth(width), ...(await Promise.all(narrower.map(inWidth)))];
}

async function orBroken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch {
    throw pictureError('imageBroken');
  }
}

function pictureError(error: FieldErrorCode): ApiError {
  return invalid({ images: error });
}

let running = 0;
const waiting: (() => void)[] = [];

async function decoding<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // The place goes straight to the next one.
    if (next) next();
    else running -= 1;
  }
}
