import { contractOf } from '../src/contract/contract';
import type { Entry } from '../src/record/recording';
import { newLookup, type Asked } from '../src/replay/lookup';

const read = (operationId: string) => ({ get: { operationId, responses: {} } });

const contract = contractOf({
  paths: {
    '/hotels': read('listHotels'),
    '/hotels/{id}': read('getHotel'),
    '/hotels/nearby': read('listNearby'),
    '/me': read('getMe'),
  },
  components: {},
});

const common = { method: 'GET', query: '', status: 200, type: 'application/json', headers: {} };
const entry = (
  operationId: string,
  path: string,
  body: string,
  more: Partial<Entry> = {},
): Entry => ({
  ...{ ...common, operationId, path, body, asker: 'anonymous' },
  ...more,
});

const lookup = newLookup(contract, [
  entry('listHotels', '/hotels', 'all'),
  entry('listHotels', '/hotels', 'in Huế', { query: 'destination=hue&page=0' }),
  entry('getHotel', '/hotels/1', 'one'),
  entry('getHotel', '/hotels/2', 'two'),
  entry('getHotel', '/hotels/3', 'gone', { status: 404 }),
  entry('getMe', '/me', 'nobody', { status: 401 }),
  entry('getMe', '/me', 'Lan', { asker: 'customer' }),
  entry('getMe', '/me', 'Minh', { asker: 'partner' }),
]);

function answerTo(path: string, more: Partial<Asked> = {}): unknown {
  const asked: Asked = { method: 'GET', path, query: '', asker: 'anonymous', ...more };
  const operation = lookup.operationOf(asked);
  return operation && lookup.answerTo(operation, asked)?.body;
}

it('answers the same question as it was answered, refusals too', () => {
  expect(answerTo('/hotels/2')).toBe('two');
  expect(answerTo('/hotels/3')).toBe('gone');
  expect(answerTo('/hotels', { query: 'page=0&destination=hue' })).toBe('in Huế');
});

it('answers another question with what is nearest to it', () => {
  expect(answerTo('/hotels', { query: 'page=0&destination=hue&sort=price' })).toBe('in Huế');
  expect(answerTo('/hotels/7')).toBe('one');
});

it('tells those who are signed in what was told to them, or to everybody', () => {
  expect(answerTo('/me', { asker: 'partner' })).toBe('Minh');
  expect(answerTo('/me')).toBe('nobody');
  expect(answerTo('/hotels/2', { asker: 'customer' })).toBe('two');
  expect(answerTo('/me', { asker: 'admin' })).toBeUndefined();
});

it('knows what was never recorded, and what is no operation', () => {
  expect(lookup.operationOf({ method: 'GET', path: '/hotels/nearby' })?.id).toBe('listNearby');
  expect(answerTo('/hotels/nearby')).toBeUndefined();
  expect(lookup.operationOf({ method: 'POST', path: '/hotels' })).toBeUndefined();
});
