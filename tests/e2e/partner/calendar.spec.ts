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
  await drawer.getByRole('button', { name: 'Book', exact: true }).click();
  const booking = page.getByRole('dialog', { name: /^Booking ND-/ });
  await expect(booking.getByText('Trần Văn Bình').first()).toBeVisible();
  await expect(drawer).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(cell(page, /^Trần Văn Bình, room 102, 3 nights/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Nothing is open that it could close.
  await page.keyboard.press('Escape');

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
  const first = prices.getByRole('gridcell', { name: /₫600,000/ }).first();
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
    new RegExp(`from=${addDays(today(), 29)}&to=${addDays(today(), 58)}&by=nights`),
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

test('only a type and a guest are shown, as the address says; nobody of that name is said so', async ({
  page,
}) => {
  const house = await newHouse({ rooms: [{ price: 600_000 }, { price: 700_000 }] });
  await bookedIn(house, { days: 1, room: 1, nights: 2 });
  await openCalendar(page, house, '&days=14');
  const rooms = grid(page).getByRole('rowheader');
  await expect(rooms).toHaveCount(4);
  await page.keyboard.press('/');
  await page.keyboard.type('nguyen');
  await expect(rooms).toHaveCount(2);
  await expect(page).toHaveURL(/[?&]q=nguyen/);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Find a guest' })).toHaveValue('nguyen');
  await expect(rooms).toHaveCount(2);
  // Who is found stands among all rooms again, to go to any of them.
  await page.getByRole('searchbox', { name: 'Find a guest' }).press('Enter');
  await expect(rooms).toHaveCount(4);
  await expect(cell(page, /room 102, 2 nights from/)).toBeFocused();
  await page.getByRole('searchbox', { name: 'Find a guest' }).fill('nobody');
  await expect(page.getByText('Nobody called “nobody” in these days.')).toBeVisible();
  await checkA11y(page);
  await page.getByRole('button', { name: 'Show all rooms' }).click();
  await expect(rooms).toHaveCount(4);
  await expect(grid(page).locator(':focus'), 'the focus is in the grid').toHaveCount(1);
  const types = page.getByRole('combobox', { name: 'Room type' });
  await types.press('ArrowDown');
  await types.press('ArrowDown');
  await types.press('Enter');
  await expect(rooms).toHaveCount(2);
  await expect(page).toHaveURL(/[?&]type=\d+/);
});

test('each rule of a type has a row, a key and a button, and is taken back', async ({ page }) => {
  const house = await newHouse({ rooms: [{ price: 600_000 }] });
  await openCalendar(page, house, '&days=14');
  await page.getByRole('radiogroup', { name: 'What is shown' }).getByText('Prices').click();
  const prices = page.getByRole('grid', { name: 'Prices by day' });
  const nights = (row: RegExp) => prices.getByRole('row', { name: row }).getByRole('gridcell');
  await nights(/Minimum stay/)
    .nth(2)
    .click();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  const three = prices.getByRole('gridcell', { name: /: arrivals stay at least 3 nights$/ });
  await expect(three).toHaveCount(2);
  await expect(nights(/Minimum stay/).nth(3), 'the focus is back').toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('a');
  const shut = prices.getByRole('gridcell', { name: /: no arrivals, departures allowed$/ });
  await expect(shut).toHaveCount(1);
  await page.getByRole('button', { name: 'Stop selling' }).click();
  await expect(prices.getByRole('gridcell', { name: /: closed, 1 of 1 rooms left$/ })).toHaveCount(
    1,
  );
  await checkA11y(page);
  await page.keyboard.press('Control+z');
  await expect(prices.getByRole('gridcell', { name: /: closed/ })).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(shut).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(three).toHaveCount(0);
  await page.keyboard.press('Control+Shift+Z');
  await expect(three).toHaveCount(2);
});
