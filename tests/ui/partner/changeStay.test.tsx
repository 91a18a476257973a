import { screen, waitFor, within } from '@testing-library/react';
import { formatDay } from '../../../domain/stays/dayText';
import { addDays } from '../../../domain/stays/stay';
import { changesOf } from '../../support/bookingChanges';
import { stayIn } from '../../support/bookings';
import { holdOnce } from '../../support/browser/network';
import { renderApp } from '../../support/browser/renderApp';
import { act, bookedIn, newHouse } from '../../support/partnerBookings';

const START = 'Start from the booking as it is now';

interface Opened {
  days: number;
  button: string;
  /** Which room of the house it has beside. */
  added?: number;
}

/** A booking of a room for two nights, and the drawer that one of its buttons opens. */
async function opened({ days, button, added }: Opened) {
  const house = await newHouse({
    rooms: [{ price: 600_000 }, ...Array.from({ length: 3 }, () => ({ price: 900_000 }))],
  });
  const code = await bookedIn(house, { days });
  const { token } = house.partner;
  const desk = changesOf({ code, token });
  const roomId = added && house.hotel.rooms[added]!.id;
  if (roomId) await desk.changed({ addRooms: [{ roomId }] });
  const other = await bookedIn(house, { days, room: 1 });
  const app = await renderApp(`/partner/bookings?booking=${code}`, { token });
  await screen.findByText('Live');
  await app.user.click(await screen.findByRole('button', { name: button }));
  const drawer = within(
    await screen.findByRole('form', { name: /^(Change the stay|Swap rooms)$/ }),
  );
  return { ...app, house, code, other, token, drawer, desk };
}

const onChange = (days: number) => opened({ days, button: 'Change stay…' });
const save = () => screen.getByRole('button', { name: /^(Save the change|Saving)/ });
const reason = () => screen.getByRole('textbox', { name: 'Reason' });

test('what is typed stays when the guest arrives and leaves meanwhile, and it is said that it is over', async () => {
  const { user, drawer, token, code } = await onChange(0);
  await user.type(reason(), 'Quiet room');
  await act(token, code, 'check-in');
  expect(await drawer.findByText(/^The guest is here/)).toBeVisible();
  expect(reason()).toHaveValue('Quiet room');
  await act(token, code, 'check-out');
  expect(
    await drawer.findByText(
      /^The guest has left meanwhile\. This booking can no longer be changed\./,
    ),
  ).toBeVisible();
  expect(reason()).toHaveValue('Quiet room');
  expect(screen.queryByRole('button', { name: 'Change stay…' })).not.toBeInTheDocument();
});

test('what is typed stays when the booking is cancelled meanwhile, and that is said', async () => {
  const { user, drawer, token, code } = await onChange(10);
  await user.type(reason(), 'Quiet room');
  await act(token, code, 'cancel', { body: { reason: 'Burst pipe' } });
  expect(await drawer.findByText(/^It has been cancelled meanwhile\./)).toBeVisible();
  expect(reason()).toHaveValue('Quiet room');
  expect(save()).toHaveAttribute('aria-disabled', 'true');
});

test('who saves a booking that was cancelled meanwhile reads that it is over, not that it is to be loaded', async () => {
  const { user, drawer, token, code } = await onChange(10);
  const adults = drawer.getByRole('spinbutton', { name: 'Adults' });
  await user.clear(adults);
  await user.type(adults, '2');
  await drawer.findByText(/^The guest gets (a|no) mail/);
  const held = holdOnce(/\/change$/);
  await user.click(drawer.getByRole('button', { name: 'Save the change' }));
  await act(token, code, 'cancel', { body: { reason: 'Burst pipe' } });
  held.send();
  expect(await drawer.findByText(/^It has been cancelled meanwhile\./)).toBeVisible();
  await waitFor(() => expect(save()).not.toHaveAttribute('aria-busy', 'true'));
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  expect(drawer.getByRole('alert')).toHaveFocus();
  expect(drawer.queryByText(/Load it and try again/)).not.toBeInTheDocument();
});

test('after a change made elsewhere it goes on from the booking as it is now, with what was typed', async () => {
  const { user, drawer, desk } = await onChange(10);
  await drawer.findByText('Nothing changes yet.');
  await desk.changed({ adults: 2 });
  const checkOut = drawer.getByRole('textbox', { name: 'Check-out' });
  await user.clear(checkOut);
  await user.type(checkOut, stayIn(10, 3).checkOutDate);
  await user.click(await drawer.findByRole('button', { name: START }));
  await drawer.findByText(/: new, room 101,/);
  expect(drawer.getByRole('spinbutton', { name: 'Adults' })).toHaveDisplayValue('2');
  await user.click(drawer.getByRole('button', { name: 'Save the change' }));
  await screen.findByText(/is changed\.$/);
  expect(await desk.read()).toMatchObject({ ...stayIn(10, 3), adults: 2, version: 3 });
});

test('that somebody has changed the booking is said once, with the way on, also when it is tried to save', async () => {
  const { user, drawer, desk } = await onChange(10);
  await drawer.findByText('Nothing changes yet.');
  await desk.changed({ adults: 2 });
  const checkOut = drawer.getByRole('textbox', { name: 'Check-out' });
  await user.clear(checkOut);
  await user.type(checkOut, stayIn(10, 3).checkOutDate);
  await drawer.findByRole('button', { name: START });
  const said = () => drawer.getAllByText(/changed meanwhile|newer version/);
  expect(said()).toHaveLength(1);
  await user.click(drawer.getByRole('button', { name: 'Save the change' }));
  await waitFor(() => expect(drawer.getByRole('alert')).toHaveFocus());
  expect(said()).toHaveLength(1);
  expect(drawer.getByRole('alert')).toContainElement(said()[0]!);
  await user.click(drawer.getByRole('button', { name: START }));
  await drawer.findByText(/: new, room 101,/);
});

