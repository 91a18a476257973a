import type { Page } from '@playwright/test';
import { newPartner } from '../../support/accounts';
import { newHotel } from '../../support/hotels';
import { sharedServer } from '../../support/server/serverControl';
import { expect, test } from '../../support/browser/story';
import {
  choosePictures,
  fillHotelForm,
  fillPartnerLogin,
  signInAsPartner,
  toast,
} from './partnerSteps';
import { heading } from '../steps';

test.use({ expectedInConsole: /status of 401/ });

/**
 * While something is sent there, it is as after signing out everywhere: the server takes the token no longer. Before
 * that the page would learn of it from its stream.
 */
async function endSessionsOnceSent(
  page: Page,
  { to, email }: { to: string; email: string },
): Promise<void> {
  const end = 'update users set token_version = token_version + 1 where email_key = $1';
  let isOver = false;
  await page.route(to, async (route) => {
    if (!isOver && route.request().method() === 'POST') {
      isOver = true;
      await sharedServer().sql(end, [email]);
    }
    await route.continue();
  });
}

const waiting = (page: Page) => page.getByRole('list', { name: 'Images on their way' });

async function picturesOf(hotelName: string): Promise<number[]> {
  const rows = await sharedServer().sql<{ pictures: number }>(
    `select (select count(*)::int from hotel_images i where i.hotel_id = h.id) as pictures
     from hotels h where h.name = $1`,
    [hotelName],
  );
  return rows.map(({ pictures }) => pictures);
}

test('a new hotel’s words and pictures outlive the session', async ({ page }) => {
  const partner = await newPartner();
  const name = `Nhà bên hồ ${partner.email}`;
  await signInAsPartner(page, partner);
  await page.goto('/partner/hotel-management/create-hotel');
  await fillHotelForm(page, name);
  await choosePictures(page, ['front.jpg', 'yard.png']);
  await endSessionsOnceSent(page, { to: '**/api/partner/hotels/create', ...partner });
  await page.getByRole('button', { name: 'Create Hotel' }).click();

  await expect(heading(page, 'Partner login')).toBeVisible();
  await fillPartnerLogin(page, partner);
  await expect(heading(page, /Hotel/)).toBeVisible();
  await expect(page.getByText('Your unsaved changes are back')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Hotel name' })).toHaveValue(name);
  await expect(waiting(page)).toContainText('front.jpg');
  await expect(waiting(page)).toContainText('yard.png');

  await page.getByRole('button', { name: 'Create Hotel' }).click();
  await expect(toast(page, 'Hotel created successfully!')).toBeVisible();
  expect(await picturesOf(name)).toEqual([2]);
});

test('a picture for a hotel that is there is sent after the next login', async ({ page }) => {
  const partner = await newPartner();
  const hotel = await newHotel({ owner: partner.email });
  const [before] = await picturesOf(hotel.name);
  await signInAsPartner(page, partner);
  await page.goto(`/partner/hotel-management/edit/${hotel.id}`);
  await page.getByRole('textbox', { name: 'Description' }).fill('Có vườn.');
  await endSessionsOnceSent(page, { to: '**/images', ...partner });
  await choosePictures(page, ['yard.png']);

  await expect(heading(page, 'Partner login')).toBeVisible();
  await fillPartnerLogin(page, partner);
  await expect(heading(page, /Edit/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Có vườn.');
  await expect.poll(() => picturesOf(hotel.name)).toEqual([before! + 1]);
  await expect(waiting(page)).toHaveCount(0);
});
