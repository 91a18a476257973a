import type { IncomingMessage } from 'node:http';

/**
 * The path and query that the router gets. Escapes that spell nothing (`%zz`) are taken letter by
 * letter, so that such an address is an unknown one, with the page or the refusal of any other.
 */
export function routable({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  // A proxy's request names the host as well; further slashes would be read as one.
  const [path = '', ...query] = url.replace(/^https?:\/\/[^/?]*/i, '').split('?');
  const readable = isReadable(path) ? path : path.replaceAll('%', '%25');
  return [readable.replace(/^[/\\]*/, '/'), ...query].join('?');
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
