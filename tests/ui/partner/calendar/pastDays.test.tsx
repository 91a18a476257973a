import { screen } from '@testing-library/react';
import { addDays, vietnamToday } from '../../../../domain/stays/stay';
import { renderApp } from '../../../support/browser/renderApp';
import { newHouse } from '../../../support/partnerBookings';

test('days that are over are not closed, and it says why', async () => {
  const house = await newHouse({ rooms: [{ price: 600_000 }] });
  const from = addDays(vietnamToday(new Date()), -2);
  const address = `/partner/calendar?hotelId=${house.hotel.id}&from=${from}&days=7`;
  const { user } = await renderApp(address, { token: house.partner.token });
  (await screen.findByRole('gridcell')).focus();
  await user.keyboard('{ArrowDown}{Shift>}{ArrowRight}{/Shift}');
  expect(
    await screen.findByText(/2 nights selected\. Days that are over are not closed/),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close days' })).not.toBeInTheDocument();
  await user.keyboard('c');
  expect(await screen.findByText('Days that are over are not closed.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(await screen.findByRole('button', { name: 'Close days' })).toBeVisible();
});
