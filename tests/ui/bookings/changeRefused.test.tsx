import { screen, waitFor } from '@testing-library/react';
import { newTraveller } from '../../support/accounts';
import { renderApp } from '../../support/browser/renderApp';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { newHotel } from '../../support/hotels';
import { sharedServer } from '../../support/server/serverControl';

it('why a change was refused is told once, with what else can be done', async () => {
  const hotel = await newHotel();
  const { token } = await newTraveller();
  const { body } = await book(token, bookingOf(hotel, hotel.rooms, stayIn(56)));
  const { user } = await renderApp(`/bookings/${body.bookingId}/change`, { token });
  await user.click(await screen.findByRole('button', { name: 'Thêm một người lớn' }));
  const agree = screen.getByRole('button', { name: /^Đồng ý đổi/ });
  await waitFor(() => expect(agree).toBeEnabled());
  const { sql } = sharedServer();
  await sql('update hotels set listed = false, phone = $2 where id = $1', [
    hotel.id,
    '0234 3822 999',
  ]);
  await user.click(agree);
  expect(await screen.findByText('Chưa đổi')).toBeVisible();
  expect(await screen.findByRole('link', { name: /^Điện thoại khách sạn/ })).toBeVisible();
  expect(screen.getAllByText(/^Khách sạn hiện không bán phòng/)).toHaveLength(1);
  // Another wish is refused by itself.
  await user.click(screen.getByRole('button', { name: 'Thêm một người lớn' }));
  expect(await screen.findByText('Chưa đổi được như vậy')).toBeVisible();
  expect(screen.getAllByText(/^Khách sạn hiện không bán phòng/)).toHaveLength(1);
});
