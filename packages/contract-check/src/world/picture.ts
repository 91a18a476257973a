import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BOUNDARY = 'contract-check';

/** What a camera writes into a picture, and nobody shall read. */
export const TAKEN_BY = 'Camera of Lan Nguyen';

/** One pixel, as the smallest kind of picture has it. */
export const WEBP = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');

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

/** One entry, the artist, in the form of TIFF. */
function exif(): Buffer<ArrayBuffer> {
  const name = Buffer.from(`${TAKEN_BY}\0`, 'latin1');
  const head = Buffer.alloc(26);
  head.write('MM\0*', 0, 'latin1');
  head.writeUInt32BE(8, 4);
  head.writeUInt16BE(1, 8);
  head.writeUInt16BE(0x013b, 10);
  head.writeUInt16BE(2, 12);
  head.writeUInt32BE(name.length, 14);
  head.writeUInt32BE(26, 18);
  return Buffer.concat([head, name]);
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
}

/** A form with files, as a browser sends it. */
export function formOf(files: File[], field = 'images'): { type: string; content: Buffer } {
  const parts = files.map(({ content, name = 'a.png', type = 'image/png' }) =>
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
