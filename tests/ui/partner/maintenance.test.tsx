import { screen, within } from '@testing-library/react';
import { renderApp } from '../../support/browser/renderApp';
import { bookedIn, newHouse, type House } from '../../support/partnerBookings';

/** Two bookings of the first room, of which one is further ahead; none of the second. */
async function bookedHouse(): Promise<House & { soon: string }> {
  const house = await newHouse({ rooms: [{ price: 600_000 }, { price: 700_000 }] });
  const soon = await bookedIn(house, { days: 1 });
  await bookedIn(house, { days: 40 });
  return { ...house, soon };
}

test('who has a room that goes into maintenance is told at once, with the way to their booking', async () => {
  const { hotel, partner, soon } = await bookedHouse();
  const room = hotel.rooms[0]!;
  const page = `/partner/room-management?hotelId=${hotel.id}&room=${room.id}`;
  const { user } = await renderApp(page, partner);
  await user.click(await screen.findByRole('button', { name: 'Set to maintenance' }));
  expect(await screen.findByText(/off sale\. Maintenance moves nobody: one booking/)).toBeVisible();
  const details = within(screen.getByRole('dialog'));
  expect(await details.findByRole('link', { name: /^Nguyễn Lan, / })).toHaveAttribute(
    'href',
    `/partner/bookings?booking=${soon}`,
  );
  expect(details.getAllByRole('link', { name: /^Nguyễn Lan, / })).toHaveLength(1);
});

test('the form of a room says it before it is saved', async () => {
  const { hotel, partner, soon } = await bookedHouse();
  const page = `/partner/room-management/update/${hotel.rooms[0]!.id}`;
  const { user } = await renderApp(page, partner);
  await user.click(await screen.findByRole('combobox', { name: 'Status' }));
  await user.click(await screen.findByTitle('Maintenance'));
  expect(await screen.findByRole('link', { name: /^Nguyễn Lan, / })).toHaveAttribute(
    'href',
    `/partner/bookings?booking=${soon}`,
  );
});

test('of a room that nobody has booked nothing more is said', async () => {
  const { hotel, partner } = await bookedHouse();
  const page = `/partner/room-management?hotelId=${hotel.id}&room=${hotel.rooms[1]!.id}`;
  const { user } = await renderApp(page, partner);
  await user.click(await screen.findByRole('button', { name: 'Set to maintenance' }));
  expect(await screen.findByText('Room 102 is in maintenance and off sale.')).toBeVisible();
});

test('of several rooms that go into maintenance it is told how many bookings are in them', async () => {
  const house = await bookedHouse();
  await bookedIn(house, { days: 3, room: 1 });
  await bookedIn(house, { days: 5, nights: 1, room: 1 });
  const asked = jest.spyOn(globalThis, 'fetch');
  const page = `/partner/room-management?hotelId=${house.hotel.id}`;
  const { user } = await renderApp(page, house.partner);
  await user.click(await screen.findByRole('checkbox', { name: /^Select all/ }));
  await user.click(screen.getByRole('button', { name: /^Set status/ }));
  asked.mockClear();
  await user.click(await screen.findByRole('menuitem', { name: 'Maintenance' }));
  expect(
    await screen.findByText(
      '2 rooms are set to maintenance. Maintenance moves nobody: 3 bookings are in these rooms in the next 14 nights.',
    ),
  ).toBeVisible();
  const asksAll = ([input]: Parameters<typeof fetch>) =>
    (input instanceof Request ? input.url : String(input)).includes('/calendar');
  expect(asked.mock.calls.filter(asksAll)).toHaveLength(1);
});
