/** What a form with pictures may hold; a file's size in bytes. */
export const uploadLimits = {
  fileSize: 10 * 1024 * 1024,
  // One more than may be taken, so that the one too many is told apart from a broken form.
  files: 11,
  fields: 10,
  fieldSize: 1000,
  parts: 30,
};
