import { screen, waitFor } from '@testing-library/react';
import { loseRequestOnce } from '../../support/browser/network';
import { renderApp } from '../../support/browser/renderApp';
import { bookedIn, movedBack, newHouse } from '../../support/partnerBookings';
import { sharedServer } from '../../support/server/serverControl';

test('how long its room is held stands at a booking as long as it is', async () => {
  const house = await newHouse();
  const [begun, coming] = [await bookedIn(house, { days: 1 }), await bookedIn(house, { days: 8 })];
  await movedBack(begun, 2);
  await renderApp('/bookings', { token: house.traveller.token });
  const card = (id: string) => screen.getByText(id).closest('li');
  await waitFor(() => expect(card(coming)).toHaveTextContent(/Giữ phòng đến 18:00, /));
  expect(card(begun)).not.toHaveTextContent('Giữ phòng đến');
});

test('what is tried again with success leaves the focus at the page’s title', async () => {
  const house = await newHouse();
  const id = await bookedIn(house, { days: 9 });
  loseRequestOnce('/api/customer/bookings');
  const { user } = await renderApp('/bookings', { token: house.traveller.token });
  const retry = await screen.findByRole('button', { name: 'Thử lại' });
  retry.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText(id)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('a stay at a place that takes nobody any more says so, and that it stands', async () => {
  const house = await newHouse();
  await bookedIn(house, { days: 9 });
  await sharedServer().sql(`update hotels set suspended_reason = 'Spam' where id = $1`, [
    house.hotel.id,
  ]);
  await renderApp('/bookings', { token: house.traveller.token });
  expect(await screen.findByText(/^Nơi này đang tạm ngừng nhận thêm khách\./)).toBeVisible();
});
