import { test as base, expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { sharedServer } from '../server/serverControl';
import { complainOfNesting } from './nesting';

interface StoryOptions {
  /**
   * What the browser may log as an error because the story provokes it: a refusal
   * (/status of 409/) or a lost network (/ERR_INTERNET_DISCONNECTED/).
   */
  expectedInConsole: RegExp | null;
  /** What must not happen while the story runs; looked at after it. */
  complaints: string[];
}

/**
 * Playwright's test, on the shared server. A story fails on an error in the console, an uncaught
 * exception, or any request that leaves this machine.
 * Other settings per story: `test.use({ timezoneId: 'America/Los_Angeles' })`.
 */
export const test = base.extend<StoryOptions>({
  expectedInConsole: [null, { option: true }],

  baseURL: async ({}, use) => {
    await use(sharedServer().url);
  },

  complaints: [
    async ({ context, expectedInConsole }, use) => {
      const complaints: string[] = [];
      await context.addInitScript(complainOfNesting);
      context.on('weberror', (event) => complaints.push(`uncaught: ${event.error().message}`));
      context.on('console', (message) => {
        if (message.type() !== 'error' || expectedInConsole?.test(message.text())) return;
        complaints.push(`console: ${message.text()} (${message.location().url})`);
      });
      context.on('request', (request) => {
        if (isThirdParty(new URL(request.url()))) {
          complaints.push(`left this machine: ${request.url()}`);
        }
      });
      await use(complaints);
      // A story may end while an answer is held back; what then finds no page is no failure.
      await Promise.all(
        [context, ...context.pages()].map((holder) =>
          holder.unrouteAll({ behavior: 'ignoreErrors' }),
        ),
      );
      expect(complaints, 'nothing went wrong behind the story').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

function isThirdParty(url: URL): boolean {
  return /^(https?|wss?):$/.test(url.protocol) && url.hostname !== '127.0.0.1';
}

const axeOptions: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // What is well is not described, which would take longer than finding it.
  resultTypes: ['violations'],
};

/** No serious or critical finding of axe on the page as it is now. */
export async function checkA11y(page: Page): Promise<void> {
  // What is half faded in has the contrast of neither state.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
      ),
  );
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (options) => (window as unknown as { axe: typeof axe }).axe.run(document, options),
    axeOptions,
  );
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((n) => n.html).join(' | ')}`);
  expect(grave, 'axe finds nothing serious').toEqual([]);
}
