import { fireEvent, screen } from '@testing-library/react';
import { renderApp } from '../../../support/browser/renderApp';
import { newHouse } from '../../../support/partnerBookings';

test.each([
  ['+10%', [...'+10%']],
  ['-62.5', [...'-62.', '4', 'Backspace', '5']],
])('%s that is typed faster than its field comes is all of it there', async (text, keys) => {
  const house = await newHouse({ rooms: [{ price: 600_000 }] });
  const address = `/partner/calendar?hotelId=${house.hotel.id}&view=rates&days=7`;
  const { user } = await renderApp(address, { token: house.partner.token });
  (await screen.findByRole('gridcell')).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  const cell = document.activeElement!;
  for (const key of keys) fireEvent.keyDown(cell, { key });
  expect(await screen.findByRole('textbox', { name: /^New price/ })).toHaveValue(text);
});

test.each([
  ['a price', '', /700,000/, [...'700000']],
  ['the fewest nights', '{ArrowDown}', /: arrivals stay at least 3 nights$/, ['3']],
])('%s that is entered before its field comes is saved', async (_, way, saved, keys) => {
  const house = await newHouse({ rooms: [{ price: 600_000 }] });
  const address = `/partner/calendar?hotelId=${house.hotel.id}&view=rates&days=7`;
  const { user } = await renderApp(address, { token: house.partner.token });
  (await screen.findByRole('gridcell')).focus();
  await user.keyboard(`{ArrowRight}{ArrowRight}${way}`);
  const cell = document.activeElement!;
  for (const key of [...keys, 'Enter']) fireEvent.keyDown(cell, { key });
  expect(await screen.findByRole('gridcell', { name: saved })).toBeVisible();
});

test('a price that is given up before its field comes is not saved', async () => {
  const house = await newHouse({ rooms: [{ price: 600_000 }] });
  const address = `/partner/calendar?hotelId=${house.hotel.id}&view=rates&days=7`;
  const { user } = await renderApp(address, { token: house.partner.token });
  (await screen.findByRole('gridcell')).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  const cell = document.activeElement!;
  for (const key of ['7', '0', 'Escape']) fireEvent.keyDown(cell, { key });
  await user.keyboard('{ArrowRight}');
  expect(screen.queryByRole('textbox', { name: /^New price/ })).not.toBeInTheDocument();
  expect(document.activeElement).toHaveAttribute('role', 'gridcell');
});
