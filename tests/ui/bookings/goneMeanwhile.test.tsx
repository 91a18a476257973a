import { screen, waitFor } from '@testing-library/react';
import { paths } from '../../../site/paths';
import { stayIn } from '../../support/bookings';
import { call } from '../../support/client';
import { newHouse } from '../../support/partnerBookings';
import { renderApp } from '../../support/browser/renderApp';

test('a hotel that is taken off while its rooms are being booked is told where the focus goes', async () => {
  const { hotel, partner, traveller } = await newHouse();
  const { checkInDate: checkIn, checkOutDate: checkOut } = stayIn(63);
  const stay = { checkIn, checkOut, adults: 1, children: 0 };
  const address = paths.bookingDetails({
    hotelId: hotel.id,
    roomIds: [hotel.rooms[0]!.id],
    ...stay,
  });
  const { user } = await renderApp(address, { token: traveller.token });
  const submit = await screen.findByRole('button', { name: 'Đặt phòng' });
  await waitFor(() => expect(submit).toBeEnabled());
  await screen.findByDisplayValue('0912345678');
  const listing = `/api/partner/hotels/${hotel.id}/listing`;
  const answer = await call('PUT', listing, { token: partner.token, body: { listed: false } });
  expect(answer.status).toBe(200);
  await user.click(submit);
  const told = await screen.findByText('Khách sạn hoặc phòng này không còn trên Nghỉ Đâu.');
  expect(screen.getByText(/^Chưa có gì được đặt/)).toBeVisible();
  await waitFor(() => expect(document.body).not.toHaveFocus());
  expect(document.activeElement).toContainElement(told);
});
