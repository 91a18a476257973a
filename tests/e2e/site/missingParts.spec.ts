import { newTraveller } from '../../support/accounts';
import { newHotel } from '../../support/hotels';
import { expect, test } from '../../support/browser/story';
import { builtFile } from './build';
import { heading, logInOn } from '../steps';

test.describe('without the programs of the frame', () => {
  test.use({ expectedInConsole: /ERR_CONNECTION_RESET|dynamically imported module/ });

  test('the hotels are still there, and the way to the login', async ({ page }) => {
    for (const part of ['Footer', 'TopBarMenus']) {
      const file = await builtFile(`src/pages/shell/${part}.tsx`);
      await page.route(`**${file}`, (route) => route.abort('connectionreset'));
    }
    await page.goto('/hotels');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Đăng nhập' }).click();
    await expect(heading(page, 'Đăng nhập')).toBeVisible();
  });
});

test.describe('without the program of what comes later on a hotel page', { tag: '@phone' }, () => {
  test.use({ expectedInConsole: /ERR_CONNECTION_RESET|dynamically imported module/ });

  test('what hinders a booking is said all the same', async ({ page }) => {
    const hotel = await newHotel();
    const file = await builtFile('src/pages/hotel/HotelDetails.tsx');
    await page.route(`**${file}`, (route) => route.abort('connectionreset'));
    await page.goto(`/hotels/${hotel.id}`);
    // A release may have taken the program away: the page is loaded anew, once.
    const again = page.waitForEvent('load');
    const goOn = page.getByRole('button', { name: 'Tiếp tục' });
    await goOn.click();
    await again;
    await goOn.click();
    const alert = page.getByRole('alert').filter({ hasText: 'Vui lòng chọn ít nhất một phòng' });
    await expect(alert).toBeInViewport();
    await alert.getByRole('button', { name: 'Đã hiểu' }).click();
    await expect(alert).toBeHidden();
  });
});

test.describe('without a network', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedInConsole: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Unable to preload CSS/,
  });

  test('signing out is confirmed by what the device kept', async ({ page, context }) => {
    await logInOn(page, await newTraveller());
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await context.setOffline(true);
    await page.goto('/bookings');
    await expect(heading(page, 'Đặt phòng của tôi')).toBeVisible();
    await page.getByRole('banner').getByRole('button').last().click();
    await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
    const messages = page.getByRole('region', { name: 'Thông báo' });
    await expect(messages).toContainText('Bạn đã đăng xuất.');
    await expect(messages.getByRole('button', { name: 'Đóng' })).toBeVisible();
  });
});
