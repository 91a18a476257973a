import { bookedIn, newHouse } from '../../support/partnerBookings';
import { checkA11y, expect, test } from '../../support/browser/story';
import { cell, grid, openCalendar } from './calendarSteps';

test('a stay put down on another swaps rooms with it, and back', async ({ page }) => {
  const house = await newHouse({ rooms: [{ price: 600_000 }, { price: 600_000 }] });
  const days = { days: 1 };
  await bookedIn(house, { ...days, room: 0, nights: 2 });
  await bookedIn(house, { ...days, room: 1, nights: 3 });
  await openCalendar(page, house, '&days=14');
  const stay = (number: number, nights: number) =>
    cell(page, new RegExp(`room ${number}, ${nights} nights from`));
  await stay(101, 2).click();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Swap the rooms of both stays?' });
  await expect(question).toContainText('Room 102');
  await expect(question).toContainText('Room 101');
  await checkA11y(page);
  await question.getByRole('button', { name: 'Swap' }).click();
  await expect(stay(102, 2)).toBeVisible();
  await expect(stay(101, 3)).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(stay(101, 2)).toBeVisible();
  await expect(stay(102, 3)).toBeVisible();
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await question.getByRole('button', { name: 'Swap' }).click();
  await expect(stay(102, 2)).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(stay(101, 2)).toBeVisible();
});

test('a key opens the swap of rooms beside the calendar; it is taken back and made again', async ({
  page,
}) => {
  const house = await newHouse({ rooms: [{ price: 600_000 }, { price: 600_000 }] });
  await bookedIn(house, { days: 1, room: 0, nights: 2 });
  await bookedIn(house, { days: 1, room: 1, nights: 3 });
  await openCalendar(page, house, '&days=14');
  const stay = (room: number, nights: number) =>
    cell(page, new RegExp(`room ${room}, ${nights} nights from`));
  await stay(101, 2).click();
  await page.keyboard.press('x');
  const drawer = page.getByRole('dialog', { name: /^Swap the room of/ });
  const other = drawer.getByRole('combobox', { name: 'With the room of' });
  await other.click();
  // By key: the list moves as long as the drawer slides in.
  await expect(page.getByTitle(/^102 · /)).toBeVisible();
  await other.press('Enter');
  const sides = drawer.getByRole('group', { name: /^What it does for/ });
  await expect(sides).toHaveCount(2);
  await expect(
    sides
      .first()
      .getByText(/room 101 → 102/)
      .first(),
  ).toBeVisible();
  await drawer.getByRole('button', { name: 'Swap the rooms' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(stay(102, 2)).toBeVisible();
  await expect(grid(page).locator(':focus'), 'the focus is in the grid').toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(stay(101, 2)).toBeVisible();
  await page.keyboard.press('Control+Shift+Z');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Swap' }).click();
  await expect(stay(102, 2)).toBeVisible();
});
