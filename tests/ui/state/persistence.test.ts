import { waitFor } from '@testing-library/react';
import { api } from '../../../src/api';
import { signedIn } from '../../../src/state/authSlice';
import { draftStarted } from '../../../src/state/draftSlice';
import { favouritesLoaded, favouriteToggled } from '../../../src/state/favouritesSlice';
import { languageChosen } from '../../../src/state/languageSlice';
import { rememberOnDevice } from '../../../src/state/persistence/persistence';
import { searchSubmitted } from '../../../src/state/searchSlice';
import { roomToggled } from '../../../src/state/selectionSlice';
import { sliceOwners, type SliceName } from '../../../src/state/persistence/owners';
import { makeStore, type AppStore, type RootState } from '../../../src/state/store';
import { hotelViewed } from '../../../src/state/viewedSlice';

const keyOf = (name: string) => `persist:nghi-dau:${name}`;
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

const onDevice = () => JSON.stringify({ ...window.localStorage });

/** What was done is written a moment later, each slice by itself. */
const written = () =>
  waitFor(() => expect(window.localStorage.getItem(keyOf('language'))).toContain('"en"'));

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

it('remembers what the traveller did, each slice by itself, and never answers or the token', async () => {
  const store = await remembering();
  await store.dispatch(api.endpoints.listDestinations.initiate());
  useEverything(store);
  await written();
  const slices = Object.keys(sliceOwners).map(keyOf);
  const others = ['jwt', 'nghi-dau:changed-at'];
  expect(Object.keys({ ...window.localStorage }).sort()).toEqual([...slices, ...others].sort());
  window.localStorage.removeItem('jwt');
  expect(onDevice()).not.toContain('aaa.bbb.ccc');
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

const foreign = ['not json', 'null', '[]', '{"_persist":{"version":1}}', '{"hotels":5}'];
const wrong = [null, 5, [], {}, { hotels: 5 }, { hotels: [null] }, { draft: { key: 1 } }, 'x'];

describe.each(Object.keys(sliceOwners) as SliceName[])('%s', (name) => {
  const asOurs = wrong.map((state) =>
    JSON.stringify({ owner: null, [name]: state, _persist: { version: 2 } }),
  );

  it.each([...foreign, ...asOurs])('begins anew when the device holds %j', async (rubbish) => {
    window.localStorage.setItem(keyOf(name), rubbish);
    window.sessionStorage.setItem(keyOf(name), rubbish);
    const pristine = makeStore().getState();
    const state: RootState = (await remembering()).getState();
    const late = { keptBookings: { bookings: [] }, accountName: { firstName: '' } };
    expect(state[name]).toEqual({ ...late, ...pristine }[name]);
  });
});

it('takes over what the layout before was the device’s own, and drops the rest', async () => {
  const old = {
    language: '{"language":"en"}',
    favourites: JSON.stringify({ hotels: [hotel] }),
    draft: JSON.stringify({ draft: { ...stay, phoneNumber: '0912345678', notes: '' } }),
    _persist: '{"version":1,"rehydrated":true}',
  };
  window.localStorage.setItem('persist:nghi-dau', JSON.stringify(old));
  const { language, favourites, draft } = (await remembering()).getState();
  expect({ language, favourites, draft }).toEqual({
    language: { language: 'en' },
    favourites: { hotels: [hotel] },
    draft: { draft: null },
  });
  expect(onDevice()).not.toContain('0912345678');
});

it.each(['not json', 'null', '{"language":"{\\"language\\":\\"fr\\"}"}', '{"favourites":7}'])(
  'is not troubled by %s in the layout before',
  async (rubbish) => {
    window.localStorage.setItem('persist:nghi-dau', rubbish);
    expect((await remembering()).getState().language).toEqual({ language: 'vi' });
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

  it('is written, and then told to the other tabs', async () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem');
    await secondVisit(useEverything, ({ dispatch }) => {
      setItem.mockClear();
      dispatch(favouriteToggled(other));
    });
    const isOf = (key: string, text: string) => (call: string[]) =>
      call[0] === key && call[1]!.includes(text);
    const told = setItem.mock.calls.filter(isOf('nghi-dau:said', '"favourites"'));
    expect(told).toEqual([['nghi-dau:said', expect.stringContaining(other.name)]]);
    expect(told[0]![1]).not.toContain(hotel.name);
    const written = setItem.mock.calls.findIndex(isOf(keyOf('favourites'), other.name));
    expect(written).toBeGreaterThanOrEqual(0);
    expect(written).toBeLessThan(setItem.mock.calls.indexOf(told[0]!));
  });

  it('is still to be told to the account whose favourites these are', async () => {
    const now = await secondVisit(
      ({ dispatch }) => dispatch(favouritesLoaded({ owner: 1, hotels: [hotel] })),
      ({ dispatch }) => dispatch(favouriteToggled(other)),
    );
    expect(now.favourites).toEqual({ owner: 1, hotels: [other, hotel], unsent: [other] });
  });
});
