import { fireEvent, screen, waitFor } from '@testing-library/react';
import { addDays, vietnamToday } from '../../../../domain/stays/stay';
import { renderApp } from '../../../support/browser/renderApp';
import { newHouse } from '../../../support/partnerBookings';

test('what was done in the planner is not taken back by a key that is pressed in a drawer over it', async () => {
  const { hotel, partner } = await newHouse();
  const from = addDays(vietnamToday(new Date()), 1);
  const address = `/partner/calendar?hotelId=${hotel.id}&view=rates&days=7&from=${from}`;
  const { user } = await renderApp(address, { token: partner.token });
  (await screen.findByRole('gridcell')).focus();
  await user.keyboard('a');
  await screen.findByText('1 night changed.');
  await user.click(await screen.findByRole('button', { name: 'Edit prices' }));
  const drawer = await screen.findByRole('dialog');
  // It has the focus as a whole: nothing in it has been chosen yet.
  await waitFor(() => expect(document.activeElement).toContainElement(drawer));
  const undo = { key: 'z', ctrlKey: true };
  expect(fireEvent.keyDown(document.activeElement!, undo)).toBe(true);
  await user.keyboard('{Escape}');
  await waitFor(() =>
    expect(screen.getByRole('grid')).toContainElement(document.activeElement as HTMLElement),
  );
  expect(fireEvent.keyDown(document.activeElement!, undo)).toBe(false);
  expect(await screen.findByText('The rules of these nights are as they were.')).toBeVisible();
});
