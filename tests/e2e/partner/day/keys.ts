import type { Locator, Page } from '@playwright/test';
import { expect } from '../../../support/browser/story';

/** Presses keys and nothing else, counts them, and looks that whoever does so sees where they are. */
export function keysOf(page: Page) {
  let count = 0;
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      count += 1;
      await page.keyboard.press(key);
      await looked(page);
    }
  };
  return {
    press,
    /** How many so far. */
    count: () => count,
    type: async (text: string) => {
      count += text.length;
      await page.keyboard.type(text);
    },
    /** Tab until it is reached, or Shift+Tab. */
    goTo: async (target: Locator, key = 'Tab') => {
      await expect(target).toBeVisible();
      for (let tries = 0; tries < 60; tries += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) break;
        await press(key);
      }
      await expect(target).toBeFocused();
      await expectFocusSeen(page);
    },
    /** So many times the same. */
    times: async (many: number, key: string) => {
      for (let time = 0; time < many; time += 1) await press(key);
      await expectFocusSeen(page);
    },
  };
}

/** Nobody presses the next key before the last one's work is drawn. */
function looked(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 1_000 }));
      }),
  );
}

/** Something has the focus, is in sight, and is marked as what has it. */
export async function expectFocusSeen(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return 'nothing has the focus';
        // A page's title is what the page begins with.
        if (focused.matches('h1')) return 'seen';
        const { top, bottom, left, right } = focused.getBoundingClientRect();
        const isInSight = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
        if (!isInSight) return `out of sight: ${focused.outerHTML.slice(0, 200)}`;
        const isMarked = [focused, focused.closest('[class*="focused"]')].some((element) => {
          if (!element) return false;
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
          return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
        });
        return isMarked ? 'seen' : `not marked: ${focused.outerHTML.slice(0, 200)}`;
      }),
    )
    .toBe('seen');
}
