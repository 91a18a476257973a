import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/story';
import { heading } from '../steps';

const HOME = 'Đêm nay nghỉ đâu?';
const SLOW = {
  offline: false,
  latency: 400,
  downloadThroughput: 200_000,
  uploadThroughput: 80_000,
};

/** The fonts that are asked for, in the order of all requests. */
function requestsOf(page: Page): { fonts: () => string[] } {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return { fonts: () => paths.filter((path) => path.endsWith('.woff2')) };
}

const fontOf = (page: Page) =>
  heading(page, HOME).evaluate((title) => getComputedStyle(title).fontFamily);

test('on a slow line the fonts come after the page, and are there on the next', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW);
  const requests = requestsOf(page);
  await page.goto('/', { waitUntil: 'load' });
  expect(requests.fonts()).toEqual([]);
  expect(await fontOf(page)).not.toContain('Be Vietnam');
  await expect.poll(() => requests.fonts().length).toBe(2);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('nghi-dau:fonts')))
    .toBe('fetched');
  // Nothing moves in the page that is there.
  expect(await fontOf(page)).not.toContain('Be Vietnam');
  await page.reload();
  expect(await fontOf(page)).toContain('Be Vietnam');
});

test('on a line that is fast they come with the page', async ({ page }) => {
  const requests = requestsOf(page);
  await page.goto('/', { waitUntil: 'load' });
  expect(requests.fonts()).toHaveLength(2);
  expect(await fontOf(page)).toContain('Be Vietnam');
});
