import type { Page } from '@playwright/test';
import { newTraveller } from '../../support/accounts';
import { newHotel } from '../../support/hotels';
import { expect, test } from '../../support/browser/story';
import { endSessions, heading, openHotel, logInOn } from '../steps';
import { builtFile, holdBack } from './build';

const HOME = 'Đêm nay nghỉ đâu?';
const HOTELS = 'src/pages/home/FeaturedHotels.tsx';
const FOOTER = 'src/pages/shell/Footer.tsx';
const DETAILS = 'src/pages/hotel/HotelDetails.tsx';

/** The menus come after that. */
async function isTakenOver(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: 'Đăng nhập' })).toBeVisible();
}

/** And nothing is loaded any more that comes by itself. */
async function atRest(page: Page): Promise<void> {
  await isTakenOver(page);
  await page.waitForLoadState('networkidle');
}

/** By the keyboard, so that after a reload no pointer stands over anything. */
async function pressHome(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link').first().press('Enter');
}

async function comeFromSecondToFirst(page: Page): Promise<void> {
  await page.goto('/?page=2');
  await atRest(page);
  await pressHome(page);
  await expect(page.getByText(/\| Trang 1\//)).toBeAttached();
  await expect(page).toHaveURL('/');
}

test.describe('a page that was loaded anew and that nobody has touched', { tag: '@phone' }, () => {
  test('is left by Back', async ({ page }) => {
    const hotel = await newHotel();
    await page.goto('/');
    await atRest(page);
    await page.getByRole('article').first().getByRole('heading').getByRole('link').press('Enter');
    await expect(heading(page, HOME)).toBeHidden();
    await page.goto(`/hotels/${hotel.id}`);
    await atRest(page);
    await pressHome(page);
    await expect(heading(page, HOME)).toBeVisible();
    await page.reload();
    await atRest(page);
    await page.goBack();
    await expect(heading(page, hotel.name)).toBeVisible();
    await page.reload();
    await atRest(page);
    await page.goForward();
    await expect(heading(page, HOME)).toBeVisible();
  });

  test('goes back to its other hotels', async ({ page }) => {
    await comeFromSecondToFirst(page);
    const part = await builtFile(HOTELS);
    const asked: string[] = [];
    await page.reload();
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await atRest(page);
    expect(asked, 'nobody has come to them').not.toContain(part);
    await page.goBack();
    await expect(page.getByText(/\| Trang 2\//)).toBeAttached();
    await expect(page.getByRole('article')).toHaveCount(10);
  });
});

test.describe('while the program of a part below never arrives', { tag: '@phone' }, () => {
  test('Back and a pressed link change the hotels for their waiting place', async ({ page }) => {
    await comeFromSecondToFirst(page);
    const release = await holdBack(page, HOTELS);
    await page.reload();
    await atRest(page);
    await expect(page.getByRole('article')).toHaveCount(10);
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(0);
    await pressHome(page);
    await expect(page).toHaveURL('/');
    await page.getByRole('link', { name: 'Yêu thích' }).press('Enter');
    await expect(heading(page, HOME)).toBeHidden();
    await page.goBack();
    await expect(heading(page, HOME)).toBeVisible();
    release();
    await expect(page.getByText(/\| Trang 1\//)).toBeAttached();
  });

  for (const part of [HOTELS, DETAILS, FOOTER]) {
    test(`other pages are come to and left (${part})`, async ({ page }) => {
      const hotel = await newHotel();
      await holdBack(page, part);
      await openHotel(page, hotel);
      await isTakenOver(page);
      await pressHome(page);
      await expect(heading(page, HOME)).toBeVisible();
      await page.goBack();
      await expect(heading(page, hotel.name)).toBeVisible();
      await page.reload();
      await isTakenOver(page);
      await page.goForward();
      await expect(heading(page, HOME)).toBeVisible();
    });
  }

  test("a hotel's address leads to where it stands", async ({ page }) => {
    const hotel = await newHotel();
    const release = await holdBack(page, DETAILS);
    await openHotel(page, hotel);
    await isTakenOver(page);
    const place = page.getByRole('region', { name: 'Vị trí' });
    await page.getByRole('banner').getByRole('link').first().focus();
    await page.locator('a[href="#location"]').press('Enter');
    await expect(page).toHaveURL(/#location$/);
    await expect(place).toBeInViewport();
    await page.getByRole('tab', { name: 'Tiện nghi' }).click();
    await expect(page).toHaveURL(/tab=amenities/);
    await expect(place).toHaveCount(0);
    release();
    await expect(place).toBeVisible();
    await expect(page.getByRole('tabpanel')).toContainText('Tiện nghi của khách sạn');
  });
});

test.describe('a session that ended meanwhile', () => {
  test.use({ expectedInConsole: /status of 401/ });

  for (const path of ['/', '/hotels']) {
    test(`leads from ${path} to the login, untouched`, async ({ page }) => {
      const account = await newTraveller();
      // The page after the login asks for them too.
      const asked = page.waitForResponse('**/api/customer/favourites');
      await logInOn(page, account);
      await asked;
      await page.route('**/api/customer/favourites', async (route) => {
        await endSessions(account);
        await route.continue();
      });
      await page.goto(path);
      await expect(heading(page, 'Đăng nhập')).toBeVisible();
    });
  }
});
