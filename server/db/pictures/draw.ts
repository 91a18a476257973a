import sharp from 'sharp';

/** The widths, in pixels, in which every picture is kept. */
export const PICTURE_WIDTHS = [320, 640, 1280] as const;
/** Of the widest. */
export const PICTURE_HEIGHT = 853;

export interface DrawnPicture {
  readonly width: number;
  readonly height: number;
  /** A WebP file. */
  readonly data: Buffer;
}

/** Renders an SVG of 1280 × 853 once and answers it as WebP in each width, narrowest first. */
export async function renderPicture(svg: string): Promise<DrawnPicture[]> {
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return Promise.all(
    PICTURE_WIDTHS.map(async (target) => {
      const scaled = sharp(data, { raw: { width, height, channels } }).resize({ width: target });
      const webp = await scaled
        .webp({ quality: 72, effort: 2 })
        .toBuffer({ resolveWithObject: true });
      return { width: target, height: webp.info.height, data: webp.data };
    }),
  );
}
