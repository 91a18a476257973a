import { waitFor } from '@testing-library/react';
import { sessionEnded } from '../../../src/api';
import '../../../src/api/bookings';
import { accountNamed } from '../../../src/state/accountNameSlice';
import { fateOf } from '../../../src/state/persistence/fate';
import {
  accountDeleted,
  signedIn,
  signedOut,
  tokenChangedElsewhere,
} from '../../../src/state/authSlice';
import { documentMemory } from '../../../src/state/persistence/documentMemory';
import { draftEdited, draftStarted } from '../../../src/state/draftSlice';
import { favouritesLoaded } from '../../../src/state/favouritesSlice';
import { handedOver, isStrangers } from '../../../src/state/persistence/handedOver';
import { languageChosen } from '../../../src/state/languageSlice';
import { sliceOwners, type Owner, type SliceName } from '../../../src/state/persistence/owners';
import { rememberOnDevice } from '../../../src/state/persistence/persistence';
import { keepReviewDraft, keptReviewDraft } from '../../../src/state/reviewDraft';
import { searchSubmitted } from '../../../src/state/searchSlice';
import { roomToggled } from '../../../src/state/selectionSlice';
import { makeStore, type AppStore, type RootState } from '../../../src/state/store';
import { hotelViewed } from '../../../src/state/viewedSlice';
import { madeToken } from '../../support/tokens';

const PHONE = '0912345678';
const lan = madeToken({ sub: '5' });
const lanAgain = madeToken({ sub: '5', iat: 2 });
const minh = madeToken({ sub: '6' });
const dates = { checkIn: '2026-12-01', checkOut: '2026-12-03', adults: 2, children: 0 };
const hotel = { id: 7, name: 'Nhà Gió', location: 'Đà Lạt', images: [] };
const booking = {
  bookingId: 'ND-7K2M-9QXA',
  status: 'CONFIRMED',
  selectedRooms: [],
  user: { phoneNumber: PHONE },
};

const answer = {
  type: 'api/executeQuery/fulfilled',
  payload: { ...booking, checkInDate: '2026-12-01', checkOutDate: '2026-12-03' },
  meta: { arg: { endpointName: 'getBooking', originalArgs: {} } },
};

/** Puts something into each slice. */
const uses: Record<SliceName, (dispatch: AppStore['dispatch']) => void> = {
  search: (dispatch) => dispatch(searchSubmitted({ ...dates, bedType: '' })),
  selection: (dispatch) => dispatch(roomToggled({ hotelId: 7, roomId: 70 })),
  draft: (dispatch) => {
    dispatch(draftStarted({ ...dates, hotelId: 7, roomIds: [70] }));
    dispatch(draftEdited({ phoneNumber: PHONE, notes: 'Đến muộn' }));
  },
  favourites: (dispatch) => dispatch(favouritesLoaded({ owner: 5, hotels: [hotel] })),
  viewed: (dispatch) => dispatch(hotelViewed(hotel)),
  keptBookings: (dispatch) => dispatch(answer),
  accountName: (dispatch) => dispatch(accountNamed('Lan')),
  language: (dispatch) => dispatch(languageChosen('en')),
};
const names = Object.keys(uses) as SliceName[];
const forms = documentMemory<string>('forms');
const rows = documentMemory<string>('openedRows');

async function remembering(): Promise<AppStore> {
  const store = makeStore();
  rememberOnDevice(store);
  await waitFor(() => expect(store.getState().device.remembered).toBe(true));
  return store;
}

const stateOf = (store: AppStore) => store.getState() as RootState;
const endsBy401 = sessionEnded({ token: lan, leadsToLogin: true });
type Act = Parameters<AppStore['dispatch']>[0];

