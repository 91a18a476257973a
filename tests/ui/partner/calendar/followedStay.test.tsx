import { screen, waitFor } from '@testing-library/react';
import { bookedIn, newHouse, type House } from '../../../support/partnerBookings';
import { renderApp } from '../../../support/browser/renderApp';

const stayIn = (room: number) =>
  screen.findByRole('gridcell', { name: new RegExp(`room ${room}, . nights? from`) });

/** A stay of two nights in room 101 has the focus. */
async function focused(house: House) {
  await bookedIn(house, { days: 1 });
  const address = `/partner/calendar?hotelId=${house.hotel.id}&days=14`;
  const { user } = await renderApp(address, { token: house.partner.token });
  (await screen.findByRole('gridcell')).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
  await waitFor(async () => expect(await stayIn(101)).toHaveFocus());
  return user;
}

const twoRooms = () => newHouse({ rooms: [{ price: 600_000 }, { price: 600_000 }] });

/** It is taken to the room below it, as far as the question whether to save that. */
async function carried() {
  const user = await focused(await twoRooms());
  await user.keyboard('m{ArrowDown}{Enter}');
  await screen.findByRole('alertdialog', { name: 'Change this stay?' });
  return user;
}

test('the focus goes back with a stay that is not moved after all', async () => {
  const user = await carried();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(async () => expect(await stayIn(101)).toHaveFocus());
});

test('the focus goes with a stay whose move is taken back, and made again', async () => {
  const user = await carried();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/^The stay of .* has been changed\.$/);
  await waitFor(async () => expect(await stayIn(102)).toHaveFocus());
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(async () => expect(await stayIn(101)).toHaveFocus());
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  const save = await screen.findByRole('alertdialog', { name: 'Change this stay?' });
  expect(save).toBeVisible();
});

test('the focus goes back with a stay that is put down on the first night of another', async () => {
  const house = await twoRooms();
  await bookedIn(house, { days: 0, nights: 1, room: 1 });
  const user = await focused(house);
  await user.keyboard('m{ArrowDown}{ArrowLeft}{Enter}');
  await screen.findByText(/^Somebody else has room 102/);
  await waitFor(async () => expect(await stayIn(101)).toHaveFocus());
});
