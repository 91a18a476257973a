import { waitFor } from '@testing-library/react';
import { fateOf } from '../../../src/state/persistence/fate';
import { signedIn, signedOut } from '../../../src/state/authSlice';
import { type Owner } from '../../../src/state/persistence/owners';
import { rememberOnDevice } from '../../../src/state/persistence/persistence';
import { makeStore, type AppStore } from '../../../src/state/store';
import {
  PHONE,
  lan,
  lanAgain,
  minh,
  uses,
  names,
  remembering,
  stateOf,
  endsBy401,
  type Act,
  forgetEverything,
} from './accountSetup';

beforeEach(forgetEverything);

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
