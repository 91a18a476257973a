import { screen, within } from '@testing-library/react';
import { stayIn } from '../../support/bookings';
import { changesOf } from '../../support/bookingChanges';
import { renderApp } from '../../support/browser/renderApp';
import { bookedIn, newHouse } from '../../support/partnerBookings';

it('a change of the stay is told as one, and not as what the booking was all along', async () => {
  const house = await newHouse();
  const code = await bookedIn(house, { days: 40 });
  const desk = changesOf({ code, token: house.partner.token, side: 'partner' });
  expect((await desk.changed({ checkOutDate: stayIn(40, 4).checkOutDate })).status).toBe(200);
  await renderApp(`/partner/bookings?booking=${code}`, { token: house.partner.token });
  const change = within((await screen.findByText('Extended')).closest('li')!);
  expect(change.queryByText('Confirmed')).not.toBeInTheDocument();
});
