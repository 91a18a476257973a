import { expect, test } from '../../support/browser/story';

test('Back closes the pictures before it leaves the hotel', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').locator('a[href^="/hotels/"]').first().click();
  await expect(page).toHaveURL(/\/hotels\/\d+/);
  const hotel = page.url();
  const first = page
    .getByRole('group', { name: /^Ảnh của / })
    .getByRole('button')
    .first();
  const pictures = page.getByRole('dialog', { name: /^Ảnh của / });
  const length = await page.evaluate(() => window.history.length);

  await first.click();
  await expect(pictures).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(pictures).toBeHidden();
  await first.click();
  await expect(pictures).toBeVisible();
  await page.goBack();
  await expect(pictures).toBeHidden();
  await expect(first).toBeFocused();
  await expect(page).toHaveURL(hotel);
  expect(await page.evaluate(() => window.history.length)).toBe(length + 1);

  await first.click();
  await expect(pictures).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(pictures).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(page).toHaveURL(hotel);
});
