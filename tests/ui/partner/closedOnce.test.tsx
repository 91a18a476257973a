import { fireEvent, screen, within } from '@testing-library/react';
import { addDays, vietnamToday } from '../../../domain/stays/stay';
import { loseAnswers } from '../../support/browser/network';
import { renderApp } from '../../support/browser/renderApp';
import { sharedServer } from '../../support/server/serverControl';
import { newHouse } from '../../support/partnerBookings';

test('a closure whose answer was cut off is not joined by a second one of other days, and that is said', async () => {
  const { hotel, partner } = await newHouse();
  const [room] = hotel.rooms;
  const address = `/partner/room-management?hotelId=${hotel.id}&room=${room!.id}`;
  const { user } = await renderApp(address, { token: partner.token });
  const form = within(await screen.findByRole('form', { name: 'Close this room' }));
  const fill = (days: Record<string, number>) => {
    for (const [name, day] of Object.entries(days)) {
      const value = addDays(vietnamToday(new Date()), day).split('-').toReversed().join('/');
      const field = form.getByRole('textbox', { name });
      fireEvent.change(field, { target: { value } });
      fireEvent.blur(field);
    }
  };
  const press = () => user.click(form.getByRole('button', { name: 'Close room' }));
  const closures = () =>
    sharedServer().sql('select id from room_closures where room_id = $1', [room!.id]);

  fill({ 'First closed night': 1, 'Open again on': 2 });
  await user.type(form.getByRole('textbox', { name: 'Reason' }), 'Sơn lại tường');
  loseAnswers(/closures$/, 2);
  await press();
  await form.findByText(/could not be closed/);
  fill({ 'First closed night': 5, 'Open again on': 6 });
  await press();
  expect(await form.findByText(/^What you sent before did go through/)).toBeVisible();
  expect(await closures()).toHaveLength(1);
});
