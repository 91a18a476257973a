import { MAX_PICTURE_BYTES } from '../../domain/hotels/pictures';

/** What a form with pictures may hold; a file's size in bytes. */
export const uploadLimits = {
  fileSize: MAX_PICTURE_BYTES,
  // One more than may be taken, so that the one too many is told apart from a broken form.
  files: 11,
  fields: 10,
  fieldSize: 1000,
  parts: 30,
};
