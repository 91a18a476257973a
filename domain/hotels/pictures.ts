/** No larger file is taken as a picture. */
export const MAX_PICTURE_MEGABYTES = 10;
export const MAX_PICTURE_BYTES = MAX_PICTURE_MEGABYTES * 1024 * 1024;
