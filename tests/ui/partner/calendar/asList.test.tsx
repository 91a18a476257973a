import { screen, waitFor } from '@testing-library/react';
import { addDays, vietnamToday } from '../../../../domain/stays/stay';
import { renderApp } from '../../../support/browser/renderApp';
import { bookedIn, newHouse } from '../../../support/partnerBookings';

test('the days of the calendar as a list have the stays that began before them', async () => {
  const house = await newHouse();
  const code = await bookedIn(house, { days: 1, nights: 3 });
  const { hotel, partner } = house;
  const from = addDays(vietnamToday(new Date()), 3);
  const address = `/partner/calendar?hotelId=${hotel.id}&from=${from}&days=7`;
  const { user, address: now } = await renderApp(address, { token: partner.token });
  await screen.findByRole('gridcell');
  await user.click(screen.getByRole('link', { name: 'As a list' }));
  const row = { name: new RegExp(code) };
  expect(await screen.findByRole('row', row)).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Days are' }));
  await user.click(await screen.findByTitle('Check-in days'));
  await waitFor(() => expect(screen.queryByRole('row', row)).toBeNull());
  expect(now()).not.toContain('by=');
});
