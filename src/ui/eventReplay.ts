import { CONTROLS, CONTROLS_AND_LINKS } from '../../site/controls';

declare global {
  /** What was pressed before this program came, see `server/render/earlyClicks.ts`; it keeps no more. */
  var earlyClicks: (() => HTMLElement[]) | undefined;
}

let letGo = () => {};
let taken: Promise<void> = Promise.resolve();

/**
 * Keeps the clicks on what of it stands there now, after those that were held before, and on the links that would leave
 * them behind; returns how to do them, each once the one before has shown, and to keep no more. Whatever appears later
 * works by itself.
 */
export function keepClicks(
  root: HTMLElement,
  controls: string,
  held: HTMLElement[] = [],
): () => Promise<void> {
  const drawn = new Set(root.querySelectorAll<HTMLElement>(CONTROLS_AND_LINKS));
  let isDoing = false;
  const hold = (event: MouseEvent) => {
    const kept = held.length > 0 ? CONTROLS_AND_LINKS : controls;
    const control = (event.target as Element).closest<HTMLElement>(kept);
    if (isDoing || !control || !drawn.has(control)) return;
    // Whoever presses a link again will not wait.
    if (control.matches('a') && control === held.at(-1)) return;
    // A window or a tab of its own.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(control);
  };
  // Before React, which drops a click on what it has not taken over.
  window.addEventListener('click', hold, true);
  return async () => {
    for (let control = held.shift(); control; control = held.shift()) {
      isDoing = true;
      // One that is gone was left for another page.
      if (control.isConnected) control.click();
      isDoing = false;
      // A search is for the party that the click before it has made.
      if (held.length > 0) await new Promise((resolve) => setTimeout(resolve));
    }
    window.removeEventListener('click', hold, true);
  };
}

/** Keeps the clicks on what the server drew until its program has taken it over. Links work without it. */
export function replayClicks(root: HTMLElement): void {
  const release = keepClicks(root, CONTROLS, globalThis.earlyClicks?.());
  taken = new Promise((resolve) => {
    letGo = () => void release().then(resolve);
  });
}

/**
 * Does the clicks that were kept, and keeps no more. Not within React's own work: there it could not take
 * over at once what is pressed below the fold, and would drop the click.
 */
export function replayHeldClicks(): void {
  setTimeout(() => letGo());
}

/**
 * Loads what the first view can do without once that has been taken over; at once where nothing was drawn.
 * Shown before, its waiting place would have React keep the first view back for 300 ms.
 */
export async function afterTakeOver<T>(load: () => Promise<T>): Promise<T> {
  await taken;
  return load();
}
