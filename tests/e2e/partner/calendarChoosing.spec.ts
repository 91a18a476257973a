import { bookedIn, newHouse } from '../../support/partnerBookings';
import { checkA11y, expect, test } from '../../support/browser/story';
import { priceByNights } from '../../support/typePrices';
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

test('a row of stays is moved together by keys and by the mouse, and taken back by one undo', async ({
  page,
}) => {
  const house = await newHouse({ rooms: Array.from({ length: 4 }, () => ({ price: 600_000 })) });
  await priceByNights(house.hotel, house.hotel.rooms, {});
  for (const room of [0, 1]) await bookedIn(house, { days: 1, room, nights: 2 });
  await openCalendar(page, house, '&days=14');
  const stay = (room: number) => cell(page, new RegExp(`room ${room}, 2 nights from`));
  const lie = async (...rooms: number[]) => {
    for (const room of rooms) await expect(stay(room)).toBeVisible();
    await expect(cell(page, /room \d+, 2 nights from/)).toHaveCount(rooms.length);
  };
  await stay(101).click();
  await stay(102).click({ modifiers: ['Control'] });
  // Each takes a room that the other leaves, or a free one.
  for (const key of ['m', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByText('2 bookings have been changed.').first()).toBeVisible();
  await lie(102, 103);
  await expect(page.getByText(/stays chosen/)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(page.getByText('All 2 bookings are as they were.').first()).toBeVisible();
  await lie(101, 102);
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await lie(102, 103);

  await stay(102).click();
  await stay(103).click({ modifiers: ['Control'] });
  await stay(103).hover();
  await page.mouse.down();
  const target = await stay(102).boundingBox();
  const column = target!.width / 2;
  await page.mouse.move(target!.x + target!.width / 2 + column, target!.y + target!.height / 2, {
    steps: 4,
  });
  await page.mouse.up();
  // Other days: both guests would be told.
  const question = page.getByRole('alertdialog', { name: 'Change these stays?' });
  await expect(question.getByText('The guest is told by e-mail.')).toHaveCount(2);
  await checkA11y(page);
  await question.getByRole('button', { name: 'Save' }).click();
  await lie(101, 102);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await lie(102, 103);
});

test('what cannot move together stays where it is, and says which room is in the way', async ({
  page,
}) => {
  const house = await newHouse({ rooms: Array.from({ length: 4 }, () => ({ price: 600_000 })) });
  for (const room of [0, 1, 2]) await bookedIn(house, { days: 1, room, nights: 2 });
  await openCalendar(page, house, '&days=14');
  const stay = (room: number) => cell(page, new RegExp(`room ${room}, 2 nights from`));
  await stay(101).click();
  await stay(102).click({ modifiers: ['Control'] });
  for (const key of ['m', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByText(/^Somebody else has room 103 /).first()).toBeVisible();
  for (const room of [101, 102, 103]) await expect(stay(room)).toBeVisible();
});
