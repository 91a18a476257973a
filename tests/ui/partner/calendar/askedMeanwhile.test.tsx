import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../../support/browser/renderApp';
import { act, bookedIn, newHouse } from '../../../support/partnerBookings';

test('a question about a stay that a colleague cancels meanwhile closes with its answer', async () => {
  const house = await newHouse({ rooms: [{ price: 600_000 }] });
  const code = await bookedIn(house, { days: 1, room: 0 });
  const { token } = house.partner;
  const address = `/partner/calendar?hotelId=${house.hotel.id}&days=14`;
  const { user } = await renderApp(address, { token });
  (await screen.findByRole('gridcell')).focus();
  // The first day is yesterday.
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
  await screen.findByRole('gridcell', { name: /room 101/ });
  await user.keyboard('e{ArrowRight}{Enter}');
  await screen.findByRole('alertdialog', { name: 'Change this stay?' });
  await act(token, code, 'cancel', { body: { reason: 'Burst pipe' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Somebody has changed this stay meanwhile\./)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});
