import { bookedIn, newHouse } from '../../support/partnerBookings';
import { expect, test } from '../../support/browser/story';

test('bookings are printed without what only a screen can do', async ({ page }) => {
  const house = await newHouse({ rooms: [{ price: 500_000 }] });
  const booking = await bookedIn(house, { days: 3 });
  await page.addInitScript((jwt) => localStorage.setItem('jwt', jwt), house.partner.token);
  await page.goto('/partner/bookings');
  const row = page.getByRole('row', { name: new RegExp(booking) });
  await expect(row).toBeVisible();
  const controls = [
    page.getByRole('button', { name: 'Toggle sidebar' }),
    page.getByRole('link', { name: 'Discounts' }),
    page.getByRole('navigation', { name: 'Pages' }),
    page.getByRole('button', { name: 'New booking' }),
  ];
  for (const control of controls) await expect(control).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(row).toBeVisible();
  for (const control of controls) await expect(control).toBeHidden();
});
