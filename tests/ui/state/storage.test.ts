import { deviceStorage, readStored, writeStored } from '../../../src/state/persistence/storage';
import { tabStorage } from '../../../src/state/persistence/tabStorage';

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
  window.sessionStorage.clear();
});

const A = 'partner.density';
const B = 'partner.singleKeys';

it.each([
  ['the device', deviceStorage, () => window.localStorage],
  ['the tab', tabStorage, () => window.sessionStorage],
])('keeps values for %s and forgets them on demand', (_, storage, area) => {
  storage.write(A, '1');
  expect(area().getItem(A)).toBe('1');
  expect(storage.read(A)).toBe('1');
  storage.write(A, null);
  expect(area().getItem(A)).toBeNull();
  expect(storage.read(A)).toBeNull();
});

it('keeps values for the visit when all storage is blocked', () => {
  blocked('getItem', 'setItem', 'removeItem');
  expect(readStored(B)).toBeNull();
  writeStored(B, '2');
  expect(readStored(B)).toBe('2');
  writeStored(B, null);
  expect(readStored(B)).toBeNull();
});

it('lives with storage that is absent altogether', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Denied.', 'SecurityError');
  });
  writeStored(A, '3');
  expect(readStored(A)).toBe('3');
});

it('has the newest value when storage is full', () => {
  writeStored(A, 'old');
  blocked('setItem');
  writeStored(A, 'new');
  expect(readStored(A)).toBe('new');
});
