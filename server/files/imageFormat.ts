/** Kinds of pictures that are taken, by what their first bytes say. */
type PictureFormat = 'jpeg' | 'png' | 'webp';

const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG_START = Buffer.from([0xff, 0xd8, 0xff]);
const JPEG_END = Buffer.from([0xff, 0xd9]);
const RIFF_HEAD_BYTES = 8;

/** What a file claims to be by its content; names and declared types count for nothing. */
export function formatOf(file: Buffer): PictureFormat | undefined {
  if (startsWith(file, JPEG_START)) return 'jpeg';
  if (startsWith(file, PNG_START)) return 'png';
  const isWebp =
    file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? 'webp' : undefined;
}

/** Whether the picture ends where the file does: neither cut short nor followed by something else. */
export function endsWithItsPicture(file: Buffer, format: PictureFormat): boolean {
  if (format === 'jpeg') return withoutPadding(file).subarray(-2).equals(JPEG_END);
  if (format === 'webp') return file.length === file.readUInt32LE(4) + RIFF_HEAD_BYTES;
  return endOfPng(file) === file.length;
}

function startsWith(file: Buffer, start: Buffer): boolean {
  return file.subarray(0, start.length).equals(start);
}

/** Some cameras fill the last block of a file with zeros. */
function withoutPadding(file: Buffer): Buffer {
  let end = file.length;
  while (end > 0 && file[end - 1] === 0) end -= 1;
  return file.subarray(0, end);
}

/** Where the chunk `IEND` ends; undefined when there is none. */
function endOfPng(file: Buffer): number | undefined {
  // Each chunk: four bytes of length, four of type, the data, four of checksum.
  for (let at = PNG_START.length; at + 12 <= file.length;) {
    const end = at + 12 + file.readUInt32BE(at);
    if (file.toString('latin1', at + 4, at + 8) === 'IEND') return end;
    at = end;
  }
  return undefined;
}
