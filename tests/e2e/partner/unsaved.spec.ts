import type { Locator, Page } from '@playwright/test';
import { bookedIn, newHouse } from '../../support/partnerBookings';
import { checkA11y, expect, test } from '../../support/browser/story';
import { signInAsPartner } from './partnerSteps';

/** How each drawer with a form is opened, and a field in which something is written there. */
const drawers: [string, (page: Page, bookingId: string) => Promise<Locator>][] = [
  [
    'a new booking',
    async (page) => {
      await page.goto('/partner/bookings');
      await page.getByRole('button', { name: 'New booking' }).click();
      return page.getByRole('textbox', { name: 'Guest name' });
    },
  ],
  [
    'guests beside their booking',
    async (page, bookingId) => {
      await page.goto(`/partner/bookings?booking=${bookingId}`);
      await page.getByRole('button', { name: 'Guests and requests' }).click();
      return page.getByRole('textbox', { name: /^Guest who arrives/ });
    },
  ],
  [
    'a season',
    async (page) => {
      await page.goto('/partner/prices');
      await page.getByRole('button', { name: 'Add a season' }).click();
      return page.getByRole('textbox', { name: 'Name' });
    },
  ],
];

for (const [name, open] of drawers) {
  test(`what is written in the drawer of ${name} goes only when that is meant`, async ({
    page,
  }) => {
    const house = await newHouse({ rooms: [{ price: 600_000 }] });
    const id = await bookedIn(house, { days: 1 });
    await signInAsPartner(page, house.partner);
    const field = await open(page, id);
    const question = page.getByRole('alertdialog', { name: 'Close without saving?' });
    // Nothing is lost yet.
    await expect(field).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    await expect(question).toBeHidden();

    const again = await open(page, id);
    await again.fill('Trần Văn Bình');
    await page.keyboard.press('Escape');
    await expect(question).toBeVisible();
    await checkA11y(page);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(again).toHaveValue('Trần Văn Bình');
    await expect(again).toBeFocused();
    // Beside the drawer.
    await page.mouse.click(20, 400);
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(again).toHaveValue('Trần Văn Bình');
    await page.goBack();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(again).toHaveValue('Trần Văn Bình');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(again).toBeHidden();
    await expect(question).toBeHidden();
  });
}

test('Escape closes what stands over a drawer, and not the drawer', async ({ page }) => {
  const house = await newHouse({ rooms: [{ price: 600_000 }] });
  const id = await bookedIn(house, { days: 1 });
  await signInAsPartner(page, house.partner);
  await page.goto(`/partner/bookings?booking=${id}`);
  const drawer = page.getByRole('dialog', { name: `Booking ${id}` });
  await drawer.getByRole('button', { name: 'Cancel booking' }).click();
  const over = page.getByRole('alertdialog');
  await expect(over).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(over).toBeHidden();
  await expect(drawer.getByRole('button', { name: 'Cancel booking' })).toBeFocused();
});