test('a first night that is no day is said, and moves nothing', async () => {
  const { user, drawer } = await onChange(10);
  await drawer.findByText('Nothing changes yet.');
  await user.click(drawer.getByRole('combobox', { name: 'Room instead of 101' }));
  await user.click(await screen.findByTitle(/^103 · /));
  await waitFor(() => expect(drawer.getAllByText(/room 101 → 103/)).toHaveLength(2));
  const first = drawer.getByRole('textbox', { name: 'First night there' });
  await user.type(first, '31/2/2027');
  expect(await drawer.findByText(/^Fill in what is missing above/)).toBeVisible();
  await user.click(drawer.getByRole('button', { name: 'Save the change' }));
  await waitFor(() => expect(first).toHaveAccessibleDescription(/^Please write a day like/));
});

test('a room to add is not offered instead of another', async () => {
  const { user, drawer } = await onChange(10);
  await drawer.findByText('Nothing changes yet.');
  await user.click(drawer.getByRole('combobox', { name: 'Rooms to add' }));
  await user.click(await screen.findByTitle(/^103 · /));
  const offered = screen.getAllByTitle(/^103 · /).length;
  await user.click(drawer.getByRole('combobox', { name: 'Room instead of 101' }));
  // What is chosen, and its place in the list that is open now.
  await waitFor(() => expect(screen.getAllByTitle(/^Keep 101 · /)).toHaveLength(2));
  expect(screen.getAllByTitle(/^103 · /)).toHaveLength(offered);
});

test('a stay that has left is not waited for', async () => {
  const { user, drawer, token, other } = await opened({ days: 10, button: 'Swap rooms…' });
  const whose = await drawer.findByRole('combobox', { name: 'With the room of' });
  await user.click(whose);
  await user.click(await screen.findByTitle(/^102 · /));
  await waitFor(() => expect(drawer.getAllByText(/room 101 → 102/)).not.toHaveLength(0));
  await act(token, other, 'cancel', { body: { reason: 'Renovation' } });
  await waitFor(() => expect(whose).toHaveAccessibleDescription(/^That stay is no longer there/));
  expect(drawer.queryByText(/room 101 → 102/)).not.toBeInTheDocument();
});

test('what the form is about to refuse is not asked of the server, whose refusals are told once', async () => {
  const { user, drawer } = await onChange(10);
  await drawer.findByText('Nothing changes yet.');
  const send = jest.spyOn(globalThis, 'fetch');
  const asked = () =>
    send.mock.calls.filter(([input]) => /preview/.test(new Request(input).url)).length;
  const adults = drawer.getByRole('spinbutton', { name: 'Adults' });
  await user.clear(adults);
  await user.type(adults, '0');
  await user.type(reason(), 'x');
  await user.click(drawer.getByRole('button', { name: 'Save the change' }));
  await waitFor(() => expect(adults).toBeInvalid());
  expect(asked()).toBe(0);
  await user.clear(adults);
  await user.type(adults, '1');
  const checkIn = drawer.getByRole('textbox', { name: 'Check-in' });
  await user.clear(checkIn);
  await user.type(checkIn, '01/01/2020');
  await user.tab();
  const past = await drawer.findByText(/Check-in may not be in the past/);
  expect(past.textContent?.match(/may not be in the past/g)).toHaveLength(1);
});

test('what the server refuses is said at the field that it is about, and goes once that is edited', async () => {
  const { user, drawer } = await onChange(10);
  await drawer.findByText('Nothing changes yet.');
  const checkIn = drawer.getByRole('textbox', { name: 'Check-in' });
  await user.clear(checkIn);
  await user.type(checkIn, '01/01/2020');
  await user.tab();
  await drawer.findByText(/Check-in may not be in the past/);
  await user.click(drawer.getByRole('button', { name: 'Save the change' }));
  await waitFor(() => expect(checkIn).toHaveAccessibleDescription(/may not be in the past/));
  expect(checkIn).toBeInvalid();
  await user.clear(checkIn);
  await user.type(checkIn, formatDay(stayIn(10).checkInDate));
  expect(checkIn).toBeValid();
});

test('of several rooms it is said at the one that is moved', async () => {
  const { user, drawer } = await opened({ days: 10, button: 'Change stay…', added: 2 });
  await drawer.findByText('Nothing changes yet.');
  await user.click(await drawer.findByRole('combobox', { name: 'Room instead of 103' }));
  await user.click(await screen.findByTitle(/^104 · /));
  const first = await drawer.findByRole('textbox', { name: 'First night there' });
  await user.type(first, formatDay(addDays(stayIn(10).checkOutDate, 5)));
  await user.tab();
  const save = drawer.getByRole('button', { name: 'Save the change' });
  const why = 'A room can be changed only for nights of the stay.';
  await drawer.findByText(why, { exact: false });
  await user.click(save);
  await waitFor(() => expect(first).toHaveAccessibleDescription(new RegExp(why)));
});
