import { screen, waitFor } from '@testing-library/react';
import { paths } from '../../../site/paths';
import { newTraveller } from '../../support/accounts';
import { stayOf, submitBooking, visitBookingPage } from '../../support/browser/bookingPage';
import { holdOnce } from '../../support/browser/network';
import { renderApp } from '../../support/browser/renderApp';
import { newHotel } from '../../support/hotels';

/** A booking is on its way, and the traveller on another page. */
async function leftWhileBooking(days: number) {
  const { token } = await newTraveller();
  const app = await visitBookingPage(stayOf(await newHotel(), days), token);
  const held = holdOnce(/\/bookings\/create$/);
  await submitBooking(app);
  await screen.findByText('Đang xử lý...');
  await app.user.click(screen.getByRole('link', { name: /^Nghỉ Đâu/ }));
  await waitFor(() => expect(app.address()).toBe(paths.home()));
  return { app, ...held };
}

test('a booking that is made after its page was left is told, and led to', async () => {
  const { app, send } = await leftWhileBooking(41);
  send();
  await screen.findByText(/^Đã đặt phòng: ND-/);
  await app.user.click(screen.getByRole('button', { name: 'Xem đặt phòng' }));
  expect(await screen.findByRole('heading', { name: 'Đặt phòng thành công' })).toBeVisible();
});

test('a booking of which nobody knows is told as such after its page was left', async () => {
  const { app, answer } = await leftWhileBooking(42);
  answer(502, '<html></html>');
  await screen.findByText('Chưa rõ đã đặt được phòng hay chưa');
  await app.user.click(screen.getByRole('button', { name: 'Xem đặt phòng của tôi' }));
  await waitFor(() => expect(app.address()).toBe(paths.bookings()));
});

test('a change of the profile that fails after the page was left is told', async () => {
  const { token } = await newTraveller();
  const app = await renderApp(paths.profile(), { token });
  const name = await screen.findByRole('textbox', { name: /^Tên/ });
  await app.user.type(name, ' Minh');
  const held = holdOnce(/\/auth\/update-profile$/);
  await app.user.click(screen.getByRole('button', { name: /^Lưu thay đổi/ }));
  await app.user.click(screen.getByRole('link', { name: /^Nghỉ Đâu/ }));
  await waitFor(() => expect(app.address()).toBe(paths.home()));
  held.answer(503, { status: 503, code: 'UNAVAILABLE', message: 'Hệ thống đang bận.' });
  expect(await screen.findByText('Hệ thống đang bận.')).toBeVisible();
});
