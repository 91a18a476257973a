import { screen, waitFor, within } from '@testing-library/react';
import { newTraveller } from '../../support/accounts';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { renderApp } from '../../support/browser/renderApp';
import { alike, hotelOfTypes } from '../../support/likeRooms';

/** On the change of a booking of the first rooms. */
async function changing(hotel: Awaited<ReturnType<typeof hotelOfTypes>>, rooms: number) {
  const { token } = await newTraveller();
  const { body } = await book(token, bookingOf(hotel, hotel.rooms.slice(0, rooms), stayIn(66)));
  const app = await renderApp(`/bookings/${body.bookingId}/change`, { token });
  await screen.findByLabelText('Thêm một phòng');
  return app;
}

const optionsOf = (label: string | RegExp) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const ADD = 'Thêm một phòng';

test('rooms that are in the change already are not offered once more', async () => {
  const hotel = await hotelOfTypes([...alike(3, 'Deluxe'), ...alike(1, 'Suite')]);
  const { user } = await changing(hotel, 2);
  expect(optionsOf(ADD)).toEqual(['Không thêm', 'Deluxe (còn 1)', 'Suite (còn 1)']);
  await user.selectOptions(screen.getByLabelText(ADD), 'Deluxe (còn 1)');
  expect(optionsOf(ADD)).toEqual(['Không thêm', 'Suite (còn 1)']);
  await user.selectOptions(screen.getByLabelText(/^Đổi loại phòng: Phòng 1/), 'Suite (còn 1)');
  expect(screen.queryByLabelText(ADD)).not.toBeInTheDocument();
  // What a room is exchanged for stays to be seen at it, and only there.
  expect(screen.getByLabelText(/^Đổi loại phòng: Phòng 1/)).toHaveDisplayValue('Suite (còn 1)');
  expect(optionsOf(/^Đổi loại phòng: Phòng 2/)).toEqual(['Giữ như đã đặt']);
  await waitFor(() => expect(screen.getByRole('button', { name: /^Đồng ý đổi/ })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Không thêm nữa: Deluxe' }));
  expect(optionsOf(ADD)).toEqual(['Không thêm', 'Deluxe (còn 1)']);
});
