import { screen, within } from '@testing-library/react';
import { call } from '../../support/client';
import { renderApp } from '../../support/browser/renderApp';
import { act, bookedIn, newHouse } from '../../support/partnerBookings';

async function cancelledBooking(days: number, by: 'guest' | 'hotel') {
  const house = await newHouse();
  const code = await bookedIn(house, { days });
  const { token } = house.traveller;
  if (by === 'guest') await call('POST', `/api/customer/bookings/${code}/cancel`, { token });
  else await act(house.partner.token, code, 'cancel', { body: { reason: 'Vỡ ống nước' } });
  await renderApp(`/bookings/${code}`, { token });
  const title = await screen.findByRole('heading', { level: 3, name: 'Thông tin huỷ' });
  return within(title.parentElement!);
}

it('who cancelled in time reads when', async () => {
  const part = await cancelledBooking(20, 'guest');
  expect(part.getByText(/^Bạn đã huỷ lúc \d\d:\d\d, /)).toBeVisible();
  expect(part.queryByText(/huỷ muộn/)).not.toBeInTheDocument();
});

it('who cancelled late reads that as well', async () => {
  const part = await cancelledBooking(1, 'guest');
  expect(part.getByText(/huỷ muộn/)).toBeVisible();
});

it('a guest reads that the hotel cancelled, and why', async () => {
  const part = await cancelledBooking(1, 'hotel');
  expect(part.getByText(/^Khách sạn đã huỷ lúc /)).toBeVisible();
  expect(part.getByText('Lý do: Vỡ ống nước')).toBeVisible();
  expect(part.queryByText(/huỷ muộn/)).not.toBeInTheDocument();
});
