import { imageOrigin } from '../../api/environment';

export const PLACEHOLDER_URL = '/placeholder.svg';

/**
 * The address if it may be shown, else null: https, or a path of this site's own. `allowHttp` also
 * lets plain http through.
 */
export function pictureUrl(url: string | null | undefined, allowHttp = false): string | null {
  if (!url) return null;
  // Browsers read '//host' and '/\host' as another site.
  if (/^\/(?![/\\])/.test(url)) return url;
  const allowed = allowHttp ? /^https?:\/\/[^/\\]/i : /^https:\/\/[^/\\]/i;
  return allowed.test(url) ? url : null;
}

/** The address, or each of a list of them (`srcset`), at the API's origin where it names none. */
export function atImageOrigin<Text extends string | undefined>(addresses: Text): Text {
  if (!imageOrigin) return addresses;
  return addresses?.replace(/(^|,\s+)(?=\/(?!\/))/g, `$1${imageOrigin}`) as Text;
}
