import type { Browser } from '@playwright/test';
import { reasonOf } from '../cleanUp';

/** What this machine has, or why it has none. Playwright is no dependency: whoever only checks needs no browser. */
export async function openBrowser(): Promise<Browser | { why: string }> {
  try {
    const { findBrowser, launchOptions } = await import('../../../../scripts/browser');
    const { chromium } = await import('@playwright/test');
    const found = await findBrowser();
    if (!found) return { why: 'no browser here: install Chromium, or set CHROMIUM_PATH to one' };
    return await chromium.launch(launchOptions(found));
  } catch (error) {
    return { why: `no browser here: ${reasonOf(error).split('\n', 1)[0]}` };
  }
}
