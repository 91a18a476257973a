import { screen, waitFor, within } from '@testing-library/react';
import { addDays, vietnamToday } from '../../../../domain/stays/stay';
import { call } from '../../../support/client';
import { renderApp } from '../../../support/browser/renderApp';
import { bookedIn, newHouse } from '../../../support/partnerBookings';

/** A window that is narrow until it is turned. */
function turnedWindow() {
  const media = new EventTarget();
  let isWide = false;
  jest.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      ...{ media: query, onchange: null, addListener: () => {}, removeListener: () => {} },
      ...{ addEventListener: media.addEventListener.bind(media) },
      ...{ removeEventListener: media.removeEventListener.bind(media) },
      get matches() {
        return isWide;
      },
    }),
  );
  return {
    turn: () => {
      isWide = true;
      media.dispatchEvent(new Event('change'));
    },
  };
}

async function openCalendar(query = '') {
  const { hotel, partner } = await newHouse({ rooms: [{ price: 600_000 }] });
  const address = `/partner/calendar?hotelId=${hotel.id}${query}`;
  const app = await renderApp(address, { token: partner.token });
  (await screen.findByRole('gridcell')).focus();
  return app;
}

const daysShown = () => screen.getByRole('grid').getAttribute('aria-colcount');

test('what is written of a new stay outlives a window that is turned; the days follow once it is closed', async () => {
  const { turn } = turnedWindow();
  const { user } = await openCalendar();
  await user.keyboard('{ArrowDown}n');
  const guest = await screen.findByRole('textbox', { name: 'Guest name' });
  await user.type(guest, 'Trần Văn');
  turn();
  await user.type(guest, ' Bình');
  expect(guest).toBeInTheDocument();
  expect(guest).toHaveValue('Trần Văn Bình');
  expect(daysShown()).toBe('8');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(daysShown()).toBe('31'));
});

test('a price that is typed outlives a window that is turned', async () => {
  const { turn } = turnedWindow();
  const { user } = await openCalendar('&view=rates');
  // Yesterday, which comes first, is not priced any more.
  await user.keyboard('{ArrowRight}65');
  const price = await screen.findByRole('textbox', { name: /price/i });
  turn();
  await user.type(price, '0');
  expect(price).toBeInTheDocument();
  expect(price).toHaveValue('650');
});

test('a drawer stays while other days are fetched', async () => {
  const { user, address, go } = await openCalendar();
  await user.keyboard('{ArrowDown}n');
  const guest = await screen.findByRole('textbox', { name: 'Guest name' });
  await user.type(guest, 'Bình');
  await go(`${address()}&days=14`);
  await screen.findByRole('status', { name: 'Loading the calendar…' });
  await waitFor(() => expect(daysShown()).toBe('15'));
  expect(guest).toBeInTheDocument();
  expect(guest).toHaveValue('Bình');
});

test('Later has the focus however often it is pressed', async () => {
  const { user, address } = await openCalendar();
  const later = screen.getByRole('button', { name: 'Later days' });
  later.focus();
  const addresses = new Set([address()]);
  for (let press = 0; press < 4; press += 1) {
    await user.keyboard('{Enter}');
    addresses.add(address());
    expect(later).toHaveFocus();
  }
  expect(addresses.size).toBe(5);
});

test('while Later has the focus the next days are fetched before they are asked for', async () => {
  const { user } = await openCalendar('&days=30');
  const sent = jest.spyOn(globalThis, 'fetch');
  const isAsked = (days: number) => {
    const from = `from=${addDays(vietnamToday(new Date()), days)}`;
    return sent.mock.calls.some(([input]) => new Request(input).url.includes(from));
  };
  screen.getByRole('button', { name: 'Later days' }).focus();
  await waitFor(() => expect(isAsked(29)).toBe(true));
  expect(isAsked(59)).toBe(false);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(isAsked(59)).toBe(true));
  expect(isAsked(89)).toBe(false);
});

test('who is looked for is still written there on other days', async () => {
  const { user } = await openCalendar();
  const field = screen.getByRole('searchbox', { name: 'Find a guest' });
  await user.type(field, 'Lan');
  await user.click(screen.getByRole('button', { name: 'Later days' }));
  await screen.findByRole('status', { name: 'Loading the calendar…' });
  expect(field).toBeInTheDocument();
  await screen.findByText('Nobody called “Lan” in these days.');
  expect(field).toHaveValue('Lan');
});

test('a stay that is lifted by key comes along to other days, and is put down there', async () => {
  const house = await newHouse({ rooms: [{ price: 600_000 }] });
  const id = await bookedIn(house, { days: 1, nights: 2 });
  const { token } = house.partner;
  const { user } = await renderApp(`/partner/calendar?hotelId=${house.hotel.id}&days=14`, {
    token,
  });
  (await screen.findByRole('gridcell')).focus();
  await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}m');
  const words = () => screen.getByText(/Enter saves, Escape gives up/);
  const before = words().textContent;
  await user.keyboard('{Alt>}{PageDown}{/Alt}');
  expect(words()).toHaveTextContent(/to room 101/);
  await screen.findByRole('grid');
  await waitFor(() => expect(screen.getByRole('gridcell')).toHaveFocus());
  expect(words().textContent).not.toBe(before);
  await user.keyboard('{ArrowRight}{Enter}');
  const question = await screen.findByRole('alertdialog', { name: 'Change this stay?' });
  await user.click(within(question).getByRole('button', { name: 'Save' }));
  const path = `/api/partner/bookings/${id}`;
  await waitFor(async () => {
    const { body } = await call<{ checkInDate: string }>('GET', path, { token });
    expect(body.checkInDate).toBe(addDays(vietnamToday(new Date()), 16));
  });
});
