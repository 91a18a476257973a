import { readFile } from 'node:fs/promises';
import { newTraveller } from '../../support/accounts';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { newHotel } from '../../support/hotels';
import { checkA11y, expect, test } from '../../support/browser/story';
import { heading, signInOn } from '../steps';

// Without a network the page's last requests, if any are left, fail.
test.use({ expectedInConsole: /ERR_INTERNET_DISCONNECTED|Unable to preload CSS/ });

test('a traveller keeps a stay in the calendar and says when they come', async ({ page }) => {
  const lan = await newTraveller();
  const hotel = await newHotel({ phone: '0236 312 3456' });
  const { bookingId } = (await book(lan.token, bookingOf(hotel, hotel.rooms, stayIn(14)))).body;
  await signInOn(page, lan);
  await page.goto(`/bookings/${bookingId}`);
  await expect(heading(page, 'Chi tiết đặt phòng')).toBeVisible();
  const sheet = page.getByRole('article');
  await expect(sheet).toContainText('Giữ phòng đến 18:00');
  await expect(sheet.getByRole('link', { name: /0236 312 3456/ })).toHaveAttribute(
    'href',
    'tel:02363123456',
  );

  // The accessibility check copies a stylesheet that was lost on the way into the page, which lets nobody do so.
  await page.waitForLoadState('networkidle');
  const download = page.waitForEvent('download');
  // What needs no network is there without one.
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Thêm vào lịch' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${bookingId}.ics`);
  const calendar = await readFile(await file.path(), 'utf8');
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(calendar).toContain(`UID:${bookingId}@nghi-dau\r\n`);
  await page.context().setOffline(false);

  const time = page.getByLabel('Giờ bạn đến');
  const send = page.getByRole('button', { name: 'Báo giờ đến' });
  await time.fill('12:30');
  await send.click();
  await expect(time).toHaveAccessibleDescription(/Vui lòng chọn giờ từ 14:00 đến 23:59/);
  await checkA11y(page);
  await time.fill('21:30');
  await send.click();
  await expect(page.getByText('Đã báo khách sạn: bạn đến lúc 21:30.')).toBeVisible();
  await expect(sheet).toContainText('Giữ phòng đến 21:30');
  await expect(sheet).toContainText('Khách sạn đã biết bạn đến lúc 21:30.');
  await expect(time).toBeHidden();
});
