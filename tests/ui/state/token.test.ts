import { sessionEnded } from '../../../src/api';
import { generatedBookingsApi } from '../../../src/api/bookings';
import { signedIn, signedOut } from '../../../src/state/authSlice';
import { makeStore, type AppStore } from '../../../src/state/store';
import { newTraveller } from '../../support/accounts';
import { madeToken, payloadOf } from '../../support/tokens';

const stored = () => window.localStorage.getItem('jwt');

beforeEach(() => {
  window.localStorage.clear();
});

it('is kept as the bare string, and nowhere else', () => {
  const store = makeStore();
  store.dispatch(signedIn('aaa.bbb.ccc'));
  expect(stored()).toBe('aaa.bbb.ccc');
  expect(JSON.stringify({ ...window.localStorage }).match(/aaa/g)).toHaveLength(1);
});

it('is found again by the next visit', () => {
  window.localStorage.setItem('jwt', 'aaa.bbb.ccc');
  expect(makeStore().getState().auth.token).toBe('aaa.bbb.ccc');
});

it.each([
  ['logging out', signedOut()],
  ['a refused token', sessionEnded({ token: 'aaa.bbb.ccc', leadsToLogin: true })],
])('is forgotten by %s', (_, action) => {
  const store = makeStore();
  store.dispatch(signedIn('aaa.bbb.ccc'));
  store.dispatch(action);
  expect(stored()).toBeNull();
  expect(store.getState().auth.token).toBeNull();
});

/** Cancels a booking; something else happens before the answer is there. */
async function cancelledDuring(store: AppStore, happens: () => void): Promise<void> {
  const send = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementationOnce((...request) => {
    const answer = send(...request);
    happens();
    return answer;
  });
  await store.dispatch(
    generatedBookingsApi.endpoints.cancelBooking.initiate({ bookingId: 'ND-1' }),
  );
}

it('is forgotten when the server refuses it', async () => {
  const store = makeStore();
  store.dispatch(signedIn(madeToken({ sub: '5' })));
  await cancelledDuring(store, () => undefined);
  expect(store.getState().auth).toMatchObject({ token: null, waitsFor: '5', leadsToLogin: true });
});

it.each([
  ['of another account', '5'],
  ['of the same account', null],
])('outlives the late refusal of an older one %s', async (_, other) => {
  const { token } = await newTraveller();
  const older = madeToken({ sub: other ?? payloadOf(token)['sub'] });
  const store = makeStore();
  store.dispatch(signedIn(older));
  await cancelledDuring(store, () => store.dispatch(signedIn(token)));
  expect(store.getState().auth).toMatchObject({ token, leadsToLogin: false });
  expect(stored()).toBe(token);
});

it('outlives the refusal of an older one where another tab has stored it a moment ago', () => {
  const [older, newer] = [madeToken({ sub: '5' }), madeToken({ sub: '5', iat: 2 })];
  const store = makeStore();
  store.dispatch(signedIn(older));
  // Nobody has told this tab yet.
  window.localStorage.setItem('jwt', newer);
  store.dispatch(sessionEnded({ token: older, leadsToLogin: true }));
  expect(store.getState().auth).toMatchObject({ token: newer, account: '5', leadsToLogin: false });
  expect(stored()).toBe(newer);
});

it.each(['', 'không phải', 'a\nb'])(
  'is none where %j is stored, which no request can carry',
  (text) => {
    window.localStorage.setItem('jwt', text);
    expect(makeStore().getState().auth).toMatchObject({ token: null, account: null });
  },
);

it('leads nobody to the login who signed out before the refusal', async () => {
  const store = makeStore();
  store.dispatch(signedIn(madeToken({ sub: '5' })));
  await cancelledDuring(store, () => store.dispatch(signedOut()));
  expect(store.getState().auth).toMatchObject({ waitsFor: null, leadsToLogin: false });
});

it('follows another tab', () => {
  const store = makeStore();
  const elsewhere = (newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'jwt', newValue }));
  elsewhere('ddd.eee.fff');
  expect(store.getState().auth.token).toBe('ddd.eee.fff');
  elsewhere(null);
  expect(store.getState().auth.token).toBeNull();
});

it('is kept for the visit when storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Denied.', 'SecurityError');
  });
  const store = makeStore();
  store.dispatch(signedIn('aaa.bbb.ccc'));
  expect(store.getState().auth.token).toBe('aaa.bbb.ccc');
});
