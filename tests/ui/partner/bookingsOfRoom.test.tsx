import { screen, within } from '@testing-library/react';
import { renderApp } from '../../support/browser/renderApp';
import { bookedIn, newHouse } from '../../support/partnerBookings';

async function bookedHouse() {
  const house = await newHouse({ rooms: [{ price: 600_000 }, { price: 700_000 }] });
  const first = await bookedIn(house, { days: 1 });
  const second = await bookedIn(house, { days: 2, room: 1 });
  return { ...house, first, second, room: house.hotel.rooms[0]! };
}

test('bookings in the way of a deletion are those of that room', async () => {
  const { hotel, partner, room, first, second } = await bookedHouse();
  const page = `/partner/room-management?hotelId=${hotel.id}`;
  const { user } = await renderApp(page, partner);
  await user.click(await screen.findByRole('button', { name: /^Delete Room 101/ }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  const link = await screen.findByRole('link', { name: 'Show the bookings' });
  expect(link).toHaveAttribute('href', expect.stringContaining(`roomId=${room.id}`));
  await user.click(link);
  expect(await screen.findByRole('row', { name: new RegExp(first) })).toBeVisible();
  expect(screen.queryByRole('row', { name: new RegExp(second) })).not.toBeInTheDocument();
  expect(await screen.findByRole('combobox', { name: 'Room' })).toBeVisible();
});

test('a room of another hotel is not called deleted', async () => {
  const { hotel, partner } = await bookedHouse();
  const other = await newHouse({ rooms: [{ price: 500_000 }] });
  const query = `hotelId=${hotel.id}&roomId=${other.hotel.rooms[0]!.id}`;
  await renderApp(`/partner/bookings?${query}`, partner);
  expect(await screen.findByText('No room of this hotel')).toBeVisible();
});
