import { checkA11y, expect, test } from '../../support/browser/story';
import { heading } from '../steps';

const HOME = 'Đêm nay nghỉ đâu?';

test('the keyboard reaches everything', async ({ page }) => {
  await page.goto('/');
  await expect(heading(page, HOME)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Đến nội dung chính' })).toBeFocused();
  const inOrder = [
    page.getByRole('banner').getByRole('link', { name: 'Nghỉ Đâu – trang chủ' }),
    page.getByRole('link', { name: 'Yêu thích' }),
    page.getByRole('button', { name: 'Ngôn ngữ' }),
    page.getByRole('banner').getByRole('link', { name: 'Đăng nhập' }),
    page.getByRole('button', { name: 'Menu' }),
  ];
  for (const next of inOrder) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Đăng nhập' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Đăng ký' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();

  await page.getByRole('link', { name: 'Đến nội dung chính' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('pictures and dialogs work by keyboard, and give the focus back', async ({ page }) => {
  // A hotel of the demo data with several pictures.
  await page.goto('/hotels?text=villa gio chuong');
  await page
    .getByRole('link', { name: /^Xem chi tiết / })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /Gió Chướng/ })).toBeFocused();
  const second = page.getByRole('button', { name: /^Ảnh 2 trên / });
  await second.focus();
  await page.keyboard.press('Enter');
  const pictures = page.getByRole('dialog', { name: /^Ảnh của / });
  await expect(pictures).toContainText(/Ảnh 2 trên /);
  await page.keyboard.press('ArrowRight');
  await expect(pictures).toContainText(/Ảnh 3 trên /);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(pictures).toContainText(/Ảnh 1 trên /);
  await checkA11y(page);
  await page.keyboard.press('Escape');
  await expect(pictures).toBeHidden();
  await expect(second).toBeFocused();

  const next = page.getByRole('button', { name: 'Tiếp tục' });
  await next.focus();
  await page.keyboard.press('Enter');
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Vui lòng chọn ít nhất một phòng để tiếp tục.');
  await checkA11y(page);
  await page.keyboard.press('Escape');
  await expect(next).toBeFocused();

  await page.getByRole('tab', { name: 'Phòng và đặt phòng' }).focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Đánh giá' })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Đánh giá' })).toBeVisible();
  await checkA11y(page);
});
