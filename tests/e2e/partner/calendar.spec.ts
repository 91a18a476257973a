import { addDays, vietnamToday } from '../../../domain/stays/stay';
import { bookedIn, newHouse } from '../../support/partnerBookings';
import { checkA11y, expect, test } from '../../support/browser/story';
import { cell, grid, openCalendar } from './calendarSteps';

const today = () => vietnamToday(new Date());

test('a guest is found, checked in and read about by keyboard alone', async ({ page }) => {
  const house = await newHouse({ rooms: [{ price: 600_000 }, { price: 700_000 }] });
  await bookedIn(house, { days: 0, room: 0, nights: 2 });
  await openCalendar(page, house, '&days=14');
  await checkA11y(page);
  await page.keyboard.press('/');
  await page.keyboard.type('nguyen');
  await page.keyboard.press('Enter');
  const stay = cell(page, /room 101, 2 nights from/);
  await expect(stay).toBeFocused();
  await expect(stay).toHaveAttribute('aria-colspan', '2');
  await page.keyboard.press('i');
  await expect(cell(page, /room 101, 2 nights from .*, Checked in, ₫1,320,000 due/)).toBeFocused();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: /^Booking ND-/ });
  await expect(drawer).toBeVisible();
  await expect(page).toHaveURL(/booking=ND-/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(stay, 'the focus is where it was').toBeFocused();
  await expect(page, 'the address says where').toHaveURL(
    new RegExp(`cell=101%2F${today()}(?!.*booking)`),
  );
  await page.reload();
  await expect(stay).toBeFocused();

  await page.keyboard.press('ArrowRight');
  await expect(grid(page).locator(':focus')).toHaveAttribute('aria-colindex', '5');
  await page.keyboard.press('ArrowLeft');
  await expect(stay).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: /keys/i })).toContainText(
    'New stay of the selection',
  );
  await checkA11y(page);
});

test('days of a room become a stay, and others are closed and opened again', async ({ page }) => {
  const house = await newHouse({ rooms: [{ price: 600_000 }, { price: 700_000 }] });
  const from = addDays(today(), 2);
  await openCalendar(page, house, `&days=14&from=${from}`);
  const free = (row: RegExp, column: number) =>
    grid(page).getByRole('row', { name: row }).getByRole('gridcell').nth(column);
  await free(/^102/, 0).click();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByText('1 room, 3 nights selected')).toBeVisible();
  await page.keyboard.press('n');
  const drawer = page.getByRole('dialog', { name: 'New booking' });
  await expect(drawer.getByRole('spinbutton', { name: 'Nights' })).toHaveValue('3');
  await expect(drawer.getByText(/^102 ·/)).toBeVisible();
  await drawer.getByRole('textbox', { name: 'Guest name' }).fill('Trần Văn Bình');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /^Booking ND-/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cell(page, /^Trần Văn Bình, room 102, 3 nights/)).toBeVisible();

  await free(/^101/, 1).click();
  await page.getByRole('button', { name: 'Close days' }).click();
  const closing = page.getByRole('dialog', { name: 'Close rooms' });
  await closing.getByRole('textbox', { name: 'Reason' }).fill('Sơn lại tường');
  await checkA11y(page);
  await page.keyboard.press('Enter');
  const closed = cell(page, /^Closed: Sơn lại tường$/);
  await expect(closed).toBeVisible();
  await closed.click();
  await page.getByRole('button', { name: 'Open again', exact: true }).click();
  await expect(closed).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(closed).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(closed).toHaveCount(0);
  await page.keyboard.press('Control+Shift+Z');
  await expect(closed).toBeVisible();
});

test('a price is typed over nights of a type; days, their number and the face are in the address', async ({
  page,
}) => {
  const house = await newHouse({ rooms: [{ price: 600_000 }] });
  await openCalendar(page, house);
  await page.getByRole('button', { name: 'Later days' }).click();
  await expect(page).toHaveURL(new RegExp(`from=${addDays(today(), 29)}`));
  await page.getByRole('radiogroup', { name: 'What is shown' }).getByText('Prices').click();
  await expect(page).toHaveURL(/view=rates/);
  const prices = page.getByRole('grid', { name: 'Prices by day' });
  const first = prices.getByRole('gridcell').first();
  await first.click();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.type('650000');
  await expect(page.locator('input:focus')).toHaveValue('650000');
  await page.keyboard.press('Enter');
  const byHand = prices.getByRole('gridcell', { name: /₫650,000, set by hand/ });
  await expect(byHand).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(byHand).toHaveCount(0);
  await expect(first).toHaveAccessibleName(/₫600,000(?!, set by hand)/);
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(byHand).toHaveCount(2);
  await page.reload();
  await expect(prices.getByRole('gridcell', { name: /₫650,000, set by hand/ })).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'As a list' })).toHaveAttribute(
    'href',
    new RegExp(`from=${addDays(today(), 29)}&to=${addDays(today(), 58)}`),
  );
  await checkA11y(page);
});

test('on a phone a stay is pressed, and its booking opened', async ({ page }) => {
  const house = await newHouse({ rooms: [{ price: 600_000 }] });
  await bookedIn(house, { days: 1, room: 0, nights: 2 });
  await page.setViewportSize({ width: 360, height: 740 });
  await openCalendar(page, house);
  await cell(page, /room 101, 2 nights from/).click();
  await page.getByRole('button', { name: 'Open booking' }).click();
  await expect(page.getByRole('dialog', { name: /^Booking ND-/ })).toBeVisible();
  await checkA11y(page);
});
