const LINE = 40;

/** How far a key goes in a box of that height; to its beginning and its end. */
const ways: Readonly<Record<string, (height: number) => number>> = {
  ArrowDown: () => LINE,
  ArrowUp: () => -LINE,
  PageDown: (height) => height * 0.9,
  PageUp: (height) => height * -0.9,
  End: () => Infinity,
  Home: () => -Infinity,
};

/**
 * What is read in a drawer is scrolled by keys from wherever in it the focus is: browsers do so only where it is in what
 * scrolls, and there may be nothing that could have it. Answers how to stop that.
 */
export function scrolledByKeys(drawer: HTMLElement): () => void {
  const onKey = (event: KeyboardEvent) => {
    const { target, key, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey } = event;
    const way = ways[key];
    const body = drawer.querySelector('.ant-drawer-body');
    if (!way || !body || defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
    if (!(target instanceof Element) || body.contains(target)) return;
    event.preventDefault();
    const to = body.scrollTop + way(body.clientHeight);
    body.scrollTop = Math.max(0, Math.min(body.scrollHeight, to));
  };
  drawer.addEventListener('keydown', onKey);
  return () => drawer.removeEventListener('keydown', onKey);
}
