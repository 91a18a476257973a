import { screen, waitFor, within } from '@testing-library/react';
import { addDays, vietnamToday } from '../../../../domain/stays/stay';
import { dayWords } from '../../../../src/backoffice/ui/dates/dateWords';
import { loseAnswerOnce } from '../../../support/browser/network';
import { renderApp } from '../../../support/browser/renderApp';
import { bookedIn, newHouse } from '../../../support/partnerBookings';

/** A stay is pinned in the calendar, then the guests of another are written down beside it. */
async function guestsSavedAfterPin() {
  const house = await newHouse({ rooms: [{ price: 600_000 }, { price: 600_000 }] });
  for (const room of [0, 1]) await bookedIn(house, { days: 1, room });
  const { hotel, partner } = house;
  const address = `/partner/calendar?hotelId=${hotel.id}&days=14`;
  const { user } = await renderApp(address, { token: partner.token });
  (await screen.findByRole('gridcell')).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}p');
  await screen.findByText(/^The stay of .* has been changed\.$/);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  await screen.findByRole('gridcell', { name: /room 102/ });
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Guests and requests' }));
  const form = within(await screen.findByRole('form', { name: 'Guests and requests' }));
  await user.type(form.getByRole('textbox', { name: /^Guest who arrives/ }), 'Mai');
  await user.click(form.getByRole('button', { name: 'Save' }));
  const saved = await screen.findByText('Guests and requests of Mai are saved.');
  return { user, toast: within(saved.parentElement!) };
}

const undo = () => screen.getByRole('button', { name: 'Undo' });

test('guests that were saved last are not passed over: the stay before them stays as it is', async () => {
  const { user } = await guestsSavedAfterPin();
  await user.click(undo());
  expect(await screen.findByText(/^What was done last is not undone here\./)).toBeVisible();
});

test('guests that were taken back by their toast are: the stay before them is taken back', async () => {
  const { user, toast } = await guestsSavedAfterPin();
  await user.click(toast.getByRole('button', { name: /^Undo/ }));
  await screen.findByText('Undone.');
  await user.click(undo());
  expect(await screen.findByText(/^The stay of .* is as it was\.$/)).toBeVisible();
});

/** A stay is pinned in the calendar, then the guest of another arrives; one of the answers is lost on the way. */
async function arrivedAfterPin(lost: RegExp) {
  const house = await newHouse({ rooms: [{ price: 600_000 }, { price: 600_000 }] });
  for (const room of [0, 1]) await bookedIn(house, { room });
  const { hotel, partner } = house;
  const address = `/partner/calendar?hotelId=${hotel.id}&days=14`;
  const { user } = await renderApp(address, { token: partner.token });
  (await screen.findByRole('gridcell')).focus();
  await user.keyboard('{ArrowRight}{ArrowDown}p');
  await screen.findByText(/^The stay of .* has been changed\.$/);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  await screen.findByRole('gridcell', { name: /room 102/ });
  loseAnswerOnce(lost);
  await user.keyboard('i');
  const arrived = await screen.findByText(/ is checked in\.$/);
  return { user, toast: within(arrived.parentElement!) };
}

test('an arrival whose answer was lost is not passed over: the stay before it stays as it is', async () => {
  const { user } = await arrivedAfterPin(/\/check-in$/);
  await user.click(undo());
  expect(await screen.findByText(/^What was done last is not undone here\./)).toBeVisible();
});

test('one that was taken back without an answer is: the stay before it is taken back', async () => {
  const { user, toast } = await arrivedAfterPin(/\/undo-check-in$/);
  await user.click(toast.getByRole('button', { name: /^Undo/ }));
  await screen.findByText('Undone.');
  await user.click(undo());
  expect(await screen.findByText(/^The stay of .* is as it was\.$/)).toBeVisible();
});

test('a day too far ahead says so, and opens no form', async () => {
  const house = await newHouse({ rooms: [{ price: 600_000 }] });
  const today = vietnamToday(new Date());
  const from = addDays(today, 728);
  const address = `/partner/calendar?hotelId=${house.hotel.id}&from=${from}&days=7`;
  const { user } = await renderApp(address, { token: house.partner.token });
  (await screen.findByRole('gridcell')).focus();
  await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
  expect(await screen.findByRole('button', { name: 'New stay' })).toBeVisible();
  await user.keyboard('{ArrowRight}');
  const cell = await screen.findByRole('gridcell', { name: 'too far ahead to book yet' });
  expect(cell).toHaveAttribute('aria-disabled', 'true');
  const why = await screen.findByText(/^Too far ahead: /);
  expect(why).toHaveTextContent(dayWords(addDays(today, 730)));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'New stay' })).toBeNull());
  for (const key of ['{Enter}', 'n', 'c']) await user.keyboard(key);
  expect(await screen.findAllByText(/^Too far ahead: /)).not.toHaveLength(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('nights that are past say so, and are not changed', async () => {
  const house = await newHouse({ rooms: [{ price: 600_000 }] });
  const address = `/partner/calendar?hotelId=${house.hotel.id}&view=rates&days=7`;
  const { user } = await renderApp(address, { token: house.partner.token });
  // Yesterday comes first.
  (await screen.findByRole('gridcell')).focus();
  // It is not said before anything is asked of them.
  expect(screen.queryByText(/^These nights are past/)).not.toBeInTheDocument();
  await user.keyboard('a');
  expect(await screen.findAllByText(/^These nights are past/)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'No arrivals' })).not.toBeInTheDocument();
  await user.keyboard('5');
  await waitFor(() => expect(screen.getAllByText(/^These nights are past/)).not.toHaveLength(1));
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByRole('button', { name: 'No arrivals' })).toBeVisible();
});
