import sharp from 'sharp';
import type { Answer } from './client';
import { sharedServer } from './server/serverControl';

interface PicturePlan {
  format?: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';
  width?: number;
  height?: number;
  /** How a camera was held, as EXIF says it; and where, and by whom. */
  exif?: boolean;
}

/** A picture file, blue at its top and red below, by default a small JPEG. */
export function picture(plan: PicturePlan = {}): Promise<Buffer> {
  const { format = 'jpeg', width = 400, height = 300, exif = false } = plan;
  const plane = (colour: string, tall: number) => ({
    create: { width, height: tall, channels: 3 as const, background: colour },
  });
  const top = { input: plane('blue', Math.ceil(height / 2)), top: 0, left: 0 };
  const drawn = sharp(plane('red', height)).composite([top]);
  const marked = exif ? drawn.withMetadata({ orientation: 6 }).withExifMerge(camera) : drawn;
  return marked.toFormat(format).toBuffer();
}

const camera = {
  IFD0: { Copyright: 'Nguyen Thi Lan', Make: 'Kamera' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '16/1 3/1 0/1' },
};

export interface UploadFile {
  data: Buffer;
  name?: string;
  type?: string;
  field?: string;
}

/** Sends files as one form, each under `images` unless it says otherwise. */
export async function uploadImages<Body = unknown>(
  path: string,
  files: readonly (Buffer | UploadFile)[],
  { token, url = sharedServer().url }: { token: string; url?: string },
): Promise<Answer<Body>> {
  const form = new FormData();
  for (const file of files) {
    const { data, name = 'photo.jpg', type = 'image/jpeg', field = 'images' } = asUpload(file);
    form.append(field, new Blob([new Uint8Array(data)], { type }), name);
  }
  return sendForm(path, form, { token, url });
}

function asUpload(file: Buffer | UploadFile): UploadFile {
  return Buffer.isBuffer(file) ? { data: file } : file;
}

/** Sends any form. */
export async function sendForm<Body = unknown>(
  path: string,
  form: FormData | string,
  { token, url = sharedServer().url, type }: { token: string; url?: string; type?: string },
): Promise<Answer<Body>> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, ...(type && { 'Content-Type': type }) },
    body: form,
  });
  const { status, headers } = response;
  return { status, headers, body: (await response.json()) as Body };
}
