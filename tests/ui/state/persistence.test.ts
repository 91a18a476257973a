import { waitFor } from '@testing-library/react';
import { api } from '../../../src/api';
import { signedIn } from '../../../src/state/authSlice';
import { draftStarted } from '../../../src/state/draftSlice';
import { favouriteToggled } from '../../../src/state/favouritesSlice';
import { languageChosen } from '../../../src/state/languageSlice';
import { rememberOnDevice } from '../../../src/state/persistence';
import { searchSubmitted } from '../../../src/state/searchSlice';
import { roomToggled } from '../../../src/state/selectionSlice';
import { makeStore, type AppStore } from '../../../src/state/store';
import { hotelViewed } from '../../../src/state/viewedSlice';

const KEY = 'persist:nghi-dau';
const checkIn = '2026-12-01';
const checkOut = '2026-12-03';
const hotel = { id: 7, name: 'Nhà Gió', location: 'Đà Lạt', images: [] };
const stay = { hotelId: 7, roomIds: [70], checkIn, checkOut, adults: 2, children: 0 };

async function remembering(): Promise<AppStore> {
  const store = makeStore();
  rememberOnDevice(store);
  await waitFor(() => expect(store.getState().device.remembered).toBe(true));
  return store;
}

function useEverything({ dispatch }: AppStore): void {
  dispatch(searchSubmitted({ checkIn, checkOut, adults: 2, children: 0, bedType: '' }));
  dispatch(roomToggled({ hotelId: 7, roomId: 70 }));
  dispatch(draftStarted(stay));
  dispatch(favouriteToggled(hotel));
  dispatch(hotelViewed(hotel));
  dispatch(languageChosen('en'));
  dispatch(signedIn('aaa.bbb.ccc'));
}

const stored = () => JSON.parse(window.localStorage.getItem(KEY) ?? '{}') as Record<string, string>;

/** What was done is written a moment later, all of it at once. */
const written = () => waitFor(() => expect(stored()['language']).toBe('{"language":"en"}'));

beforeEach(() => {
  window.localStorage.clear();
});

it('remembers what the traveller did, and never answers or the token', async () => {
  const store = await remembering();
  await store.dispatch(api.endpoints.listDestinations.initiate());
  useEverything(store);
  await written();
  expect(Object.keys(stored()).sort()).toEqual(
    [
      '_persist',
      'draft',
      'favourites',
      'keptBookings',
      'language',
      'search',
      'selection',
      'viewed',
    ].sort(),
  );
  expect(window.localStorage.getItem(KEY)).not.toContain('aaa.bbb.ccc');
});

it('gives it all back to the next visit', async () => {
  const first = await remembering();
  useEverything(first);
  await written();
  const { search, selection, draft, favourites, viewed, language } = first.getState();
  expect((await remembering()).getState()).toMatchObject({
    ...{ search, selection, draft, favourites, viewed, language },
  });
});

it.each(['not json', '{"draft":"not json"}', 'null', '[]'])(
  'begins anew when the device holds %j',
  async (rubbish) => {
    window.localStorage.setItem(KEY, rubbish);
    const store = await remembering();
    expect(store.getState().draft).toEqual({ draft: null });
    expect(store.getState().language).toEqual({ language: 'vi' });
  },
);

it('goes on when storage is blocked', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Denied.', 'SecurityError');
    });
  }
  const store = await remembering();
  useEverything(store);
  expect(store.getState().selection).toEqual({ hotelId: 7, roomIds: [70] });
});
