import { screen, waitFor } from '@testing-library/react';
import { paths } from '../../../site/paths';
import { keepFresh } from '../../../src/state/keepFresh';
import { newPartner } from '../../support/accounts';
import { stayOf } from '../../support/browser/bookingPage';
import { loseNetwork } from '../../support/browser/network';
import { setOtherDay } from '../../support/browser/otherDay';
import { renderApp, type App } from '../../support/browser/renderApp';
import { call } from '../../support/client';
import { newHotel } from '../../support/hotels';

const OLD = /500\.000/;
const NEW = /650\.000/;
const MINUTE = 60_000;

let stop = () => {};
afterEach(() => {
  stop();
  jest.useRealTimers();
});

/** A hotel whose owner can raise the price of its only room. */
async function house() {
  const { token, email } = await newPartner();
  const hotel = await newHotel({ owner: email, rooms: [{ price: 500_000 }] });
  const raise = () =>
    call('PUT', `/api/partner/hotels/${hotel.id}/rooms/bulk`, {
      token,
      body: { roomIds: [hotel.rooms[0]!.id], pricePerNight: 650_000 },
    });
  return { hotel, raise };
}

/** The page is put aside, and is looked at again so much later. */
function lookAwayFor(ms: number): void {
  window.dispatchEvent(new Event('blur'));
  setOtherDay(Date.now() + ms);
  window.dispatchEvent(new Event('focus'));
}

const pages: [
  page: string,
  addressOf: (hotel: Awaited<ReturnType<typeof house>>['hotel']) => string,
][] = [
  ['a hotel', ({ id }) => paths.hotel(id)],
  ['a room', ({ rooms }) => paths.room(rooms[0]!.id)],
  ['checkout', (hotel) => paths.bookingDetails(stayOf(hotel, 40))],
];

it.each(pages)(
  'who comes back to %s after a while sees what it costs by then',
  async (_, addressOf) => {
    const { hotel, raise } = await house();
    const { store } = await renderApp(addressOf(hotel));
    stop = keepFresh(store);
    expect((await screen.findAllByText(OLD)).length).toBeGreaterThan(0);
    await raise();
    lookAwayFor(6 * MINUTE);
    expect((await screen.findAllByText(NEW)).length).toBeGreaterThan(0);
  },
);

it('who only looked up is told which rooms are left, and not asked to wait for all else', async () => {
  const { hotel } = await house();
  const { checkIn, checkOut } = stayOf(hotel, 40);
  const { store } = await renderApp(
    paths.hotel(hotel.id, { checkIn, checkOut, adults: 1, children: 0 }),
  );
  stop = keepFresh(store);
  await screen.findAllByText(OLD);
  const send = jest.spyOn(globalThis, 'fetch');
  lookAwayFor(MINUTE);
  const asked = () => send.mock.calls.map(([input]) => new URL(new Request(input).url).pathname);
  const address = `/api/customer/hotels/${hotel.id}`;
  await waitFor(() => expect(asked()).toContain(`${address}/search-rooms`));
  expect(asked()).not.toContain(address);
});

const lists: [page: string, addressOf: (id: number) => string][] = [
  ['the home page', () => paths.home()],
  ['the list of all hotels', () => paths.hotels()],
  ['a hotel', (id) => paths.hotel(id)],
];

it.each(lists)(
  '%s keeps the hotels that it shows where nobody answers by then',
  async (_, addressOf) => {
    const { hotel } = await house();
    const { store } = await renderApp(addressOf(hotel.id));
    stop = keepFresh(store);
    const links = () =>
      screen.getAllByRole('link').filter((link) => /hotels.\d/.test(link.outerHTML));
    const shown = async () => {
      await waitFor(() => expect(links().length).toBeGreaterThan(2));
      return links().map(({ textContent }) => textContent);
    };
    await waitFor(() => expect(queriesOf(store)).not.toContain('pending'));
    const before = await shown();
    loseNetwork();
    lookAwayFor(6 * MINUTE);
    await waitFor(() => expect(queriesOf(store)).toContain('rejected'));
    await waitFor(() => expect(queriesOf(store)).not.toContain('pending'));
    expect(await shown()).toEqual(before);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

/** What became of each list of hotels that was asked for. */
function queriesOf({ getState }: App['store']): string[] {
  const asked = Object.values(getState().api.queries);
  return asked.flatMap((query) =>
    /^list\w*Hotels$/.test(query?.endpointName ?? '') ? [query!.status] : [],
  );
}
