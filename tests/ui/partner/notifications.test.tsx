import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../support/browser/renderApp';
import { bookedIn, newHouse } from '../../support/partnerBookings';

test('what is marked as read leaves the focus in the list', async () => {
  const house = await newHouse({ rooms: [{ price: 600_000 }, { price: 600_000 }] });
  for (const days of [3, 9]) await bookedIn(house, { days });
  const { user } = await renderApp('/partner/bookings', { token: house.partner.token });
  await user.click(await screen.findByRole('button', { name: /notification/i }));
  const title = await screen.findByRole('heading', { level: 2, name: 'Notifications' });
  const list = title.parentElement!.parentElement!;
  const ticks = () => within(list).queryAllByRole('button', { name: /^Mark as read/ });
  await waitFor(() => expect(ticks()).toHaveLength(2));
  // Told apart by what they are about.
  const names = ticks().map((tick) => tick.getAttribute('aria-label'));
  expect(new Set(names).size).toBe(2);
  for (const left of [1, 0]) {
    ticks()[0]!.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(ticks()).toHaveLength(left));
    await waitFor(() => expect(list).toContainElement(document.activeElement as HTMLElement));
  }
});
