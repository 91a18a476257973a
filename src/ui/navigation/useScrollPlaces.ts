import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';
import { newPageOf } from './newPage';

const PATIENCE_MS = 3000;

/**
 * A new page starts at its top or at its `#` target; Back and Forward return to where one was, as
 * soon as the page has grown that long again. A change of the query alone moves nothing, unless the link says so.
 */
export function useScrollPlaces(): void {
  const location = useLocation();
  const movedInHistory = useNavigationType() === NavigationType.Pop;
  const places = useRef(new Map<string, number>());
  const shown = useRef<Location | null>(null);

  useEffect(() => {
    const remember = () => {
      const { current } = shown;
      // Until the page of another address is drawn, what scrolls is on its way there.
      if (current && current.key === keyNow()) places.current.set(current.key, window.scrollY);
    };
    // The browser's own way is kept for reloads: it cannot know when a page drawn here is ready.
    const own = () => (window.history.scrollRestoration = 'manual');
    const lend = () => (window.history.scrollRestoration = 'auto');
    own();
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', lend);
    window.addEventListener('pageshow', own);
    return () => {
      lend();
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', lend);
      window.removeEventListener('pageshow', own);
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = location;
    const place = movedInHistory ? places.current.get(location.key) : undefined;
    // Back within a page: the focus follows from part to part, too.
    if (before && before.pathname === location.pathname && before.hash !== location.hash) {
      focusPart(location.hash);
    }
    if (place !== undefined) return scrollWhenPossible(() => toPlace(place));
    if (location.hash) return scrollWhenPossible(() => toTarget(location.hash));
    const isOther = before?.pathname !== location.pathname || newPageOf(location);
    if (before && isOther) window.scrollTo(0, 0);
    // Whoever does not scroll from there was there all the same.
    places.current.set(location.key, window.scrollY);
    return undefined;
  }, [location, movedInHistory]);
}

/** As the router names the history's entry; the first has no state. */
function keyNow(): string {
  const { key } = (window.history.state ?? {}) as { key?: string };
  return key ?? 'default';
}

/** Tries at once and again with every frame, until it is done, the visitor scrolls, or time is up. */
function scrollWhenPossible(scroll: () => boolean): (() => void) | undefined {
  if (scroll()) return undefined;
  const end = performance.now() + PATIENCE_MS;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('wheel', stop);
    window.removeEventListener('touchmove', stop);
    window.removeEventListener('keydown', stop);
  };
  const attempt = () => {
    if (scroll() || performance.now() > end) stop();
    else frame = requestAnimationFrame(attempt);
  };
  frame = requestAnimationFrame(attempt);
  window.addEventListener('wheel', stop, { passive: true });
  window.addEventListener('touchmove', stop, { passive: true });
  window.addEventListener('keydown', stop);
  return stop;
}

function toPlace(place: number): boolean {
  window.scrollTo(0, place);
  return document.documentElement.scrollHeight - window.innerHeight >= place;
}

function toTarget(hash: string): boolean {
  const target = partNamed(hash);
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
  return target !== null;
}

/** Without a name, the page as a whole. */
function focusPart(hash: string): void {
  const part = hash ? partNamed(hash) : document.querySelector<HTMLElement>('h1');
  part?.focus({ preventScroll: true });
}

const partNamed = (hash: string) => document.getElementById(unescaped(hash.slice(1)));

/** Anybody may type a `%` that escapes nothing: it then stands for itself. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
