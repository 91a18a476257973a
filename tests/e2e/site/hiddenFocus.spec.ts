import { newTraveller } from '../../support/accounts';
import { expect, test } from '../../support/browser/story';
import { signInOn } from '../steps';

test('what gets the focus while a message is shown is not below it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await signInOn(page, await newTraveller());
  await page.goto('/profile');
  await page.getByRole('textbox', { name: 'Tên', exact: true }).fill('Lan');
  await page.keyboard.press('Enter');
  const message = page.getByText('Đã lưu thông tin của bạn.');
  await expect(message).toBeVisible();

  await page.getByLabel('Mật khẩu hiện tại').focus();
  const next = page.getByLabel(/^Mật khẩu mới/);
  // On the screen, so that the browser need not scroll to it, and right where the message is.
  await next.evaluate((field) =>
    window.scrollBy(0, field.getBoundingClientRect().bottom - window.innerHeight + 24),
  );
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(next).toBeFocused();
  const isSeen = await next.evaluate((field) => {
    const { left, top, width, height } = field.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === field;
  });
  await expect(message).toBeVisible();
  expect(isSeen).toBe(true);
});
