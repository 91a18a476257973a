import type { Page } from '@playwright/test';
import { vietnamToday } from '../../../domain/stays/stay';
import { nextTet } from '../../../domain/stays/tet';
import { newPartner } from '../../support/accounts';
import { call } from '../../support/client';
import { newHotel } from '../../support/hotels';
import { sharedServer } from '../../support/server/serverControl';
import { checkA11y, expect, test } from '../../support/browser/story';
import { signInAsPartner } from './partnerSteps';

const tet = nextTet(vietnamToday(new Date()), '2099-01-01')!;

async function openPrices(page: Page, prices: number[], from = '') {
  const partner = await newPartner();
  const rooms = prices.map((price) => ({ price }));
  const hotel = await newHotel({ owner: partner.email, rooms });
  await signInAsPartner(page, partner);
  await page.goto(`/partner/prices?hotelId=${hotel.id}${from && `&from=${from}`}`);
  return { ...hotel, token: partner.token };
}

const grid = (page: Page) => page.getByRole('grid', { name: 'Prices by room type and night' });

test('Tết over all room types takes at most fifteen presses', async ({ page }) => {
  const hotel = await openPrices(page, [500_000, 850_000, 1_200_000], tet.firstNight);
  await expect(grid(page)).toBeVisible();
  let presses = 1;
  await page.getByRole('button', { name: `Add Tết ${tet.year}` }).click();
  const percent = page.getByRole('spinbutton', { name: /^Percent/ });
  presses += 1;
  await percent.click();
  presses += 2;
  await page.keyboard.type('40');
  await expect(page.getByText('₫850,000 → ₫1,190,000')).toBeVisible();
  await expect(page.getByText(/^21 nights of 3 room types\./)).toBeVisible();
  await checkA11y(page);
  presses += 1;
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Tết ${tet.year} has been saved.`)).toBeVisible();
  expect(presses).toBeLessThanOrEqual(15);
  await expect(grid(page).getByRole('columnheader', { name: `Tết ${tet.year}` })).toBeVisible();
  await expect(grid(page).getByRole('gridcell', { name: /₫1,190,000, Tết/ })).toHaveCount(7);
  await checkA11y(page);
  const stored = await sharedServer().sql('select 1 from type_nights where hotel_id = $1', [
    hotel.id,
  ]);
  expect(stored).toHaveLength(21);
});

test('a price is typed over nights with the keyboard alone, and taken back', async ({ page }) => {
  await openPrices(page, [500_000], tet.firstNight);
  const cells = grid(page).getByRole('gridcell');
  await cells.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(cells.nth(1)).toBeFocused();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByText('3 nights selected')).toBeVisible();
  await page.keyboard.type('+10%');
  await expect(page.getByText('₫500,000 → ₫550,000')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cells.nth(3)).toBeFocused();
  await page.keyboard.type('650000');
  await page.keyboard.press('Enter');
  await expect(grid(page).getByRole('gridcell', { name: /₫650,000, set by hand/ })).toHaveCount(3);
  await expect(cells.nth(3), 'the focus is where it was').toBeFocused();

  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  await checkA11y(page);
  const lastNight = drawer.getByRole('textbox', { name: /^Last night/ });
  const last = await lastNight.inputValue();
  await lastNight.fill('31/02/2099');
  await drawer.getByRole('button', { name: 'Use seasons and weekdays again' }).click();
  await expect(lastNight).toHaveAttribute('aria-invalid', 'true');
  await expect(drawer.getByRole('alert')).toBeFocused();
  await expect(drawer.getByText('Choose something to change')).toHaveCount(0);
  await lastNight.fill(last);
  await drawer.getByRole('button', { name: 'Use seasons and weekdays again' }).click();
  await expect(page.getByText('3 nights reset to seasons and weekdays.')).toBeVisible();
  await expect(grid(page).getByRole('gridcell', { name: /₫650,000/ })).toHaveCount(0);
});

test('a season is put above another, changed and deleted', async ({ page }) => {
  await openPrices(page, [500_000], tet.firstNight);
  const add = async (name: string, percent: string) => {
    await page.getByRole('button', { name: 'Add a season' }).click();
    const form = page.getByRole('form', { name: 'Season details' });
    await form.getByRole('spinbutton', { name: /^Percent/ }).fill(percent);
    await form.getByRole('textbox', { name: /^Name/ }).fill(name);
    await form.getByRole('textbox', { name: /^First night/ }).fill('06/02/2099');
    await form.getByRole('button', { name: 'Save season' }).click();
    await expect(form.getByText('The last night is required').first()).toBeVisible();
    const [year, month, day] = tet.firstNight.split('-');
    for (const field of [/^First night/, /^Last night/]) {
      await form.getByRole('textbox', { name: field }).fill(`${day}/${month}/${year}`);
    }
    await form.getByRole('button', { name: 'Save season' }).click();
    await expect(page.getByText(`${name} has been saved.`)).toBeVisible();
  };
  const first = grid(page)
    .getByRole('gridcell', { name: /^Phòng/ })
    .first();
  await add('Hội chợ', '20');
  await add('Lễ', '50');
  await expect(first).toHaveAccessibleName(/₫750,000, Lễ/);
  const up = page.getByRole('button', { name: 'Move Hội chợ up' });
  // The form gives the focus back when it is gone.
  await expect(page.getByRole('dialog')).toBeHidden();
  await up.press('Enter');
  await expect(first).toHaveAccessibleName(/₫600,000, Hội chợ/);
  await expect(up).toHaveAttribute('aria-disabled', 'true');
  await expect(up).toBeFocused();
  await page.getByRole('button', { name: 'Delete Hội chợ' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(first).toHaveAccessibleName(/₫750,000, Lễ/);
  await expect(page.getByRole('button', { name: /Lễ$/ }).and(page.locator(':focus'))).toBeVisible();
});

test('weekend prices are given in the form of a type', async ({ page }) => {
  const hotel = await openPrices(page, [500_000]);
  await expect(grid(page)).toBeVisible();
  await page.goto(`/partner/room-management?hotelId=${hotel.id}&types=all`);
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Edit Phòng 101' }).click();
  await drawer.getByText('Weekend and weekday prices').click();
  await drawer.getByRole('button', { name: 'Friday and Saturday +20 %' }).click();
  await expect(drawer.getByRole('spinbutton', { name: 'Friday' })).toHaveValue('600,000');
  await checkA11y(page);
  await drawer.getByRole('button', { name: 'Save type' }).click();
  await expect(page.getByText('Phòng 101 and its rooms have been updated.')).toBeVisible();
  await page.goto(`/partner/prices?hotelId=${hotel.id}`);
  await expect(
    grid(page)
      .getByRole('gridcell', { name: /Sat .*₫600,000, weekday price/ })
      .first(),
  ).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('the nights of one type stand below each other', async ({ page }) => {
    await openPrices(page, [500_000, 850_000]);
    const day = page.getByRole('button', { name: /₫500,000, base price/ }).first();
    await day.click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByText('Phòng 101')).toBeVisible();
    // By keys: the choices still unfold while they would be pressed.
    await drawer.getByRole('combobox', { name: 'Sale' }).focus();
    for (const key of ['Enter', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await expect(drawer.getByTitle('Closed', { exact: true })).toBeVisible();
    await drawer.getByRole('button', { name: 'Save nights' }).click();
    await expect(page.getByRole('button', { name: /₫500,000, .*, closed/ })).toBeVisible();
    await checkA11y(page);
  });

  test('the long name of a season makes no night wider than the phone', async ({ page }) => {
    const { id, token } = await openPrices(page, [500_000], tet.firstNight);
    const season = { name: 'Giáng sinh & Năm mới, cả kỳ nghỉ của học sinh', value: 40 };
    const nights = { firstNight: tet.firstNight, lastNight: tet.firstNight };
    const body = { ...season, ...nights, change: 'PERCENT' };
    const { status } = await call('POST', `/api/partner/hotels/${id}/seasons`, { token, body });
    expect(status).toBe(201);
    await page.reload();
    const night = page.getByRole('button', { name: /₫700,000, .*Giáng sinh/ });
    await expect(night).toBeVisible();
    const overhang = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overhang()).toBe(0);
    await expect(night.getByText('₫700,000')).toBeInViewport({ ratio: 1 });
  });
});
