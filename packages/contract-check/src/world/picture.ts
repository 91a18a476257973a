import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BOUNDARY = 'contract-check';

/** What a camera writes into a picture, and nobody shall read. */
export const TAKEN_BY = 'Camera of Lan Nguyen';

/** One pixel, as the smallest kind of picture has it. */
export const WEBP = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');

/** Two pixels. */
const JPEG = Buffer.from(
  '/9j/2wBDAP//////////////////////////////////////////////////////////////////////////////////////2wBDAf//////' +
    '////////////////////////////////////////////////////////////////////////////////wAARCAABAAIDASIAAhEBAxEB/8QA' +
    'FAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAUAQEAAAAAAAAAAAAAAAAAAAAA/8QAFBEBAAAAAAAAAAAAAAAA' +
    'AAAAAP/aAAwDAQACEQMRAD8AAA//2Q==',
  'base64',
);

/** The same as a phone that was held upright keeps it: lying on its side, with a note of how to turn it. */
export const TURNED_JPEG = Buffer.concat([JPEG.subarray(0, 2), turned(), JPEG.subarray(2)]);

/** The same in a kind that is not taken. */
export const GIF = Buffer.from(
  'R0lGODlhAgABAIAAAExpcYiIiCH5BAUAAAAALAAAAAACAAEAAAICTAoAOw==',
  'base64',
);

/** A PNG of one colour, with who has taken it. */
export function picture(width = 60, height = 40): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const line = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, 0x5f)]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => line)));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('eXIf', exif()),
    chunk('tEXt', Buffer.from(`Author\0${TAKEN_BY}`, 'latin1')),
    chunk('IDAT', pixels),
    chunk('IEND'),
  ]);
}

/** A PNG as large as a camera's: three bytes for each pixel, which nothing makes smaller. */
export function noise(side: number): Buffer {
  const line = () => Buffer.concat([Buffer.from([0]), randomBytes(side * 3)]);
  const lines = Buffer.concat(Array.from({ length: side }, line));
  return png(side, side, [8, 2], deflateSync(lines, { level: 0 }));
}

/** A PNG of many pixels, in black. */
export function black(width: number, height: number): Buffer {
  const lines = Buffer.alloc(height * (1 + Math.ceil(width / 8)));
  return png(width, height, [1, 0], deflateSync(lines, { level: 1 }));
}

/** Of so many bits for a colour, of such a kind. */
function png(
  width: number,
  height: number,
  kind: [number, number],
  pixels: Buffer<ArrayBuffer>,
): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set(kind, 8);
  return Buffer.concat([SIGNATURE, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND')]);
}

/** How wide and high a WebP is, as its head says in each of its three kinds; undefined where it is none. */
export function sizeOfWebp(bytes: Buffer): [width: number, height: number] | undefined {
  const isWebp = bytes.toString('latin1', 0, 4) + bytes.toString('latin1', 8, 12) === 'RIFFWEBP';
  if (!isWebp || bytes.length < 30) return undefined;
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8 ') return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
  if (kind === 'VP8X') return [1 + bytes.readUIntLE(24, 3), 1 + bytes.readUIntLE(27, 3)];
  const sides = bytes.readUInt32LE(21);
  return [1 + (sides & 0x3fff), 1 + ((sides >>> 14) & 0x3fff)];
}

/** The artist. */
function exif(): Buffer<ArrayBuffer> {
  const name = Buffer.from(`${TAKEN_BY}\0`, 'latin1');
  const head = entry(0x013b, 2, name.length);
  head.writeUInt32BE(head.length, 18);
  return Buffer.concat([head, name]);
}

/** A quarter to the right. */
function turned(): Buffer {
  const orientation = entry(0x0112, 3, 1);
  orientation.writeUInt16BE(6, 18);
  const content = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), orientation]);
  const head = Buffer.from([0xff, 0xe1, 0, content.length + 2]);
  return Buffer.concat([head, content]);
}

/** One entry of so many values of a type, in the form of TIFF. */
function entry(name: number, type: number, count: number): Buffer<ArrayBuffer> {
  const head = Buffer.alloc(26);
  head.write('MM\0*', 0, 'latin1');
  head.writeUInt32BE(8, 4);
  head.writeUInt16BE(1, 8);
  head.writeUInt16BE(name, 10);
  head.writeUInt16BE(type, 12);
  head.writeUInt32BE(count, 14);
  return head;
}

function chunk(type: string, content = Buffer.alloc(0)): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}

interface File {
  content: Buffer;
  name?: string;
  type?: string;
  /** Another part of the form than the others. */
  field?: string;
}

/** A form with files, as a browser sends it. */
export function formOf(files: File[], usual = 'images'): { type: string; content: Buffer } {
  const parts = files.map(({ content, name = 'a.png', type = 'image/png', field = usual }) =>
    Buffer.concat([
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n` +
          `Content-Type: ${type}\r\n\r\n`,
      ),
      content,
      Buffer.from('\r\n'),
    ]),
  );
  return {
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    content: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  };
}
