import type { Locator, Page } from '@playwright/test';
import { vietnamToday } from '../../../../domain/stays/stay';
import { nextTet } from '../../../../domain/stays/tet';
import { checkA11y, expect, test } from '../../../support/browser/story';
import { fillHotelForm, logInAsPartner, toast } from '../partnerSteps';
import { heading } from '../../steps';
import {
  bar,
  bookAsTraveller,
  expectHouse,
  expectMails,
  grid,
  guestOf,
  newOwner,
  NUMBERS,
} from './daySteps';

const tet = nextTet(vietnamToday(new Date()), '2099-01-01')!;
/** Columns begin yesterday. */
const dayIn = (days: number) => days + 1;
const cell = (page: Page, room: number, column: number) =>
  grid(page)
    .getByRole('row', { name: new RegExp(`^${room}`) })
    .locator(`[aria-colindex="${column + 2}"]`);
const drawer = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();

test('an owner’s day by the mouse: from nothing to a house of eighty rooms with guests', async ({
  page,
  browser,
}) => {
  const { owner, hotelId } = await newOwner();
  const hoa = guestOf('hoa');
  const question = page.getByRole('alertdialog', { name: 'Change this stay?' });
  await logInAsPartner(page, owner);

  await test.step('the hotel, eighty rooms with weekend prices, Tết', async () => {
    await page.getByRole('link', { name: 'Complete your hotel' }).click();
    await fillHotelForm(page, 'Khách sạn Tám Mươi Phòng');
    await press(page, 'Update Hotel');
    await expect(toast(page, 'Hotel updated successfully!')).toBeVisible();
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await page.getByRole('link', { name: 'Add rooms' }).click();
    const form = drawer(page, 'New type and its rooms');
    await form.getByRole('textbox', { name: /^Name/ }).fill('Deluxe');
    await form.getByRole('combobox', { name: /^Category/ }).click();
    await page.getByTitle('Deluxe', { exact: true }).click();
    await form.getByRole('spinbutton', { name: /^Price per night/ }).fill('850000');
    await form.getByRole('textbox', { name: /^Room numbers/ }).fill(NUMBERS);
    await expect(form.getByText(/^80 rooms: 201, 202, .* and 68 more/)).toBeVisible();
    await form.getByText('Weekend and weekday prices').click();
    await form.getByRole('button', { name: 'Friday and Saturday +20 %' }).click();
    await form.getByRole('button', { name: 'Create type and rooms' }).click();
    await expect(toast(page, 'Deluxe was created with 80 rooms.')).toBeVisible();
    await drawer(page, 'Room types').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.getByRole('link', { name: 'Prices', exact: true }).click();
    await expect(
      page.getByRole('gridcell', { name: /Sat .*₫1,020,000, weekday price/ }).first(),
    ).toBeVisible();
    await press(page, `Add Tết ${tet.year}`);
    await page.getByRole('spinbutton', { name: /^Percent/ }).fill('40');
    await expect(page.getByText('₫850,000 → ₫1,190,000')).toBeVisible();
    await press(page, 'Save season');
    await expect(toast(page, `Tết ${tet.year} has been saved.`)).toBeVisible();
    await page.getByRole('link', { name: 'Hotels', exact: true }).click();
    await press(page, /^Publish /);
    await expect(page.getByText('Listed').first()).toBeVisible();
  });

  await test.step('a booking on the phone and a guest who walks in', async () => {
    await page.getByRole('link', { name: 'Calendar', exact: true }).click();
    await expect(heading(page, 'Calendar')).toBeVisible();
    await drag(page, cell(page, 203, dayIn(3)), cell(page, 203, dayIn(4)));
    await expect(page.getByText('1 room, 2 nights selected')).toBeVisible();
    await press(page, 'New stay');
    const desk = drawer(page, 'New booking');
    await desk.getByRole('textbox', { name: 'Guest name' }).fill('Nguyễn Thị Hoa');
    await expect(desk.getByText('Phone', { exact: true }).filter({ visible: true })).toHaveCount(1);
    await desk.getByText('Phone, e-mail, notes, another price').click();
    await desk.getByRole('textbox', { name: 'E-mail' }).fill(hoa);
    await desk.getByRole('button', { name: 'Book', exact: true }).click();
    await expect(toast(page, 'Nguyễn Thị Hoa is booked in 203.')).toBeVisible();
    await closed(page);
    await cell(page, 201, dayIn(0)).click();
    await press(page, 'New stay');
    await desk.getByRole('textbox', { name: 'Guest name' }).fill('Trần Văn Bình');
    await desk.getByRole('button', { name: 'Book', exact: true }).click();
    await expect(toast(page, 'Trần Văn Bình is checked in to 201.')).toBeVisible();
    await closed(page);
    await expect(bar(page, /^Trần Văn Bình, room 201, .*Checked in/)).toBeVisible();
    await checkA11y(page);
  });

  await test.step('one guest is moved, another stays longer, a floor is closed', async () => {
    await drag(page, bar(page, /^Trần Văn Bình, room 201/), cell(page, 202, dayIn(0)));
    await expect(bar(page, /^Trần Văn Bình, room 202/)).toBeVisible();
    // It stands there before it is saved, and one change is made after the other.
    await expect(toast(page, 'The stay of Trần Văn Bình has been changed.')).toBeVisible();
    await bar(page, /^Nguyễn Thị Hoa, room 203, 2 nights/).click();
    await press(page, 'Extend or shorten');
    await press(page, 'A day later');
    await press(page, 'Save');
    await expect(question).toContainText('2 nights → 3 nights');
    await expect(question).toContainText('The guest is told by e-mail.');
    await question.getByRole('button', { name: 'Save' }).click();
    await expect(bar(page, /^Nguyễn Thị Hoa, room 203, 3 nights/)).toBeVisible();

    await scrolledTo(page, 501);
    await cell(page, 501, dayIn(2)).click();
    await scrolledTo(page, 520);
    await cell(page, 520, dayIn(4)).click({ modifiers: ['Shift'] });
    await expect(page.getByText('20 rooms, 3 nights selected')).toBeVisible();
    await press(page, 'Close days');
    const closing = drawer(page, 'Close rooms');
    await closing.getByRole('textbox', { name: 'Reason' }).fill('Sơn lại tầng năm');
    await closing.getByRole('button', { name: 'Close these days' }).click();
    await expect(toast(page, '20 rooms closed.')).toBeVisible();
    await expect(
      cell(page, 520, dayIn(2)).filter({ hasText: 'Closed: Sơn lại tầng năm' }),
    ).toBeVisible();
  });

  await test.step('a traveller books, and a slip with the stay is undone', async () => {
    await scrolledTo(page, 201);
    const traveller = await bookAsTraveller(browser, hotelId);
    const stay = bar(page, /Lan, room \d+, 1 night from/);
    await expect(stay, 'nobody has reloaded').toBeVisible();
    const before = (await stay.getAttribute('aria-label'))!;
    await stay.click();
    await press(page, 'Move');
    await press(page, 'A day later');
    await press(page, 'A day later');
    await press(page, 'Save');
    await expect(question).toContainText('The guest is told by e-mail.');
    await question.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, /^The stay of .* has been changed\.$/)).toBeVisible();
    await press(page, 'Undo');
    await expect(toast(page, /^The stay of .* is as it was\.$/)).toBeVisible();
    await expect(grid(page).getByRole('gridcell', { name: before, exact: true })).toBeVisible();
    await expectMails(hotelId, hoa, traveller);
    await expectHouse(hotelId);
  });
});

/** From the middle of one to the middle of the other. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await to.scrollIntoViewIfNeeded();
  await from.scrollIntoViewIfNeeded();
  const [start, end] = await Promise.all([from, to].map(middle));
  await page.mouse.move(start!.x, start!.y);
  await page.mouse.down();
  await page.mouse.move(start!.x, start!.y + 10);
  await page.mouse.move(end!.x, end!.y);
  await page.mouse.up();
}

async function middle(of: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await of.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** By the wheel, as far as a room is seen. */
async function scrolledTo(page: Page, room: number): Promise<void> {
  const row = grid(page).getByRole('rowheader', { name: String(room) });
  await grid(page).hover({ position: { x: 300, y: 200 }, force: true });
  await expect(async () => {
    const [first] = await grid(page).getByRole('rowheader', { name: /^\d/ }).allTextContents();
    await page.mouse.wheel(0, Number(first) > room ? -400 : 400);
    await expect(row).toBeInViewport({ timeout: 500 });
  }).toPass();
}

async function closed(page: Page): Promise<void> {
  await drawer(page, /^Booking ND-/)
    .getByRole('button', { name: 'Close', exact: true })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
