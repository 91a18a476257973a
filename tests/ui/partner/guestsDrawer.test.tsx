import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../support/browser/renderApp';
import { call } from '../../support/client';
import { bookedIn, newHouse, partnerBooking } from '../../support/partnerBookings';

test('the desk writes down who comes, who sleeps where and when they arrive', async () => {
  const house = await newHouse();
  const code = await bookedIn(house, { days: 5 });
  const { token } = house.partner;
  const { user } = await renderApp(`/partner/bookings?booking=${code}`, { token });
  await user.click(await screen.findByRole('button', { name: 'Guests and requests' }));
  const form = within(await screen.findByRole('form', { name: 'Guests and requests' }));
  await user.type(form.getByRole('textbox', { name: /^Guest who arrives/ }), 'Mai');
  await user.type(form.getByRole('textbox', { name: /^Arrives at/ }), '9:30');
  await user.type(form.getByRole('spinbutton', { name: 'Adults in 101' }), '2');
  await user.click(form.getByRole('button', { name: 'Save' }));
  const time = form.getByRole('textbox', { name: /^Arrives at/ });
  await waitFor(() => expect(time).toHaveAccessibleDescription(/^Please enter a time from 14:00/));
  await user.clear(time);
  await user.type(time, '22:30');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await screen.findAllByText(/^The booking is for 1 adult and 0 children/);
  const adults = form.getByRole('spinbutton', { name: 'Adults in 101' });
  await user.clear(adults);
  await user.type(adults, '1');
  await user.click(form.getByRole('checkbox', { name: 'Quiet room' }));
  await user.type(form.getByRole('textbox', { name: 'Notes' }), 'Comes by car.');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText('Guests and requests of Mai are saved.');
  expect((await partnerBooking(token, code)).body).toMatchObject({
    ...{ arrivingGuest: { name: 'Mai' }, arrivalTime: '22:30', version: 2, notes: 'Comes by car.' },
    ...{ specialRequests: ['QUIET_ROOM'], rooms: [{ occupants: { adults: 1, childAges: [] } }] },
  });
});

test('a time that was told can be changed, but not taken away, and that is said at its field', async () => {
  const house = await newHouse();
  const code = await bookedIn(house, { days: 5 });
  const { token } = house.partner;
  await guestsChanged(token, code, { version: 1, arrivalTime: '21:00' });
  const { user } = await renderApp(`/partner/bookings?booking=${code}`, { token });
  await user.click(await screen.findByRole('button', { name: 'Guests and requests' }));
  const form = within(await screen.findByRole('form', { name: 'Guests and requests' }));
  const time = form.getByRole('textbox', { name: /^Arrives at/ });
  await user.clear(time);
  await user.click(form.getByRole('checkbox', { name: 'Quiet room' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(time).toHaveAccessibleDescription(/^The time can be changed, but not/),
  );
  await user.type(time, '22:30');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText(/^Guests and requests of .* are saved\.$/);
  expect((await partnerBooking(token, code)).body).toMatchObject({
    ...{ arrivalTime: '22:30', specialRequests: ['QUIET_ROOM'] },
  });
});

test('notes that somebody else has written meanwhile are shown before these take their place', async () => {
  const house = await newHouse();
  const code = await bookedIn(house, { days: 6 });
  const { token } = house.partner;
  const { user } = await renderApp(`/partner/bookings?booking=${code}`, { token });
  await screen.findByText('Live');
  await user.click(await screen.findByRole('button', { name: 'Guests and requests' }));
  const form = within(await screen.findByRole('form', { name: 'Guests and requests' }));
  const notes = form.getByRole('textbox', { name: 'Notes' });
  await guestsChanged(token, code, { version: 1, notes: 'Comes by bus.' });
  await user.type(notes, 'Comes by car.');
  await waitFor(() => expect(notes).toHaveAccessibleDescription(/“Comes by bus\.”/));
  await user.click(form.getByRole('button', { name: 'Save' }));
  const start = { name: 'Start from the booking as it is now' };
  await user.click(await form.findByRole('button', start));
  await waitFor(() => expect(form.queryByRole('button', start)).not.toBeInTheDocument());
  expect(notes).toHaveAccessibleDescription(/“Comes by bus\.”/);
  await user.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText(/^Guests and requests of .* are saved\.$/);
  expect((await partnerBooking(token, code)).body).toMatchObject({ notes: 'Comes by car.' });
});

test('what is typed outlives a change made elsewhere, and goes on from the booking as it is now', async () => {
  const house = await newHouse();
  const code = await bookedIn(house, { days: 5 });
  const { token } = house.partner;
  const { user } = await renderApp(`/partner/bookings?booking=${code}`, { token });
  await screen.findByText('Live');
  await user.click(await screen.findByRole('button', { name: 'Guests and requests' }));
  const form = within(await screen.findByRole('form', { name: 'Guests and requests' }));
  await user.type(form.getByRole('textbox', { name: /^Guest who arrives/ }), 'Mai');
  const elsewhere = { version: 1, arrivingGuest: { name: 'Lan' }, specialRequests: ['QUIET_ROOM'] };
  await guestsChanged(token, code, elsewhere);
  await user.click(form.getByRole('button', { name: 'Save' }));
  const start = { name: 'Start from the booking as it is now' };
  await form.findByRole('button', start);
  expect(form.getAllByText(/changed meanwhile|newer version/)).toHaveLength(1);
  await user.click(form.getByRole('button', start));
  const quiet = form.getByRole('checkbox', { name: 'Quiet room' });
  await waitFor(() => expect(quiet).toBeChecked());
  expect(form.getByRole('textbox', { name: /^Guest who arrives/ })).toHaveValue('Mai');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText('Guests and requests of Mai are saved.');
  expect((await partnerBooking(token, code)).body).toMatchObject({
    ...{ arrivingGuest: { name: 'Mai' }, specialRequests: ['QUIET_ROOM'], version: 3 },
  });
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  await screen.findByText(/Guests and requests taken back/);
  expect((await partnerBooking(token, code)).body).toMatchObject({
    ...{ arrivingGuest: { name: 'Lan' }, version: 4 },
  });
});

function guestsChanged(token: string, code: string, body: object) {
  return call('PUT', `/api/partner/bookings/${code}/guests`, { token, body });
}
