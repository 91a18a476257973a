import { deviceStorage, readStored, writeStored } from '../../../src/state/storage';

/** A browser whose storage throws at every touch of this kind. */
function blocked(...methods: ('getItem' | 'setItem' | 'removeItem')[]): void {
  for (const method of methods) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
  }
}

beforeEach(() => {
  window.localStorage.clear();
});

it('keeps values on the device and forgets them on demand', async () => {
  writeStored('a', '1');
  expect(window.localStorage.getItem('a')).toBe('1');
  expect(readStored('a')).toBe('1');
  await deviceStorage.removeItem('a');
  expect(window.localStorage.getItem('a')).toBeNull();
  expect(await deviceStorage.getItem('a')).toBeNull();
});

it('keeps values for the visit when all storage is blocked', async () => {
  blocked('getItem', 'setItem', 'removeItem');
  expect(readStored('b')).toBeNull();
  await deviceStorage.setItem('b', '2');
  expect(await deviceStorage.getItem('b')).toBe('2');
  writeStored('b', null);
  expect(readStored('b')).toBeNull();
});

it('lives with storage that is absent altogether', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Denied.', 'SecurityError');
  });
  writeStored('c', '3');
  expect(readStored('c')).toBe('3');
});

it('has the newest value when storage is full', () => {
  writeStored('d', 'old');
  blocked('setItem');
  writeStored('d', 'new');
  expect(readStored('d')).toBe('new');
});
