export const CONTROLS = 'a[href], :is(button, input, select, textarea):enabled:not([hidden])';

/** An element and all that it stands in, the nearest first: to be remembered before it goes. */
export function withAncestors(element: Element | null): Element[] {
  return element ? [element, ...withAncestors(element.parentElement)] : [];
}

/** Where the focus goes when the first of these is gone: the next control from there, or the last before. */
export function nearestControl(around: readonly Element[]): HTMLElement | undefined {
  const left = around.filter((element) => element.isConnected);
  const [place] = left;
  const isNext = (control: Element) =>
    place !== undefined &&
    (place.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  for (const area of left) {
    const controls = [...area.querySelectorAll<HTMLElement>(CONTROLS)];
    const control = controls.find(isNext) ?? controls.at(-1);
    if (control) return control;
  }
  return undefined;
}
