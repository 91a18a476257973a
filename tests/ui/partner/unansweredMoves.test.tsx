import { screen, waitFor, within } from '@testing-library/react';
import { useUndoStack } from '../../../src/backoffice/partner/calendar/change/useUndoStack';
import { useStayChanges } from '../../../src/backoffice/partner/calendar/change/useStayChanges';
import { useBookingMoves } from '../../../src/backoffice/partner/bookings/useBookingMoves';
import { useCheckInAll } from '../../../src/backoffice/partner/bookings/useCheckInAll';
import { loseAnswerOnce, loseRequestOnce } from '../../support/browser/network';
import { renderPiece } from '../../support/browser/partnerPiece';
import { renderApp } from '../../support/browser/renderApp';
import { stayIn } from '../../support/bookings';
import { bookedIn, newHouse, partnerBooking } from '../../support/partnerBookings';

const { checkInDate: from, checkOutDate: to } = stayIn(0);

async function houseWithStay() {
  const house = await newHouse();
  const code = await bookedIn(house);
  localStorage.setItem('jwt', house.partner.token);
  const now = async () => (await partnerBooking(house.partner.token, code)).body;
  return { house, code, now };
}

const toastWith = async (text: RegExp) => within((await screen.findByText(text)).parentElement!);

/** Lan arrives, and one of the answers is lost on the way. */
async function arrivedWithout(answer: RegExp) {
  const { code, now } = await houseWithStay();
  function Page() {
    const { checkIn } = useBookingMoves();
    const user = { firstName: 'Lan', lastName: '' };
    const booking = { bookingId: code, checkOutDate: to, user };
    return <button onClick={() => void checkIn(booking)}>Arrives</button>;
  }
  const { user } = renderPiece(<Page />);
  loseAnswerOnce(answer);
  await user.click(screen.getByRole('button', { name: 'Arrives' }));
  const toast = await toastWith(/^Lan is checked in\.$/);
  expect((await now()).status).toBe('CHECKED_IN');
  await user.click(toast.getByRole('button', { name: /^Undo/ }));
  return now;
}

test.each([
  ['a check-in', /\/check-in$/],
  ['one that is taken back', /\/undo-check-in$/],
])('%s whose answer was lost is not said to have failed', async (_, answer) => {
  const now = await arrivedWithout(answer);
  expect(await screen.findByText('Undone.')).toBeVisible();
  expect((await now()).status).toBe('CONFIRMED');
});

test('an undone change whose answer was lost is undone, and can be made again', async () => {
  const { house, code, now } = await houseWithStay();
  function Page() {
    const stack = useUndoStack();
    const changes = useStayChanges({ hotelId: house.hotel.id, rows: [], from, stack });
    const bar = { bookingId: code, roomId: house.hotel.rooms[0]!.id, from, to };
    const lines = [{ position: 0, pinned: true }];
    const pin = () =>
      changes.change({ ...bar, guestName: 'Lan', totalAmount: 0 }, { version: 1, lines });
    return (
      <>
        <button onClick={() => void pin()}>Pin</button>
        <button onClick={stack.undo}>Back</button>
        <button onClick={stack.redo}>Again</button>
      </>
    );
  }
  const { user } = renderPiece(<Page />);
  await user.click(screen.getByRole('button', { name: 'Pin' }));
  await screen.findByText('The stay of Lan has been changed.');
  loseAnswerOnce(/\/undo-change$/);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByText('The stay of Lan is as it was.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Again' }));
  await waitFor(async () => expect(await now()).toMatchObject({ version: 4 }));
});

