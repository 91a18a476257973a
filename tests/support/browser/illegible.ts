/**
 * For the browser to run: words of the page that lie over others, or that reach out of what cuts them off without a sign
 * that there is more.
 */
export function illegible(): string[] {
  type Line = { text: string; rect: DOMRect; isStuck: boolean; element: Element };
  const found = new Set<string>();
  const pathOf = (element: Element): Element[] =>
    element.parentElement ? [element, ...pathOf(element.parentElement)] : [element];

  const shown = (text: string, line: DOMRect, path: Element[]) => {
    let { left, top, right, bottom } = line;
    for (const around of path) {
      const style = getComputedStyle(around);
      if (style.overflow === 'visible') continue;
      const edge = around.getBoundingClientRect();
      const isSaid = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      const isOut = right > edge.right + 1 || top < edge.top - 3 || bottom > edge.bottom + 3;
      if (style.overflow === 'hidden' && isOut && !isSaid) found.add(`cut: ${text}`);
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };

  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent!.trim();
    const element = node.parentElement!;
    if (!text || !element.checkVisibility() || element.closest('.visuallyHidden')) continue;
    const path = pathOf(element);
    // What scrolls away goes below what stays in sight.
    const isStuck = path.some((around) => getComputedStyle(around).position === 'sticky');
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      lines.push({ text, rect: shown(text, line, path), isStuck, element });
    }
  }

  const isOver = ({ rect: one }: Line, { rect: other }: Line) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 12;
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (one.element === other.element || one.isStuck !== other.isStuck) continue;
      if (isOver(one, other)) found.add(`over each other: ${one.text} and ${other.text}`);
    }
  }
  return [...found];
}
