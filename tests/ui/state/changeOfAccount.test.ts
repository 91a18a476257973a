import { waitFor } from '@testing-library/react';
import {
  accountDeleted,
  signedIn,
  signedOut,
  tokenChangedElsewhere,
} from '../../../src/state/authSlice';
import { documentMemory } from '../../../src/state/persistence/documentMemory';
import { handedOver, isStrangers } from '../../../src/state/persistence/handedOver';
import { sliceOwners, type Owner } from '../../../src/state/persistence/owners';
import { rememberOnDevice } from '../../../src/state/persistence/persistence';
import { keepReviewDraft, keptReviewDraft } from '../../../src/state/reviewDraft';
import { makeStore, type AppStore, type RootState } from '../../../src/state/store';
import {
  booking,
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

const forms = documentMemory<string>('forms');
const rows = documentMemory<string>('openedRows');

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

beforeEach(forgetEverything);

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
