import { newPartner } from '../../support/accounts';
import { newHotel } from '../../support/hotels';
import { checkA11y, expect, test } from '../../support/browser/story';
import { heading } from '../steps';
import { signInAsPartner } from '../partner/partnerSteps';

test('a partner lets a discount apply by itself, and every card shows it', async ({ page }) => {
  const partner = await newPartner();
  const hotel = await newHotel({ owner: partner.email, rooms: [{ price: 500_000 }] });
  await signInAsPartner(page, partner);
  await page.goto('/partner/discount-management/create');
  await page.getByRole('textbox', { name: 'Code' }).fill('TUDONG');
  const percent = page.getByRole('spinbutton', { name: 'Percentage' });
  await percent.fill('100');
  await page.getByRole('textbox', { name: 'Start date' }).fill('2026-01-01T00:00');
  await page.getByRole('textbox', { name: 'Expiration date' }).fill('2036-01-01T00:00');
  const automatic = page.getByRole('checkbox', { name: 'Apply automatically' });
  await automatic.check();
  const create = page.getByRole('button', { name: 'Create Discount' });
  await create.click();
  await expect(automatic).toHaveAccessibleDescription(/Only a percentage from 1 to 99/);
  await checkA11y(page);
  await percent.fill('20');
  await create.click();
  await expect(page.getByText('Discount created successfully! Redirecting...')).toBeVisible();
  await expect(page.getByRole('row', { name: /TUDONG/ })).toContainText('Automatically');

  await page.goto(`/hotels?text=${encodeURIComponent(hotel.name)}`);
  const card = page.getByRole('article').filter({ hasText: hotel.name });
  await expect(card).toContainText('-20%');
  await expect(card).toContainText(/Giá gốc 500\.000\s₫400\.000\s₫/);
  await card.getByRole('link', { name: hotel.name, exact: true }).click();
  await expect(heading(page, hotel.name)).toBeVisible();
});
