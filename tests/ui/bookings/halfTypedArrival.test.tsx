import { screen, waitFor } from '@testing-library/react';
import { paths } from '../../../site/paths';
import { renderApp } from '../../support/browser/renderApp';
import { stayIn } from '../../support/bookings';
import { call } from '../../support/client';
import { newHouse } from '../../support/partnerBookings';

test('an arrival time that is only half typed is not left out of a booking', async () => {
  const { hotel, traveller } = await newHouse();
  const { checkInDate: checkIn, checkOutDate: checkOut } = stayIn(40);
  const stay = { checkIn, checkOut, adults: 1, children: 0 };
  const roomIds = [hotel.rooms[0]!.id];
  const { token } = traveller;
  const address = paths.bookingDetails({ hotelId: hotel.id, roomIds, ...stay });
  const { user } = await renderApp(address, { token });
  const submit = await screen.findByRole('button', { name: 'Đặt phòng' });
  await screen.findByDisplayValue('0912345678');
  await waitFor(() => expect(submit).toBeEnabled());
  const time = screen.getByLabelText('Giờ bạn đến');
  // As a browser has it after the hours alone.
  Object.defineProperty(time, 'validity', { value: { badInput: true } });
  await user.click(submit);
  expect(time).toHaveFocus();
  expect(time).toHaveAccessibleDescription(/^Vui lòng chọn giờ từ 14:00 đến 23:59/);
  const { body } = await call<{ content: unknown[] }>('GET', '/api/customer/bookings', { token });
  expect(body.content).toEqual([]);
});
