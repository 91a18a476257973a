import type { Page } from '@playwright/test';
import { newTraveller } from '../../support/accounts';
import { expect, test } from '../../support/browser/story';
import { heading, logInOn } from '../steps';

const WHO = '**/api/auth/current-user';
const PROFILE_FAILED = 'Không tải được thông tin của bạn. Vui lòng thử lại.';

/** Answers as a proxy without its server does from now on, and keeps what was asked. */
async function outage(page: Page, headers: Record<string, string>): Promise<string[]> {
  const asked: string[] = [];
  await page.route(WHO, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({
      status: 503,
      headers: { 'Content-Type': 'text/html', ...headers },
      body: '<html><body><h1>503 Service Unavailable</h1></body></html>',
    });
  });
  return asked;
}

test.describe('while nobody can say who is signed in', () => {
  test.use({ expectedInConsole: /status of 503/ });

  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await logInOn(page, await newTraveller());
  });

  test('the profile asks seldom, says so, and comes back', async ({ page }) => {
    const asked = await outage(page, {});
    await page.goto('/profile');
    await expect(heading(page, 'Thông tin cá nhân')).toBeVisible();
    // Half a second at a time, so that whatever waits and asks again has its turn.
    for (let turn = 0; turn < 20; turn += 1) await page.clock.runFor(500);
    await expect(page.getByText(PROFILE_FAILED)).toBeVisible();
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.length).toBeLessThanOrEqual(5);
    await expect(page.getByText('Service Unavailable')).toHaveCount(0);

    await page.unroute(WHO);
    await page.getByRole('main').getByRole('button', { name: 'Thử lại' }).click();
    await page.clock.runFor(10_000);
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  });

  test('nothing is asked again before the server wants it', async ({ page }) => {
    const asked = await outage(page, { 'Retry-After': '30' });
    await page.goto('/profile');
    for (let turn = 0; turn < 20; turn += 1) await page.clock.runFor(500);
    await page.getByRole('main').getByRole('button', { name: 'Thử lại' }).click();
    for (let turn = 0; turn < 4; turn += 1) await page.clock.runFor(500);
    await expect(page.getByText(PROFILE_FAILED)).toBeVisible();
    expect(asked).toHaveLength(1);
  });
});
