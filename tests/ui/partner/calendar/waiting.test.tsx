import { screen, waitFor } from '@testing-library/react';
import { holdOnce } from '../../../support/browser/network';
import { renderApp } from '../../../support/browser/renderApp';
import { bookedIn, newHouse } from '../../../support/partnerBookings';

/** A calendar whose first answer has not come yet. */
async function openWaiting(query = '') {
  const house = await newHouse({ rooms: [{ price: 600_000 }, { price: 600_000 }] });
  await bookedIn(house, { days: 1, room: 1 });
  const held = holdOnce(/\/calendar\?/);
  const address = `/partner/calendar?hotelId=${house.hotel.id}&days=14${query}`;
  const { user } = await renderApp(address, { token: house.partner.token });
  await screen.findByRole('searchbox');
  return { user, held };
}

test('today that is asked for while the calendar is waited for has the focus once it is there', async () => {
  const { user, held } = await openWaiting();
  await user.keyboard('t');
  held.send();
  await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'gridcell'));
  // The name of its row and yesterday stand before it.
  expect(document.activeElement).toHaveAttribute('aria-colindex', '3');
});

test('a guest who is looked for while the calendar is waited for is led to', async () => {
  const { user, held } = await openWaiting();
  await user.type(screen.getByRole('searchbox'), 'lan{Enter}');
  held.send();
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/room 102/));
});
