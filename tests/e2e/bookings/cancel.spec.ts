import { newTraveller } from '../../support/accounts';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { newHotel } from '../../support/hotels';
import { checkA11y, expect, test } from '../../support/browser/story';
import { heading, signInOn } from '../steps';

test('a traveller cancels a booking in good time', { tag: '@phone' }, async ({ page }) => {
  const lan = await newTraveller();
  const hotel = await newHotel();
  const { body } = await book(lan.token, {
    ...bookingOf(hotel, hotel.rooms, stayIn(14)),
    phoneNumber: '0912345678',
  });
  await signInOn(page, lan);
  await page.goto(`/bookings/${body.bookingId}`);
  await expect(heading(page, 'Chi tiết đặt phòng')).toBeVisible();
  const cancel = page.getByRole('main').getByRole('button', { name: 'Huỷ đặt phòng' });
  await cancel.click();
  const question = page.getByRole('alertdialog', { name: 'Bạn muốn huỷ đặt phòng này?' });
  await expect(question).toContainText('Huỷ miễn phí đến 14:00');
  await expect(question).toContainText(hotel.name);
  await checkA11y(page);
  await question.getByRole('button', { name: 'Giữ đặt phòng' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('main')).toContainText('Đã xác nhận');

  await cancel.click();
  await question.getByRole('button', { name: 'Huỷ đặt phòng' }).click();
  await expect(page.getByText(`Đã huỷ đặt phòng ${body.bookingId}.`)).toBeVisible();
  await expect(page.getByRole('main').getByText('Đã huỷ', { exact: true })).toBeVisible();
  await expect(cancel).toBeHidden();
  await expect(heading(page, 'Chi tiết đặt phòng')).toBeFocused();
  await checkA11y(page);
});
