import { EventEmitter, once } from 'node:events';
import { screen, waitFor } from '@testing-library/react';
import { addDays, vietnamToday } from '../../../domain/stays/stay';
import { tokenChangedElsewhere } from '../../../src/state/authSlice';
import { renderApp } from '../../support/browser/renderApp';
import { call } from '../../support/client';
import { bookedIn, newHouse, type House } from '../../support/partnerBookings';
import { newVoucher } from '../../support/vouchers';

const HIDDEN_MS = 60_000;
const TOGETHER_MS = 100;
const rowOf = (id: string) => screen.findByRole('row', { name: new RegExp(id) });
const isLive = () => screen.findByText('Live');
/** The list has come, with nothing in it yet, and so has the stream. */
async function isThere(): Promise<void> {
  await screen.findByText('No Bookings Found');
  await isLive();
}
const newSmallHouse = () => newHouse({ rooms: [{ price: 500_000 }, { price: 500_000 }] });

/** The streams that the page opens from now on, as whom, from where on, and whether they were left. */
function watchedStreams() {
  const send = globalThis.fetch;
  const streams: {
    as: string | null;
    lastId: string | null;
    signal: AbortSignal;
    isOpen: boolean;
  }[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (typeof input === 'string' && input.endsWith('/api/partner/live')) {
      const headers = new Headers(init!.headers);
      const [as, lastId] = ['Authorization', 'Last-Event-ID'].map((name) => headers.get(name));
      const stream = { as: as!, lastId: lastId!, signal: init!.signal!, isOpen: false };
      streams.push(stream);
      const answer = await send(input, init);
      stream.isOpen = answer.ok;
      return answer;
    }
    return send(input, init);
  });
  return streams;
}

function pageIs(state: 'hidden' | 'seen'): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(state === 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

/** What the page wants to do when it has been hidden for a minute. */
function hiddenForAMinute(): void {
  const timer = jest.spyOn(globalThis, 'setTimeout');
  pageIs('hidden');
  const [leave] = timer.mock.calls.find(([, ms]) => ms === HIDDEN_MS)!;
  timer.mockRestore();
  leave();
}

/**
 * From before the page opens: `next` resolves when it has waited again for what is told together, also where it began to
 * wait before. A spy would count as a clock that stands still.
 */
function watchedPauses() {
  const real = globalThis.setTimeout;
  const ended = new EventEmitter();
  const watched = (run: () => void, ms?: number) =>
    real(() => {
      run();
      if (ms === TOGETHER_MS) ended.emit('pause');
    }, ms);
  globalThis.setTimeout = Object.assign(watched, real) as typeof setTimeout;
  return {
    next: async () => {
      await once(ended, 'pause');
      globalThis.setTimeout = real;
    },
  };
}

test('a page that nobody sees for a minute stops listening, and catches up when it is seen', async () => {
  const house = await newSmallHouse();
  const streams = watchedStreams();
  await renderApp('/partner/bookings', { token: house.partner.token });
  await isThere();
  hiddenForAMinute();
  expect(streams.map(({ signal }) => signal.aborted)).toEqual([true]);
  const missed = await bookedIn(house, { days: 3 });
  expect(screen.queryByText(missed)).not.toBeInTheDocument();
  pageIs('seen');
  await rowOf(missed);
  expect(streams.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  expect(streams[1]!.lastId).toMatch(/^\d+\.\d+$/);
  await isLive();
});

test('what is told while nobody looks is asked for when the page is seen', async () => {
  const house = await newSmallHouse();
  const pauses = watchedPauses();
  await renderApp('/partner/bookings', { token: house.partner.token });
  await isThere();
  pageIs('hidden');
  const asked = pauses.next();
  const missed = await bookedIn(house, { days: 3 });
  await asked;
  expect(screen.queryByText(missed)).not.toBeInTheDocument();
  pageIs('seen');
  await rowOf(missed);
});

test('when the session has ended the page leads to the login, and listens no more', async () => {
  const { partner } = await newSmallHouse();
  const streams = watchedStreams();
  const { address } = await renderApp('/partner/bookings', { token: partner.token });
  await isThere();
  hiddenForAMinute();
  await call('POST', '/api/auth/sign-out-everywhere', { token: partner.token });
  pageIs('seen');
  await waitFor(() => expect(address()).toMatch(/^\/partner\/login/));
  expect(streams).toHaveLength(2);
});

test('another account on the same device is told of its own hotels alone', async () => {
  const [mine, theirs] = [await newSmallHouse(), await newSmallHouse()];
  const streams = watchedStreams();
  const { store } = await renderApp('/partner/bookings', { token: mine.partner.token });
  await isThere();
  store.dispatch(tokenChangedElsewhere(theirs.partner.token));
  await waitFor(() => expect(streams).toHaveLength(2));
  expect(streams.map(({ as, signal }) => [as, signal.aborted])).toEqual([
    [`Bearer ${mine.partner.token}`, true],
    [`Bearer ${theirs.partner.token}`, false],
  ]);
  // Nothing of the stream before leads on from here.
  expect(streams[1]!.lastId).toBeNull();
  await isLive();
  const notTold = await bookedIn(mine, { days: 3 });
  await rowOf(await bookedIn(theirs, { days: 3 }));
  expect(screen.queryByText(notTold)).not.toBeInTheDocument();
});

/** What a colleague does on another device; what a page then shows of it. */
const byColleague = {
  prices: async ({ hotel, partner: { token } }: House) => {
    const path = `/api/partner/hotels/${hotel.id}/nights`;
    const night = addDays(vietnamToday(new Date()), 2);
    const read = `${path}?firstNight=${night}`;
    const { body } = await call<{ typeId: number }[]>('GET', read, { token });
    const nights = { typeIds: [body[0]!.typeId], firstNight: night, lastNight: night };
    await call('PUT', path, { token, body: { ...nights, change: 'PRICE', value: 987_000 } });
    return /987,000/;
  },
  rooms: async ({ hotel, partner: { token } }: House) => {
    const body = { roomIds: [hotel.rooms[1]!.id], pricePerNight: 987_000 };
    await call('PUT', `/api/partner/hotels/${hotel.id}/rooms/bulk`, { token, body });
    return /987,000/;
  },
  vouchers: async ({ partner }: House) => {
    const { code } = await newVoucher(partner);
    return new RegExp(code);
  },
};

test.each([
  ['/partner/prices', byColleague.prices],
  ['/partner/room-management', byColleague.rooms],
  ['/partner/discount-management', byColleague.vouchers],
])('%s shows by itself what a colleague does', async (path, change) => {
  const house = await newSmallHouse();
  const streams = watchedStreams();
  await renderApp(path, { token: house.partner.token });
  await waitFor(() => expect(streams).toMatchObject([{ isOpen: true }]));
  const shown = await change(house);
  expect(await screen.findAllByText(shown)).not.toHaveLength(0);
});
