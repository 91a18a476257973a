import type { PageKey } from './pages';

/** The file of a page's component, anywhere in `src`: that of `hotel` is `HotelPage.tsx`. */
export function pageFile(key: PageKey): string {
  return `${key.charAt(0).toUpperCase()}${key.slice(1)}Page.tsx`;
}
