import { sessionEnded } from '../../../src/api';
import { signedIn, signedOut } from '../../../src/state/authSlice';
import { makeStore } from '../../../src/state/store';

const stored = () => window.localStorage.getItem('jwt');

beforeEach(() => {
  window.localStorage.clear();
});

it('is kept as the bare string, and nowhere else', () => {
  const store = makeStore();
  store.dispatch(signedIn('aaa.bbb.ccc'));
  expect(stored()).toBe('aaa.bbb.ccc');
  expect(window.localStorage).toHaveLength(1);
});

it('is found again by the next visit', () => {
  window.localStorage.setItem('jwt', 'aaa.bbb.ccc');
  expect(makeStore().getState().auth.token).toBe('aaa.bbb.ccc');
});

it.each([
  ['logging out', signedOut()],
  ['a refused token', sessionEnded({ leadsToLogin: true })],
])('is forgotten by %s', (_, action) => {
  const store = makeStore();
  store.dispatch(signedIn('aaa.bbb.ccc'));
  store.dispatch(action);
  expect(stored()).toBeNull();
  expect(store.getState().auth.token).toBeNull();
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
