import { screen } from '@testing-library/react';
import { newTraveller } from '../../support/accounts';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { renderApp } from '../../support/browser/renderApp';
import { alike, hotelOfTypes } from '../../support/likeRooms';

test('a room that is not added after all leaves the focus at what stands in its place', async () => {
  const hotel = await hotelOfTypes([...alike(3, 'Deluxe'), ...alike(2, 'Suite')]);
  const { token } = await newTraveller();
  const { body } = await book(token, bookingOf(hotel, [hotel.rooms[0]!], stayIn(62)));
  const { user } = await renderApp(`/bookings/${body.bookingId}/change`, {
    token,
  });
  const add = await screen.findByLabelText('Thêm một phòng');
  await user.selectOptions(add, 'Deluxe (còn 2)');
  await user.selectOptions(add, 'Suite (còn 2)');
  await user.click(screen.getByRole('button', { name: 'Không thêm nữa: Deluxe' }));
  const other = screen.getByRole('button', { name: 'Không thêm nữa: Suite' });
  expect(other).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(other).not.toBeInTheDocument();
  expect(screen.getByLabelText('Thêm một phòng')).toHaveFocus();
});
