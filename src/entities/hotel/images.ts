import type { Image } from '../../api';
import { pictureUrl } from '../../ui/pictures/pictureUrl';

/**
 * The pictures that may be shown (https or this site's own; plain http too with `allowHttp`), in
 * their order. Other backends may leave the list out altogether.
 */
export function usableImages(
  images: readonly Partial<Image>[] | null | undefined,
  allowHttp = false,
): Image[] {
  return (images ?? []).filter(
    (image): image is Image => pictureUrl(image.url, allowHttp) !== null,
  );
}
