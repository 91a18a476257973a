import { screen, waitFor } from '@testing-library/react';
import { paths } from '../../../site/paths';
import { newPartner } from '../../support/accounts';
import { newHotel } from '../../support/hotels';
import { renderApp } from '../../support/browser/renderApp';

it('an order and a room opened in quick succession both count', async () => {
  const { token, email } = await newPartner();
  const hotel = await newHotel({ owner: email });
  const [room] = hotel.rooms;
  const { address } = await renderApp(paths.partnerRooms({ hotelId: hotel.id }), { token });
  const row = await screen.findByRole('row', { name: new RegExp(room!.name) });
  // Real presses: those of the testing library wait for the page to come to rest.
  screen.getByRole('button', { name: 'Capacity' }).click();
  row.click();
  await waitFor(() =>
    expect(address()).toBe(
      `${paths.partnerRooms({ hotelId: hotel.id })}&sort=capacity&room=${room!.id}`,
    ),
  );
  expect(await screen.findByRole('dialog')).toBeVisible();
});
