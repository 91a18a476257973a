import { screen, waitFor, within } from '@testing-library/react';
import { keepFresh } from '../../../src/state/keepFresh';
import { loseNetwork } from '../../support/browser/network';
import { bookedIn, newHouse } from '../../support/partnerBookings';
import { renderApp, type App } from '../../support/browser/renderApp';

const rows = () =>
  within(screen.getByRole('table', { name: 'Bookings' }))
    .getAllByRole('link', { name: /^ND-/ })
    .map(({ textContent }) => textContent);
const rowOf = (id: string) => screen.findByRole('row', { name: new RegExp(id) });

/** The house's bookings on the screen, watched; `look` is what happens every now and then. */
async function watchedBookings() {
  const house = await newHouse({ rooms: [{ price: 500_000 }, { price: 500_000 }] });
  const first = await bookedIn(house, { days: 0, room: 0 });
  const app = await renderApp('/partner/bookings', { token: house.partner.token });
  await rowOf(first);
  const timer = jest.spyOn(globalThis, 'setInterval');
  const stop = keepFresh(app.store);
  const [look, every] = timer.mock.calls.at(-1) as [() => void, number];
  timer.mockRestore();
  expect(every).toBeLessThan(30_000);
  return { ...app, house, first, stop, look };
}

const sentTo = (path: string) => {
  const calls = jest.mocked(globalThis.fetch).mock.calls;
  return calls.filter(([input]) => new Request(input).url.includes(path)).length;
};

const errorOfBookings = (store: App['store']) =>
  Object.values(store.getState().api.queries).find(
    (query) => query?.endpointName === 'listPartnerBookings',
  )?.error;

let stop = () => {};
afterEach(() => stop());

it('a booking made elsewhere comes in its place, and leaves everything else as it was', async () => {
  const watched = await watchedBookings();
  ({ stop } = watched);
  const { user, house, first, look } = watched;
  const row = await rowOf(first);
  await user.click(within(row).getByRole('checkbox'));
  row.focus();
  const second = await bookedIn(house, { days: 5, room: 1 });
  look();
  await rowOf(second);
  expect(rows()).toEqual([second, first]);
  expect(row).toHaveFocus();
  expect(within(row).getByRole('checkbox')).toBeChecked();
});

it('so it does when the visitor comes back, without waiting', async () => {
  const watched = await watchedBookings();
  ({ stop } = watched);
  const second = await bookedIn(watched.house, { days: 5, room: 1 });
  window.dispatchEvent(new Event('blur'));
  window.dispatchEvent(new Event('focus'));
  await rowOf(second);
});

it('nothing is asked while nobody looks, and the rows outlive a server that fails', async () => {
  const watched = await watchedBookings();
  ({ stop } = watched);
  const { look, first } = watched;
  loseNetwork();
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  look();
  expect(sentTo('/bookings')).toBe(0);
  hidden.mockReturnValue(false);
  look();
  await waitFor(() => expect(sentTo('/bookings')).toBeGreaterThan(0));
  // By its error: what comes in between, as a change that was told of late, may have it asked again at once.
  await waitFor(() => expect(errorOfBookings(watched.store)).toMatchObject({ code: 'NETWORK' }));
  expect(rows()).toEqual([first]);
});

it('what nobody else changes is not asked again', async () => {
  const watched = await watchedBookings();
  ({ stop } = watched);
  const send = jest.spyOn(globalThis, 'fetch');
  window.dispatchEvent(new Event('blur'));
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(send).toHaveBeenCalled());
  expect(sentTo('/current-user')).toBe(0);
});
