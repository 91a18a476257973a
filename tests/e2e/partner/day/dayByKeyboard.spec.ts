import type { Page } from '@playwright/test';
import { addDays, vietnamToday } from '../../../../domain/stays/stay';
import { nextTet } from '../../../../domain/stays/tet';
import { checkA11y, expect, test } from '../../../support/browser/story';
import { toast } from '../partnerSteps';
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
import { expectFocusSeen, keysOf } from './keys';

const tet = nextTet(vietnamToday(new Date()), '2099-01-01')!;
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${name}`) });
const selected = (page: Page, text: string) => page.getByText(text, { exact: false });

test('an owner’s day by the keyboard alone: from nothing to a house of eighty rooms with guests', async ({
  page,
  browser,
}) => {
  const { owner, hotelId } = await newOwner();
  const hoa = guestOf('hoa');
  const keys = keysOf(page);
  const { press, type, goTo, times } = keys;
  const question = page.getByRole('alertdialog', { name: 'Change this stay?' });
  const drawer = (name: string | RegExp) => page.getByRole('dialog', { name });
  /** The menu stands before what the page has the focus on. */
  const openFromMenu = async (name: string) => {
    await expectFocusSeen(page);
    await goTo(link(page, name), 'Shift+Tab');
    await press('Enter');
    await expect(heading(page, name)).toBeFocused();
  };

  await test.step('the owner signs in and completes the hotel', async () => {
    await page.goto('/partner/login');
    await goTo(field(page, 'E-mail'));
    await type(owner.email);
    await goTo(page.getByLabel(/^Password/));
    await type(owner.password);
    await press('Enter');
    await expect(heading(page, 'Dashboard')).toBeFocused();
    await goTo(link(page, 'Complete your hotel'));
    await press('Enter');
    await expect(heading(page, 'Edit Hotel')).toBeFocused();
    for (const [name, text] of [
      ['Business name', 'Công ty Tám Mươi'],
      ['Description', 'Tám mươi phòng bên sông.'],
      ['House number', '12'],
      ['Street address', 'Trần Nhân Tông'],
      ['District', 'Phường Hội An Đông'],
      ['City', 'Đà Nẵng'],
      ['Phone number', '0235 386 1234'],
      ['Email', 'tammuoi@example.com'],
    ] as const) {
      await goTo(field(page, name));
      await type(text);
    }
    for (const [name, text] of [
      ['Total rooms', '80'],
      ['Minimum price', '850000'],
      ['Maximum price', '1500000'],
    ] as const) {
      await goTo(page.getByRole('spinbutton', { name: new RegExp(`^${name}`) }));
      await press('ControlOrMeta+a');
      await type(text);
    }
    await press('Enter');
    await expect(toast(page, 'Hotel updated successfully!')).toBeVisible();
  });

  await test.step('eighty rooms with weekend prices in one form', async () => {
    await openFromMenu('Dashboard');
    await goTo(link(page, 'Add rooms'));
    const before = keys.count();
    await press('Enter');
    const form = drawer('New type and its rooms');
    await expect(form.getByRole('textbox', { name: /^Name/ })).toBeFocused();
    await expectFocusSeen(page);
    await type('Deluxe');
    await press('Tab', 'Enter', 'ArrowDown', 'Enter', 'Tab');
    await type('850000');
    await press('Tab');
    await type(NUMBERS);
    await expect(form.getByText(/^80 rooms: 201, 202, .* and 68 more/)).toBeVisible();
    expect(keys.count() + 1 - before).toBeLessThanOrEqual(60);
    await goTo(form.getByText('Weekend and weekday prices'));
    await press('Enter');
    await goTo(form.getByRole('button', { name: 'Friday and Saturday +20 %' }));
    await press('Enter');
    await goTo(form.getByRole('button', { name: 'Create type and rooms' }));
    await press('Enter');
    await expect(toast(page, 'Deluxe was created with 80 rooms.')).toBeVisible();
    await expect(
      drawer('Room types').getByRole('button', { name: 'Add a type and its rooms' }),
    ).toBeFocused();
    await press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('Tết over all types, and on sale', async () => {
    await openFromMenu('Prices');
    await expect(
      page.getByRole('gridcell', { name: /Sat .*₫1,020,000, weekday price/ }).first(),
    ).toBeVisible();
    const before = keys.count();
    await goTo(button(page, `Add Tết ${tet.year}`));
    await press('Enter');
    await expect(page.getByRole('spinbutton', { name: /^Percent/ })).toBeFocused();
    await type('40');
    await expect(page.getByText('₫850,000 → ₫1,190,000')).toBeVisible();
    await press('Enter');
    await expect(toast(page, `Tết ${tet.year} has been saved.`)).toBeVisible();
    expect(keys.count() - before).toBeLessThanOrEqual(15);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await openFromMenu('Hotels');
    await goTo(button(page, /^Publish /));
    await press('Enter');
    await expect(page.getByText('Listed').first()).toBeVisible();
    await goTo(link(page, 'Calendar'), 'Shift+Tab');
    await press('Enter');
    await expect(heading(page, 'Calendar')).toBeFocused();
    await expect(grid(page)).toBeVisible();
  });

  await test.step('other days and back, a booking on the phone and a guest who walks in', async () => {
    await press('t');
    await expect(grid(page).locator(':focus')).toHaveAttribute('aria-colindex', '3');
    await press('ArrowDown', 'Alt+PageDown');
    await expect(page).toHaveURL(new RegExp(`from=${addDays(vietnamToday(new Date()), 29)}`));
    await expect(grid(page).getByRole('gridcell').and(page.locator(':focus'))).toHaveCount(1);
    await expectFocusSeen(page);
    await press('t');
    const [, month, day] = vietnamToday(new Date()).split('-');
    const today = page.getByRole('columnheader', { name: new RegExp(`${day}/${month}`) });
    await expect(today).toBeVisible();
    await press('ControlOrMeta+Home', 'ArrowDown', 'ArrowDown', 'ArrowDown');
    await press('ArrowRight', 'ArrowRight', 'ArrowRight');
    await press('Shift+ArrowRight');
    await expect(selected(page, '203, ')).toContainText('1 room, 2 nights selected');
    await expectFocusSeen(page);
    await press('n');
    const name = field(page, 'Guest name');
    await expect(name).toBeFocused();
    await type('Nguyễn Thị Hoa');
    // The list of rooms is left by Tab, open or not.
    await goTo(page.getByRole('combobox', { name: 'Rooms' }));
    await press('ArrowDown');
    await expect(page.getByRole('option').first()).toBeAttached();
    await goTo(page.getByText('Phone, e-mail, notes, another price'));
    await press('Enter');
    await goTo(field(page, 'E-mail'));
    await type(hoa);
    await press('Enter');
    await expect(toast(page, 'Nguyễn Thị Hoa is booked in 203.')).toBeVisible();
    await expect(drawer(/^Booking ND-/)).toBeVisible();
    await press('Escape');
    await expect(bar(page, /^Nguyễn Thị Hoa, room 203, 2 nights .*Phone/)).toBeFocused();
    await press('ControlOrMeta+Home', 'ArrowDown', 'n');
    await expect(name).toBeFocused();
    await type('Trần Văn Bình');
    // Until they are known nothing is booked, and the form says so.
    await expect(page.getByText('80 rooms are free for these nights.')).toBeVisible();
    await press('Enter');
    await expect(toast(page, 'Trần Văn Bình is checked in to 201.')).toBeVisible();
    await expect(drawer(/^Booking ND-/)).toBeVisible();
    await press('Escape');
    await expect(bar(page, /^Trần Văn Bình, room 201, .*Checked in/)).toBeFocused();
    await expectFocusSeen(page);
    await checkA11y(page);
  });

  await test.step('one guest is moved, another stays longer, a floor is closed', async () => {
    await press('m', 'ArrowDown', 'Enter');
    await expect(bar(page, /^Trần Văn Bình, room 202/)).toBeFocused();
    // It stands there before it is saved, and one change is made after the other.
    await expect(toast(page, 'The stay of Trần Văn Bình has been changed.')).toBeVisible();
    await press('/');
    await type('hoa');
    await press('Enter');
    await expect(bar(page, /^Nguyễn Thị Hoa, room 203/)).toBeFocused();
    await press('e', 'ArrowRight', 'Enter');
    await expect(question).toContainText('2 nights → 3 nights');
    await expect(question).toContainText('The guest is told by e-mail.');
    await goTo(question.getByRole('button', { name: 'Save' }));
    await press('Enter');
    await expect(bar(page, /^Nguyễn Thị Hoa, room 203, 3 nights/)).toBeFocused();

    await press('ControlOrMeta+End');
    await expect(grid(page).locator(':focus')).toHaveAttribute('aria-colindex', '31');
    await expectFocusSeen(page);
    await press('Home', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Shift+ArrowRight');
    await press('Shift+ArrowRight');
    await times(19, 'Shift+ArrowUp');
    await expect(page.getByText('20 rooms, 3 nights selected')).toBeVisible();
    await press('c');
    await expect(field(page, 'Reason')).toBeFocused();
    await type('Sơn lại tầng năm');
    await press('Enter');
    await expect(toast(page, '20 rooms closed.')).toBeVisible();
    await expect(bar(page, /^Closed: Sơn lại tầng năm/).and(page.locator(':focus'))).toHaveCount(1);
    await expectFocusSeen(page);
  });

  await test.step('a traveller books, and a slip with the stay is undone', async () => {
    await press('t', 'ControlOrMeta+Home');
    const traveller = await bookAsTraveller(browser, hotelId);
    const stay = bar(page, /Lan, room \d+, 1 night from/);
    await expect(stay, 'nobody has reloaded').toBeVisible();
    const before = (await stay.getAttribute('aria-label'))!;
    await press('/', 'ControlOrMeta+a');
    await type('lan');
    await press('Enter');
    await expect(stay).toBeFocused();
    await press('m', 'ArrowRight', 'ArrowRight', 'Enter');
    await expect(question).toContainText('The guest is told by e-mail.');
    await goTo(question.getByRole('button', { name: 'Save' }));
    await press('Enter');
    await expect(toast(page, /^The stay of .* has been changed\.$/)).toBeVisible();
    await expect(question).toHaveCount(0);
    await press('ControlOrMeta+z');
    await expect(toast(page, /^The stay of .* is as it was\.$/)).toBeVisible();
    await expect(grid(page).getByRole('gridcell', { name: before, exact: true })).toBeVisible();
    await expectFocusSeen(page);
    await expectMails(hotelId, hoa, traveller);
    await expectHouse(hotelId);
  });
});