/** Every change of account, and what is still there after it by kind of owner. */
const changes: [string, Act[], Record<Owner, boolean>][] = [
  ['signing out', [signedOut()], there('device')],
  ['a refused session', [endsBy401], there('device')],
  ['signing out in another tab', [tokenChangedElsewhere(null)], there('device')],
  ['deleting the account', [accountDeleted()], there('device')],
  ['another account', [signedIn(minh)], there('device')],
  ['another account in another tab', [tokenChangedElsewhere(minh)], there('device')],
  ['another one after signing out', [signedOut(), signedIn(minh)], there('device')],
  ['another one after a refusal', [endsBy401, signedIn(minh)], there('device')],
  ['the same after signing out', [signedOut(), signedIn(lanAgain)], there('device', 'kept')],
  ['coming back', [endsBy401, signedIn(lanAgain)], there('device', 'unfinished', 'kept')],
  [
    'coming back by another tab',
    [endsBy401, tokenChangedElsewhere(lanAgain)],
    there('device', 'unfinished', 'kept'),
  ],
  [
    'coming back after somebody else',
    [endsBy401, signedIn(minh), signedIn(lanAgain)],
    there('device', 'kept'),
  ],
  [
    'a new token of the same account',
    [signedIn(lanAgain)],
    there('device', 'account', 'unfinished', 'kept'),
  ],
];

function there(...kinds: Owner[]): Record<Owner, boolean> {
  const all: Owner[] = ['device', 'account', 'unfinished', 'kept'];
  return Object.fromEntries(all.map((kind) => [kind, kinds.includes(kind)])) as Record<
    Owner,
    boolean
  >;
}

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe.each(changes)('%s', (_, acts, stays) => {
  async function usedByLan() {
    window.localStorage.setItem('jwt', lan);
    const store = await remembering();
    for (const name of names) uses[name](store.dispatch);
    for (const name of names) {
      const stored = () => window.localStorage.getItem(`persist:nghi-dau:${name}`);
      await waitFor(() => expect(stored()).toContain(JSON.stringify(stateOf(store)[name])));
    }
    return stateOf(store);
  }
  const unchanged = (store: AppStore, used: RootState) =>
    names.filter((name) => JSON.stringify(stateOf(store)[name]) === JSON.stringify(used[name]));

  it('leaves of the slices what stays', async () => {
    const used = await usedByLan();
    const store = await remembering();
    expect(unchanged(store, used)).toEqual(names);
    for (const act of acts) store.dispatch(act);
    expect(unchanged(store, used)).toEqual(names.filter((name) => stays[sliceOwners[name]]));
  });

  it('lets nothing of an account that has left come late from the memory', async () => {
    const used = await usedByLan();
    const store = makeStore();
    rememberOnDevice(store);
    for (const act of acts) store.dispatch(act);
    await waitFor(() => expect(store.getState().device.remembered).toBe(true));
    // Who came back before it was read finds their own.
    const seen = names.filter((name) => stays.kept || sliceOwners[name] === 'device');
    expect(seen).toEqual(expect.arrayContaining(unchanged(store, used)));
  });

  it('leaves of the rest what stays', async () => {
    window.localStorage.setItem('jwt', lan);
    const store = await remembering();
    keepReviewDraft('ND-1', { rating: 4, comment: 'Yên tĩnh' });
    window.localStorage.setItem('partner.tables:5', '{}');
    window.localStorage.setItem('partner.density', '"dense"');
    forms.set('room', 'Phòng 101');
    rows.set('bookings', 'ND-1');
    const state = handedOver('bookingConfirmation', booking, stateOf(store).auth.account);
    for (const act of acts) store.dispatch(act);

    expect(keptReviewDraft('ND-1') !== null).toBe(stays.unfinished);
    const { auth } = store.getState();
    expect(isStrangers('bookingConfirmation', state, auth)).toBe(auth.account !== '5');
    if (auth.account !== null || auth.waitsFor === null) {
      expect([forms.size, rows.size]).toEqual(stays.unfinished ? [1, 1] : [0, 0]);
      expect(JSON.stringify({ ...window.localStorage }).includes('Yên tĩnh')).toBe(
        stays.unfinished,
      );
    }
    const isDeleted = acts.some(accountDeleted.match);
    expect(window.localStorage.getItem('partner.tables:5')).toBe(isDeleted ? null : '{}');
    expect(window.localStorage.getItem('partner.density')).toBe('"dense"');
  });
});

