import { addDays, vietnamToday } from '../../../domain/stays/stay';
import { checkA11y, expect, test } from '../../support/browser/story';
import { bookedIn, newHouse } from '../../support/partnerBookings';
import { logInAsPartner } from './partnerSteps';

test('an owner looks at the days to come, by arrows and by the strip of nights', async ({
  page,
}) => {
  const house = await newHouse({ rooms: [{ price: 500_000 }, { price: 500_000 }] });
  await bookedIn(house, { room: 0, days: 2, nights: 2 });
  await logInAsPartner(page, house.partner);
  const days = page.getByRole('group', { name: 'Day' });
  await expect(page.getByRole('heading', { name: 'Arrivals today 0' })).toBeVisible();
  await days.getByRole('button', { name: 'The day after' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Arrivals 0' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Arrivals 1' })).toBeVisible();
  await expect(page.getByRole('region', { name: /^Arrivals/ })).toContainText('Nguyễn Lan');
  await checkA11y(page);

  const leaving = addDays(vietnamToday(new Date()), 4);
  const strip = page.getByRole('region', { name: 'Occupancy' });
  await expect(strip.getByRole('link', { name: /1 of 2 rooms sold/ })).toHaveCount(2);
  await strip.getByRole('link').nth(4).click();
  await expect(page).toHaveURL(new RegExp(`day=${leaving}`));
  await expect(page.getByRole('heading', { name: 'Departures 1' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Arrivals 1' })).toBeVisible();
  await days.getByRole('button', { name: 'Today' }).click();
  await expect(page.getByRole('heading', { name: 'Arrivals today 0' })).toBeVisible();
  await expect(page).toHaveURL('/partner/dashboard');
});
