import { screen } from '@testing-library/react';
import { renderApp } from '../../../support/browser/renderApp';
import { book, bookingOf, stayIn } from '../../../support/bookings';
import { newHouse } from '../../../support/partnerBookings';

test('two rooms of one booking that are chosen arrive as one, and nothing is said to have failed', async () => {
  const { hotel, partner, traveller } = await newHouse({
    rooms: [{ price: 600_000 }, { price: 600_000 }],
  });
  await book(traveller.token, bookingOf(hotel, hotel.rooms.slice(0, 2), stayIn(0, 2), 2));
  const address = `/partner/calendar?hotelId=${hotel.id}&days=14`;
  const { user } = await renderApp(address, { token: partner.token });
  (await screen.findByRole('gridcell')).focus();
  // Each room stands below its own type; the first day is yesterday.
  await user.keyboard('{ArrowRight}{ArrowDown}');
  await screen.findByRole('gridcell', { name: /room 101, 2 nights/ });
  await user.keyboard('{Control>} {/Control}{ArrowDown}{ArrowDown}');
  await screen.findByRole('gridcell', { name: /room 102, 2 nights/ });
  await user.keyboard('{Control>} {/Control}');
  await screen.findByText(/^2 stays chosen: /);
  await user.keyboard('i');
  expect(await screen.findByText('1 guest is checked in.')).toBeVisible();
  expect(screen.queryByText(/not checked in/)).not.toBeInTheDocument();
});