/** Comes back whole, as from the browser's back-forward cache: it heard nothing meanwhile. */
const comesBack = () =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

it.each([
  ['signed out', null],
  ['another account signed in', minh],
])('shows nothing of the last account on a page from before %s elsewhere', async (_, token) => {
  window.localStorage.setItem('jwt', lan);
  const remembered = await remembering();
  // Its program for the memory had not come yet.
  const early = makeStore();
  for (const store of [remembered, early]) {
    for (const name of names.filter((each) => each !== 'keptBookings')) uses[name](store.dispatch);
  }
  if (token) window.localStorage.setItem('jwt', token);
  else window.localStorage.removeItem('jwt');
  comesBack();
  for (const store of [remembered, early]) {
    const { auth, draft, viewed, favourites } = stateOf(store);
    expect(auth).toMatchObject({ token, account: token && '6' });
    expect(draft.draft).toBeNull();
    expect([...viewed.hotels, ...favourites.hotels]).toEqual([]);
  }
});

describe('a session that ends before the memory is there', () => {
  async function endedEarly(...acts: Act[]): Promise<AppStore> {
    window.localStorage.setItem('jwt', lan);
    uses.draft((await remembering()).dispatch);
    await waitFor(() =>
      expect(window.localStorage.getItem('persist:nghi-dau:draft')).toContain(PHONE),
    );
    const store = makeStore();
    for (const act of acts) store.dispatch(act);
    rememberOnDevice(store);
    await waitFor(() => expect(store.getState().device.remembered).toBe(true));
    return store;
  }
  const phoneIn = (store: AppStore) => store.getState().draft.draft?.phoneNumber;

  it('loses nothing that the same account had typed', async () => {
    const store = await endedEarly(endsBy401);
    expect(phoneIn(store)).toBeUndefined();
    store.dispatch(signedIn(lanAgain));
    expect(phoneIn(store)).toBe(PHONE);
    expect(phoneIn(await endedEarly(endsBy401, signedIn(lanAgain)))).toBe(PHONE);
  });

  it('leaves nothing of it to another one', async () => {
    for (const acts of [
      [endsBy401, signedIn(minh)],
      [signedOut(), signedIn(minh)],
      [signedOut()],
    ]) {
      expect(phoneIn(await endedEarly(...acts))).toBeUndefined();
      await waitFor(() =>
        expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(PHONE),
      );
    }
  });
});

it('gives what was done before signing in to who signs in', () => {
  const store = makeStore();
  uses.draft(store.dispatch);
  store.dispatch(signedIn(lan));
  expect(store.getState().draft.draft).toMatchObject({ phoneNumber: PHONE });
});

it('keeps nothing of an account on the device after it has signed out', async () => {
  window.localStorage.setItem('jwt', lan);
  const store = await remembering();
  for (const name of names) uses[name](store.dispatch);
  const everything = () =>
    JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }]);
  await waitFor(() => expect(everything()).toContain(PHONE));
  store.dispatch(signedOut());
  await waitFor(() => expect(everything()).not.toMatch(/0912345678|Nhà Gió|2026-12-01/));
});

it('shows nothing that a tab wrote for an account that has left meanwhile', async () => {
  window.localStorage.setItem('jwt', lan);
  const stale = await remembering();
  for (const name of names) uses[name](stale.dispatch);
  await waitFor(() =>
    expect(window.localStorage.getItem('persist:nghi-dau:draft')).toContain(PHONE),
  );
  window.localStorage.setItem('jwt', minh);
  const { draft, viewed, favourites } = (await remembering()).getState();
  expect({ draft, viewed, favourites }).toEqual({
    draft: { draft: null },
    viewed: { hotels: [] },
    favourites: { hotels: [] },
  });
});

it('never shows one account what is another’s', () => {
  const now = { account: '6', waitsFor: null, deleted: null };
  const kinds: Owner[] = ['account', 'unfinished', 'kept'];
  expect(kinds.map((kind) => fateOf(kind, '5', now))).not.toContain('stays');
});
