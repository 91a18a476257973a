import { cleanup } from '@testing-library/react';
import { renderApp } from '../../support/browser/renderApp';
import type { ExampleAnswers } from './exampleAnswers';
import type { Visit } from './visits';

const TOLD = ['aria-label', 'alt', 'title', 'href', 'src', 'aria-disabled', 'disabled'];

/** All that the screen tells: its texts, its fields, where its links and pictures lead. */
export function screenText(): string {
  const parts: string[] = [];
  const walk = (node: Node): void => {
    if (node instanceof Text) parts.push(node.data);
    if (!(node instanceof Element)) return;
    for (const name of TOLD) {
      if (node.hasAttribute(name)) parts.push(`${name}: ${node.getAttribute(name)}`);
    }
    if (node instanceof HTMLInputElement) parts.push(node.value, String(node.checked));
    if (node instanceof HTMLTextAreaElement) parts.push(node.value);
    node.childNodes.forEach(walk);
  };
  walk(document.body);
  return parts.join('\n');
}

export const headingOf = () => document.querySelector('h1')?.textContent ?? '';

const TICK_MS = 8;

/** Whether a part of the page still waits for its program. */
const isUnfinished = () => document.querySelector('[data-unfinished]') !== null;

/** Opens the screen anew; answers what it tells once nothing has changed at so many looks. */
export async function opened(
  { at, token }: Visit,
  answers: ExampleAnswers,
  { looks }: { looks: number },
): Promise<string> {
  cleanup();
  await renderApp(at, { token });
  let text = screenText();
  // Not by the clock: a machine that stands still changes nothing either.
  for (let same = 0; same < looks;) {
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
    const before = text;
    text = screenText();
    same = text === before && answers.underWay === 0 && !isUnfinished() ? same + 1 : 0;
  }
  return text;
}
