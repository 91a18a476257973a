import { waitFor } from '@testing-library/react';
import { api } from '../../../src/api';
import { signedIn } from '../../../src/state/authSlice';
import { draftStarted } from '../../../src/state/draftSlice';
import { favouritesLoaded, favouriteToggled } from '../../../src/state/favouritesSlice';
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

describe('what was done before the memory is read', () => {
  const other = { id: 8, name: 'Nhà Mây', location: 'Sa Pa', images: [] };

  async function secondVisit(first: (store: AppStore) => void, then: (store: AppStore) => void) {
    const earlier = await remembering();
    first(earlier);
    earlier.dispatch(languageChosen('en'));
    await written();
    const store = makeStore();
    then(store);
    rememberOnDevice(store);
    await waitFor(() => expect(store.getState().device.remembered).toBe(true));
    return store.getState();
  }

  it('is not undone by it', async () => {
    const later = { ...stay, checkIn: '2026-12-10', checkOut: '2026-12-12' };
    const now = await secondVisit(useEverything, ({ dispatch }) => {
      dispatch(searchSubmitted({ ...later, bedType: 'KING' }));
      dispatch(roomToggled({ hotelId: 8, roomId: 80 }));
    });
    expect(now.search).toMatchObject({ checkIn: later.checkIn, checkOut: later.checkOut });
    expect(now.selection).toEqual({ hotelId: 8, roomIds: [80] });
    // What nobody touched is as it was.
    expect(now.language).toEqual({ language: 'en' });
    expect(now.draft.draft).toMatchObject(stay);
  });

  it('comes before the favourites and the hotels seen earlier', async () => {
    const now = await secondVisit(useEverything, ({ dispatch }) => {
      dispatch(favouriteToggled(hotel));
      dispatch(favouriteToggled(other));
      dispatch(hotelViewed(other));
    });
    expect(now.favourites.hotels).toEqual([other, hotel]);
    expect(now.viewed.hotels).toEqual([other, hotel]);
  });

  it('is still to be told to the account whose favourites these are', async () => {
    const now = await secondVisit(
      ({ dispatch }) => dispatch(favouritesLoaded({ owner: 1, hotels: [hotel] })),
      ({ dispatch }) => dispatch(favouriteToggled(other)),
    );
    expect(now.favourites).toEqual({ owner: 1, hotels: [other, hotel], unsent: [other] });
  });
});
