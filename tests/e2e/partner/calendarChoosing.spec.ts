import { bookedIn, newHouse } from '../../support/partnerBookings';
import { checkA11y, expect, test } from '../../support/browser/story';
import { cell, openCalendar } from './calendarSteps';

test('several stays are chosen by mouse and by key, pinned, and arrive together', async ({
  page,
}) => {
  const rooms = [{ price: 600_000 }, { price: 600_000 }, { price: 600_000 }];
  const house = await newHouse({ rooms });
  for (const room of [0, 1, 2]) await bookedIn(house, { days: 0, room, nights: 2 });
  await openCalendar(page, house, '&days=14');
  const stay = (room: number, more = '') =>
    cell(page, new RegExp(`room ${room}, 2 nights from .*${more}`));
  await stay(101).click();
  await stay(102).click({ modifiers: ['Control'] });
  await expect(page.getByText(/^2 stays chosen: /)).toBeVisible();
  await expect(stay(101)).toHaveAttribute('aria-selected', 'true');
  for (const key of ['ArrowDown', 'ArrowDown', 'Control+Space']) await page.keyboard.press(key);
  await expect(page.getByText(/^3 stays chosen: /)).toBeVisible();
  await expect(stay(103), 'the focus stays').toBeFocused();
  await page.keyboard.press('Control+Space');
  await expect(page.getByText(/^2 stays chosen: /)).toBeVisible();
  await page.keyboard.press('p');
  for (const room of [101, 102]) await expect(stay(room, 'pinned to the room')).toBeVisible();
  await expect(stay(103, 'pinned to the room')).toHaveCount(0);
  await checkA11y(page);
  await page.getByRole('button', { name: 'Check in' }).click();
  for (const room of [101, 102]) await expect(stay(room, 'Checked in')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/stays chosen/)).toHaveCount(0);
});
