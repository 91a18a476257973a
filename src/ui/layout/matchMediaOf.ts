/** What is known of the device; null where nothing is. */
export function matchMediaOf(query: string): MediaQueryList | null {
  return typeof window.matchMedia === 'function' ? window.matchMedia(query) : null;
}
