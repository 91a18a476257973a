import type { Multipart } from '@fastify/multipart';
import { ApiError, invalid } from '../http/errors';
import { toPicture, type NewPicture } from './pictures';

const FIELD = 'images';

/**
 * Reads the pictures of a form, one after the other, and makes them ready to be stored: all or none.
 * The form is read to its end even when it is refused, so that the refusal reaches whoever sends it.
 *
 * @throws ApiError 413 (a file is larger than http/uploadLimits.ts says) or 422 (too many, none, not a picture, not a form)
 */
export async function readImages(
  parts: AsyncIterable<Multipart>,
  { most }: { most: number },
): Promise<NewPicture[]> {
  const pictures: NewPicture[] = [];
  let failed: Error | undefined;
  try {
    for await (const part of parts) {
      if (failed) skip(part);
      else failed = await added(part, pictures, most);
    }
  } catch (error) {
    throw failed ?? asUploadError(error, most);
  }
  if (failed) throw failed;
  if (pictures.length === 0) throw invalid({ [FIELD]: 'imageNone' });
  return pictures;
}

/** Takes the part's picture in. @returns why it could not, if so */
async function added(
  part: Multipart,
  pictures: NewPicture[],
  most: number,
): Promise<Error | undefined> {
  try {
    if (pictures.length >= most) throw tooMany(most);
    pictures.push(await toPicture(await fileIn(part, most)));
    return undefined;
  } catch (error) {
    skip(part);
    return error as Error;
  }
}

async function fileIn(part: Multipart, most: number): Promise<Buffer> {
  if (part.fieldname !== FIELD) throw invalid({ [part.fieldname]: 'additionalProperties' });
  if (part.type !== 'file') throw invalid({ [FIELD]: 'imageKind' });
  try {
    return await part.toBuffer();
  } catch (error) {
    throw asUploadError(error, most);
  }
}

function skip(part: Multipart): void {
  if (part.type === 'file') part.file.resume();
}

export function tooMany(most: number): ApiError {
  return invalid({ [FIELD]: { error: 'tooManyImages', value: most } });
}

/** What went wrong while the form was read, as its sender is told. */
function asUploadError(error: unknown, most: number): ApiError {
  const code = (error as { code?: unknown }).code;
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    return new ApiError('TOO_LARGE', { fields: { [FIELD]: 'imageTooLarge' } });
  }
  if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT') return tooMany(most);
  return invalid({ body: 'brokenForm' });
}
