import { act, bookedIn, newHouse } from '../../support/partnerBookings';
import { checkA11y, expect, test } from '../../support/browser/story';
import { cell, grid, openCalendar } from './calendarSteps';

test('a stay moves by keys and by mouse, is made longer after a question, and is pinned', async ({
  page,
}) => {
  const house = await newHouse({ rooms: [{ price: 600_000 }, { price: 600_000 }] });
  await bookedIn(house, { days: 1, room: 0, nights: 2 });
  await openCalendar(page, house, '&days=14');
  const inRoom = (number: number) => cell(page, new RegExp(`room ${number}, . nights from`));
  await inRoom(101).click();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(/to room 102, .* Enter saves/)).toBeVisible();
  await checkA11y(page);
  await page.keyboard.press('Escape');
  await expect(inRoom(101)).toBeFocused();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const save = page.getByRole('alertdialog', { name: 'Change this stay?' });
  await expect(save).toContainText('Room 102');
  await save.getByRole('button', { name: 'Save' }).click();
  await expect(save).toHaveCount(0);
  await expect(inRoom(102)).toBeFocused();

  const box = (await inRoom(102).boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const row = (await grid(page).getByRole('row', { name: /^101/ }).boundingBox())!;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 10);
  await page.mouse.move(x, row.y + row.height / 2);
  await page.mouse.up();
  await expect(save).toContainText('Room 101');
  await save.getByRole('button', { name: 'Cancel' }).click();
  await expect(inRoom(102), 'what is not saved goes back').toBeVisible();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 10);
  await page.mouse.move(x, row.y + row.height / 2);
  await page.mouse.up();
  await save.getByRole('button', { name: 'Save' }).click();
  await expect(save).toHaveCount(0);
  await expect(inRoom(102)).toHaveCount(0);

  await inRoom(101).click();
  await page.keyboard.press('e');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(save).toContainText('2 nights → 3 nights');
  await expect(save).toContainText('₫1,320,000 → ₫1,980,000');
  await expect(save).toContainText('The guest is told by e-mail.');
  await checkA11y(page);
  await save.getByRole('button', { name: 'Save' }).click();
  await expect(cell(page, /room 101, 3 nights from .*₫1,980,000 due/)).toBeVisible();

  // Its right edge, on the day of departure of which the rest is free.
  const wide = (await inRoom(101).boundingBox())!;
  const [edge, middle] = [wide.x + wide.width - 3, wide.y + wide.height / 2];
  await page.mouse.move(edge, middle);
  await page.mouse.down();
  await page.mouse.move(edge + 10, middle);
  await page.mouse.move(edge + wide.width / 3, middle);
  await page.mouse.up();
  await expect(save).toContainText('3 nights → 4 nights');
  await save.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Pin to this room' }).click();
  await expect(cell(page, /room 101, 3 nights from .*pinned to the room/)).toBeVisible();
});

test('buttons give the focus back to the stay, Tab leaves one that is lifted, other days have other cells', async ({
  page,
}) => {
  const house = await newHouse({ rooms: [{ price: 600_000 }, { price: 600_000 }] });
  await bookedIn(house, { days: 1, room: 0, nights: 2 });
  await openCalendar(page, house, '&days=14');
  const stay = cell(page, /room 101, 2 nights from/);
  await stay.click();
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(stay).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(/to room 102, .* Enter saves/)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Give up' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(stay).toBeFocused();
  await page.getByRole('button', { name: 'Pin to this room' }).click();
  await expect(page.getByRole('button', { name: 'Unpin' })).toBeVisible();
  await expect(stay).toBeFocused();
  await expect(page).toHaveURL(/cell=101/);
  await page.getByRole('button', { name: 'Later days' }).click();
  await expect(page).toHaveURL(/from=(?!.*cell=)/);
});

