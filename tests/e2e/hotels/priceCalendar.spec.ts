import type { Page } from '@playwright/test';
import { formatDayRange } from '../../../domain/stays/dayText';
import { addDays } from '../../../domain/stays/stay';
import { checkA11y, expect, test } from '../../support/browser/story';
import { stayIn } from '../../support/bookings';
import { newHotel, type TestHotel } from '../../support/hotels';
import { priceByNights, setMinStay } from '../../support/typePrices';
import { openHotel } from '../steps';

const { checkInDate: arrival, checkOutDate: second } = stayIn(9, 1);
const departure = addDays(arrival, 3);

/** Its only room costs 500.000 ₫, and 750.000 ₫ on a night from which guests stay for three. */
async function hotelWithMinimum(): Promise<TestHotel> {
  const hotel = await newHotel();
  const typeId = await priceByNights(hotel, hotel.rooms, { dates: { [second]: 750_000 } });
  await setMinStay(hotel, typeId, { day: arrival, nights: 3 });
  return hotel;
}

const dayIn = (page: Page, day: string) => page.locator(`[data-day="${day}"]`);
const typed = (page: Page) => page.getByRole('textbox', { name: 'Ngày nhận – trả phòng' });
const calendarOf = '**/api/customer/hotels/*/calendar*';

test('days tell their prices and rules, and are chosen by keys', async ({ page }) => {
  const hotel = await hotelWithMinimum();
  await openHotel(page, hotel);
  await typed(page).press('ArrowDown');
  await expect(dayIn(page, arrival)).toHaveText(/500k≥3 đêm$/);
  await expect(dayIn(page, arrival)).toHaveAccessibleName(
    /từ 500\.000\s₫ một đêm, Tối thiểu 3 đêm$/,
  );
  await expect(dayIn(page, second)).toHaveText(/750k$/);
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(dayIn(page, arrival)).toBeFocused();
  await checkA11y(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Chọn ngày trả phòng')).toBeVisible();

  // Too early to leave: Enter does nothing.
  await page.keyboard.press('ArrowRight');
  await expect(dayIn(page, second)).toHaveAttribute('aria-disabled', 'true');
  await expect(dayIn(page, second)).toHaveAccessibleName(/Tối thiểu 3 đêm$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  for (const key of ['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowRight'])
    await page.keyboard.press(key);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(typed(page)).toHaveValue(formatDayRange({ checkIn: arrival, checkOut: departure }));

  await typed(page).press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a phone shows them on its whole screen', { tag: '@both' }, async ({ page, isMobile }) => {
  const hotel = await hotelWithMinimum();
  await openHotel(page, hotel);
  const opener = page.getByRole('button', { name: 'Xem giá từng ngày' });
  // Under a mouse the field itself opens it, as above.
  await expect(opener).toHaveCount(isMobile ? 1 : 0);
  if (!isMobile) return;
  await opener.click();
  const sheet = page.getByRole('dialog', { name: 'Chọn ngày theo giá' });
  await expect(sheet.getByText('chưa gồm 10% thuế và phí')).toBeVisible();
  await dayIn(page, arrival).click();
  await expect(dayIn(page, second)).toHaveAttribute('aria-disabled', 'true');
  await sheet.getByRole('button', { name: 'Chọn lại ngày nhận phòng' }).click();
  await expect(dayIn(page, second)).not.toHaveAttribute('aria-disabled');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  await dayIn(page, arrival).click();
  await dayIn(page, departure).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByLabel('Ngày nhận phòng')).toHaveValue(arrival);
  await expect(page.getByLabel('Ngày trả phòng')).toHaveValue(departure);
});

test.describe('without an answer', () => {
  test.use({ expectedInConsole: /ERR_FAILED/ });

  test('it is the plain calendar, which can be asked again', async ({ page }) => {
    const hotel = await hotelWithMinimum();
    await openHotel(page, hotel);
    await page.route(calendarOf, (route) => route.abort());
    await typed(page).press('ArrowDown');
    await expect(page.getByText('Chưa tải được giá.')).toBeVisible();
    await dayIn(page, arrival).click();
    await expect(dayIn(page, second)).not.toHaveAttribute('aria-disabled');
    await page.unroute(calendarOf);
    await page.getByRole('button', { name: 'Thử lại' }).click();
    await expect(dayIn(page, second)).toHaveAttribute('aria-disabled', 'true');
  });
});
