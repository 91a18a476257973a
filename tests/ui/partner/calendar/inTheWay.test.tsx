import { screen, waitFor } from '@testing-library/react';
import { addDays, vietnamToday } from '../../../../domain/stays/stay';
import { renderApp } from '../../../support/browser/renderApp';
import { act, bookedIn, newHouse } from '../../../support/partnerBookings';

test('who is in the way of closing rooms follows what becomes of them, and the days that are written', async () => {
  const house = await newHouse({ rooms: [{ price: 600_000 }] });
  const first = await bookedIn(house, { days: 1, nights: 1 });
  await bookedIn(house, { days: 20, nights: 1 });
  const today = vietnamToday(new Date());
  const address = `/partner/calendar?hotelId=${house.hotel.id}&from=${today}&days=7`;
  const { user } = await renderApp(address, { token: house.partner.token });
  (await screen.findByRole('gridcell')).focus();
  await screen.findByText('Live');
  await user.keyboard('{ArrowDown}{Shift>}{ArrowRight}{ArrowRight}{/Shift}c');
  await screen.findByRole('textbox', { name: /Reason/ });
  const shows = (count: number) =>
    waitFor(() => expect(screen.queryAllByText(/^Room 101: /)).toHaveLength(count));
  await shows(1);
  await act(house.partner.token, first, 'cancel', { body: { reason: 'Khách gọi huỷ' } });
  await shows(0);
  await bookedIn(house, { nights: 1 });
  await shows(1);
  const until = screen.getByRole('textbox', { name: /^Open again on/ });
  await user.clear(until);
  await user.type(until, addDays(today, 21));
  await shows(2);
});
