/** No larger file is taken as a picture. */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;
