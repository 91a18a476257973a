import sharp from 'sharp';

interface DrawnPicture {
  readonly width: number;
  /** A WebP file. */
  readonly data: Buffer;
}

/** Renders an SVG of 1280 × 853 once and answers it as WebP in each width, in pixels. */
export async function renderPicture(
  svg: string,
  widths: readonly number[],
): Promise<DrawnPicture[]> {
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return Promise.all(
    widths.map(async (target) => {
      const scaled = sharp(data, { raw: { width, height, channels } }).resize({ width: target });
      return { width: target, data: await scaled.webp({ quality: 72, effort: 2 }).toBuffer() };
    }),
  );
}
