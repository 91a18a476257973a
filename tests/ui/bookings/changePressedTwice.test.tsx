import { fireEvent, screen, waitFor } from '@testing-library/react';
import { holdRequests } from '../../support/browser/network';
import { renderApp } from '../../support/browser/renderApp';
import { bookedIn, newHouse } from '../../support/partnerBookings';

test('a second press while a change is being sent says nothing of an answer that did not come', async () => {
  const house = await newHouse();
  const code = await bookedIn(house, { days: 5 });
  const { user } = await renderApp(`/bookings/${code}/change`, { token: house.traveller.token });
  await user.click(await screen.findByRole('button', { name: 'Thêm một người lớn' }));
  const agree = await screen.findByRole('button', { name: /^Đồng ý đổi/ });
  await waitFor(() => expect(agree).toBeEnabled());
  holdRequests('totalPrice');
  const { form } = agree as HTMLButtonElement;
  fireEvent.submit(form!);
  fireEvent.submit(form!);
  expect(await screen.findByRole('button', { name: /^Đang đổi/ })).toBeVisible();
  await user.tab();
  expect(screen.queryByText('Chưa đổi')).not.toBeInTheDocument();
});
