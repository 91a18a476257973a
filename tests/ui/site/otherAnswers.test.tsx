import { screen, waitFor } from '@testing-library/react';
import { newPartner, newTraveller } from '../../support/accounts';
import { stayOf, submitBooking, visitBookingPage } from '../../support/browser/bookingPage';
import { newHotel } from '../../support/hotels';
import { answerOnce } from '../../support/browser/network';
import { renderApp } from '../../support/browser/renderApp';

it('shows refused fields that came as a list in their places', async () => {
  const { token } = await newTraveller();
  const { user } = await renderApp('/profile', { token });
  const phone = await screen.findByRole('textbox', { name: 'Số điện thoại' });
  await user.type(phone, '1');
  answerOnce(/update-profile$/, 422, {
    status: 422,
    code: 'VALIDATION',
    message: 'Một số thông tin chưa đúng.',
    fieldErrors: [
      { field: 'phone', message: 'Số này đã ngừng dùng.' },
      { field: 'lastName', message: '<b>Oops</b>' },
      null,
    ],
  });
  await user.clear(phone);
  await user.type(phone, '0987654321');
  await user.click(screen.getByRole('button', { name: 'Lưu thay đổi' }));
  await waitFor(() => expect(phone).toBeInvalid());
  expect(phone).toHaveAccessibleDescription(/Số này đã ngừng dùng\./);
  expect(screen.queryByText(/Oops/)).toBeNull();
});

it.each([
  ['without an id', { status: 'CONFIRMED' }],
  ['with nothing', null],
  ['wrapped', { data: { bookingId: 'ND-1' } }],
])('takes a booking that is confirmed %s for one that may exist', async (_, body) => {
  const { token } = await newTraveller();
  const app = await visitBookingPage(stayOf(await newHotel(), 30), token);
  answerOnce(/bookings\/create$/, 201, body);
  await submitBooking(app);
  expect(await screen.findByRole('link', { name: 'Xem đặt phòng của tôi' })).toHaveAttribute(
    'href',
    '/bookings',
  );
  expect(screen.getByRole('button', { name: 'Thử lại' })).toBeVisible();
  expect(app.location().pathname).toBe('/booking-details');
  expect(app.store.getState().draft.draft?.bookingId).toBeNull();

  // The same key: it is booked once, whatever had become of the first try.
  await app.user.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await screen.findByRole('heading', { name: 'Đặt phòng thành công' })).toBeVisible();
});

it.each([
  ['a list', []],
  ['wrapped', { data: { content: [] } }],
  ['null', null],
  ['of another kind', { content: 'none' }],
])('says of a partner’s hotels that came as %s what is wrong', async (_, body) => {
  const { token } = await newPartner();
  answerOnce(/\/api\/partner\/hotels\?/, 200, body);
  const { user } = await renderApp('/partner/hotel-management', { token });
  expect(await screen.findByText('Failed to fetch hotels. Invalid response format.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Nhà nghỉ Minh' })).toBeVisible();
});
