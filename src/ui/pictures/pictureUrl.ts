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
