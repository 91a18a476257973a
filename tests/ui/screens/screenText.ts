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

/** Opens the screen anew; answers what it tells once nothing changes any more for so long. */
export async function opened(
  { at, token }: Visit,
  answers: ExampleAnswers,
  { stillMs }: { stillMs: number },
): Promise<string> {
  cleanup();
  await renderApp(at, { token });
  let text = screenText();
  let stillSince = performance.now();
  while (performance.now() - stillSince < stillMs) {
    await new Promise((resolve) => setTimeout(resolve, 8));
    const before = text;
    text = screenText();
    if (text !== before || answers.underWay > 0) stillSince = performance.now();
  }
  return text;
}
