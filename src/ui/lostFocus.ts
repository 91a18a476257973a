import { withAncestors } from './nearestControl';

const AREAS = 'section, article, dialog, [role=dialog], main';
const TITLES = ['h1', 'h2, h3'];

/**
 * Where what had the focus goes away with it, and nothing else takes it by the next frame, the title of what is left around
 * it has it: whoever listens to the page would hear nothing otherwise. Answers how to end that.
 */
export function catchLostFocus(page: Document): () => void {
  let around: Element[] = [];
  const isLost = () => page.activeElement === page.body && around[0]?.isConnected === false;
  const lead = () => {
    if (isLost()) focusTitle(titleAround(around));
  };
  const observer = new MutationObserver(() => {
    if (isLost()) requestAnimationFrame(() => setTimeout(lead));
  });
  const hold = ({ target }: FocusEvent) => {
    around = withAncestors(target as Element);
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

function titleAround(around: readonly Element[]): HTMLElement | undefined {
  const areas = around.filter((element) => element.isConnected && element.matches(AREAS));
  const titles = areas.flatMap((area) =>
    TITLES.map((title) => area.querySelector<HTMLElement>(title)),
  );
  return titles.find((title) => title !== null) ?? undefined;
}

function focusTitle(title: HTMLElement | undefined): void {
  if (!title) return;
  if (!title.hasAttribute('tabindex')) title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