test.describe('with a refusal', () => {
  test.use({ expectedInConsole: /status of 409/ });

  test('a move is undone and made again by keys; a change in between is not undone', async ({
    page,
  }) => {
    const house = await newHouse({ rooms: [{ price: 600_000 }, { price: 600_000 }] });
    const bookingId = await bookedIn(house, { days: 1, room: 0, nights: 2 });
    await openCalendar(page, house, '&days=14');
    const inRoom = (number: number) => cell(page, new RegExp(`room ${number}, 2 nights from`));
    const save = page.getByRole('alertdialog', { name: 'Change this stay?' });
    const saved = async (number: number) => {
      await expect(save).toContainText(`Room ${number}`);
      await page.keyboard.press('Tab');
      await expect(save.getByRole('button', { name: 'Save' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(save).toHaveCount(0);
    };
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    const redo = page.getByRole('button', { name: 'Redo', exact: true });
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
    await expect(undo).toHaveAccessibleDescription('Nothing has been changed here yet.');
    await inRoom(101).click();
    await page.keyboard.press('m');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await saved(102);
    await expect(inRoom(102)).toBeFocused();
    await expect(undo).toHaveAttribute('aria-disabled', 'false');
    await checkA11y(page);

    await page.keyboard.press('Control+z');
    await expect(inRoom(101)).toBeVisible();
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
    await expect(redo).toHaveAttribute('aria-disabled', 'false');
    await page.keyboard.press('Control+Shift+Z');
    await saved(102);
    await expect(inRoom(102)).toBeVisible();
    await expect(redo).toHaveAttribute('aria-disabled', 'true');

    const pinned = { version: 4, totalPrice: 1_200_000, lines: [{ position: 0, pinned: true }] };
    const { status } = await act(house.partner.token, bookingId, 'change', { body: pinned });
    expect(status).toBe(200);
    await undo.click();
    await expect(page.getByText('This stay has been changed since')).toBeVisible();
    await expect(inRoom(102), 'nothing is done').toBeVisible();
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
  });
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('a stay that is held is lifted and carried; a plain drag scrolls', async ({ page }) => {
    const house = await newHouse({ rooms: [{ price: 600_000 }, { price: 600_000 }] });
    await bookedIn(house, { days: 1, room: 0, nights: 2 });
    await openCalendar(page, house);
    const stay = cell(page, /room 101, 2 nights from/);
    const session = await page.context().newCDPSession(page);
    // With a second between them: a finger that is let go in mid-move would leave the page moving.
    let seconds = Date.now() / 1000 - 10;
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      at?: { x: number; y: number },
    ) => {
      seconds += 1;
      const touchPoints = at ? [at] : [];
      return session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: seconds });
    };
    const middleOf = async (one: typeof stay) => {
      await one.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await one.boundingBox())!;
      return { x: x + width / 2, y: y + height / 2 };
    };
    const begun = await middleOf(stay);
    const before = (await stay.boundingBox())!;
    const lifted = page.getByRole('group', { name: 'Where to' });
    await touch('touchStart', begun);
    await touch('touchMove', { ...begun, y: begun.y - 40 });
    await touch('touchEnd');
    await expect(async () => {
      expect((await stay.boundingBox())!.y).toBeLessThan(before.y - 10);
    }).toPass();
    await expect(lifted).toHaveCount(0);

    const { x, y } = await middleOf(stay);
    await touch('touchStart', { x, y });
    await expect(lifted).toBeVisible();
    // The bar above the rooms has other buttons now.
    const row = (await grid(page).getByRole('row', { name: /^102/ }).boundingBox())!;
    await touch('touchMove', { x, y: row.y + row.height / 2 });
    await expect(page.getByText(/to room 102, /)).toBeVisible();
    await expect(page.getByText(/Enter saves/)).toHaveCount(0);
    await touch('touchEnd');
    const save = page.getByRole('alertdialog', { name: 'Change this stay?' });
    await save.getByRole('button', { name: 'Save' }).click();
    await expect(cell(page, /room 102, 2 nights from/)).toBeVisible();
  });
});