test('a booking whose cancelling was answered to nobody is cancelled, and can be had back', async () => {
  const { house, code, now } = await houseWithStay();
  const address = `/partner/bookings?hotelId=${house.hotel.id}&booking=${code}`;
  const { user } = await renderApp(address, { token: house.partner.token });
  await user.click(await screen.findByRole('button', { name: 'Cancel booking' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByRole('textbox'), 'Burst pipe');
  loseAnswerOnce(/\/cancel$/);
  await user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
  const toast = await toastWith(new RegExp(`${code}.*cancelled`));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await user.click(toast.getByRole('button', { name: /^Undo/ }));
  await waitFor(async () => expect((await now()).status).toBe('CONFIRMED'));
});

test('a group of whom one could not be taken back is taken back by trying again', async () => {
  const house = await newHouse({ rooms: [{ price: 600_000 }, { price: 600_000 }] });
  const codes = [await bookedIn(house), await bookedIn(house, { room: 1 })];
  localStorage.setItem('jwt', house.partner.token);
  function Page() {
    const { run } = useCheckInAll();
    return (
      <button onClick={() => void run(codes.map((bookingId) => ({ bookingId })))}>Arrive</button>
    );
  }
  const { user } = renderPiece(<Page />);
  await user.click(screen.getByRole('button', { name: 'Arrive' }));
  const toast = await toastWith(/^2 guests are checked in\.$/);
  loseRequestOnce('/undo-check-in');
  await user.click(toast.getByRole('button', { name: /^Undo/ }));
  const again = await toastWith(/^This could not be undone\. Please try again\.$/);
  await user.click(again.getByRole('button', { name: /^Undo/ }));
  expect(await screen.findByText('Undone.')).toBeVisible();
  for (const code of codes) {
    const { body } = await partnerBooking(house.partner.token, code);
    expect(body.status).toBe('CONFIRMED');
  }
});

test('guests whose saving was answered to nobody are saved, and can be had back', async () => {
  const { house, code, now } = await houseWithStay();
  const { user } = await renderApp(`/partner/bookings?booking=${code}`, {
    token: house.partner.token,
  });
  await user.click(await screen.findByRole('button', { name: 'Guests and requests' }));
  const form = within(await screen.findByRole('form', { name: 'Guests and requests' }));
  await user.type(form.getByRole('textbox', { name: /^Guest who arrives/ }), 'Mai ');
  await user.type(form.getByRole('spinbutton', { name: 'Adults in 101' }), '1');
  await user.click(form.getByRole('checkbox', { name: 'Quiet room' }));
  loseAnswerOnce(/\/guests$/);
  await user.click(form.getByRole('button', { name: 'Save' }));
  const toast = await toastWith(/^Guests and requests of Mai are saved\.$/);
  expect(await now()).toMatchObject({ arrivingGuest: { name: 'Mai' }, version: 2 });
  await user.click(toast.getByRole('button', { name: /^Undo/ }));
  await waitFor(async () => expect(await now()).toMatchObject({ version: 3 }));
});

test('rooms whose swap was answered to nobody are swapped, and can be had back', async () => {
  const house = await newHouse({ rooms: [{ price: 600_000 }, { price: 600_000 }] });
  const code = await bookedIn(house, { days: 5 });
  await bookedIn(house, { days: 5, room: 1 });
  const { token } = house.partner;
  const number = async () => (await partnerBooking(token, code)).body.rooms[0]?.roomNumber;
  const { user } = await renderApp(`/partner/bookings?booking=${code}`, { token });
  await user.click(await screen.findByRole('button', { name: 'Swap rooms…' }));
  const form = within(await screen.findByRole('form', { name: 'Swap rooms' }));
  await user.click(await form.findByRole('combobox', { name: 'With the room of' }));
  await user.click(await screen.findByTitle(/^102 · /));
  await waitFor(() => expect(form.getAllByText(/room 101 → 102/)).not.toHaveLength(0));
  loseAnswerOnce(/\/swap$/);
  await user.click(form.getByRole('button', { name: 'Swap the rooms' }));
  const undo = await screen.findByRole('button', { name: /^Undo/ });
  expect(await number()).toBe('102');
  await user.click(undo);
  await waitFor(async () => expect(await number()).toBe('101'));
});
