const DIALOGS = 'dialog, [role=dialog]';
/** Of a grid, the one that the focus comes to; not Ant Design's guards of a window's ends. */
const ROVING = '[tabindex="0"]:not([aria-hidden], [data-sentinel])';
const CONTROLS = 'button, a[href], input';
const AREAS = `section, article, main, ${DIALOGS}`;

/**
 * Where what had the focus goes away with it, and nothing else takes it by the next frame, the title of what is left around
 * it has it: whoever listens to the page would hear nothing otherwise. Answers how to end that.
 */
export function catchLostFocus(page: Document): () => void {
  let around: Element[] = [];
  const isLost = () => page.activeElement === page.body && around[0]?.isConnected === false;
  const lead = () => {
    if (isLost()) focusOn(placeAround(around));
  };
  const observer = new MutationObserver(() => {
    if (isLost()) requestAnimationFrame(() => setTimeout(lead));
  });
  const hold = (event: FocusEvent) => {
    around = event.composedPath().filter((one) => one instanceof Element);
    observer.disconnect();
    // Whatever goes, goes from one of these: a whole page that is watched would tell of every row that scrolls.
    for (const element of around) observer.observe(element, { childList: true });
  };
  page.addEventListener('focusin', hold);
  return () => {
    page.removeEventListener('focusin', hold);
    observer.disconnect();
  };
}

/** Not out of a dialog, which may close when the focus leaves it. */
function placeAround(around: readonly Element[]): HTMLElement | null {
  for (const area of around) {
    if (!area.isConnected || !area.matches(AREAS)) continue;
    const title = firstIn(area, 'h1', 'h2, h3');
    if (title) return title;
    if (area.matches(DIALOGS)) return firstIn(area, ROVING, CONTROLS);
  }
  return null;
}

/** The first of the first kind that there is. */
function firstIn(area: Element, ...kinds: string[]): HTMLElement | null {
  const found = kinds.map((kind) => area.querySelector<HTMLElement>(kind));
  return found.find((element) => element !== null) ?? null;
}

function focusOn(place: HTMLElement | null): void {
  if (place && place.tabIndex < 0) place.tabIndex = -1;
  place?.focus({ preventScroll: true });
}
