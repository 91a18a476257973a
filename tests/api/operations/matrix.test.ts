import { callers, contractOperations } from '../../support/contract';
import { samples } from '../../support/samples';
import { belongings, newPeople, newWorld, type People, type World } from '../../support/world';
import { sampleOf, send } from './sampleCalls';

const operations = contractOperations();
const cases = operations.map((operation) => [operation.id, operation] as const);

let people: People;
/** Of those who only look. */
let looked: World;

beforeAll(async () => {
  people = await newPeople();
  looked = await newWorld(people);
});

// They end the tokens of the people that the other operations need.
const endTokens = ['changePassword', 'signOutEverywhere', 'deleteAccount'];

test('every operation is in the matrix', () => {
  expect(Object.keys(samples).sort()).toEqual(operations.map(({ id }) => id).sort());
});

describe.each(cases)('%s', (id, operation) => {
  const own = endTokens.includes(id) ? newPeople : async () => people;

  test('answers everybody as the contract says', async () => {
    const isLook = operation.method === 'GET';
    let world = isLook ? looked : undefined;
    for (const caller of callers) {
      // Whoever was refused, or only looked, has left it as it was.
      world ??= await newWorld(await own());
      const sample = await sampleOf(id, world, caller);
      const before = await belongings(world);
      const status = await send(operation, sample, world.people.tokens[caller]);
      expect([caller, status]).toEqual([caller, operation.answers[caller]]);
      if (isLook || status >= 400) expect(await belongings(world)).toEqual(before);
      else world = undefined;
    }
  });

  if (operation.takesJson) {
    test('refuses what only the server decides', async () => {
      const world = await newWorld(people);
      const [caller = 'anonymous'] = callers.filter((name) => operation.answers[name] < 300);
      const sample = await sampleOf(id, world, caller);
      const before = await belongings(world);
      for (const field of ['id', 'ownerId', 'userId', 'rating', 'used', 'holdUntil', 'state']) {
        if (sample.body && field in sample.body) continue;
        const body = { ...sample.body, [field]: 1 };
        expect([field, await send(operation, { ...sample, body }, people.tokens[caller])]).toEqual([
          field,
          422,
        ]);
      }
      expect(await belongings(world)).toEqual(before);
    });
  }
});

const nested = operations.filter(({ path }) => /\{hotelId\}.*\{/.test(path));

test.each(nested.map((operation) => [operation.id, operation] as const))(
  '%s does not find what belongs to another hotel of the same partner',
  async (id, operation) => {
    const world = operation.method === 'GET' ? looked : await newWorld(people);
    const sample = await sampleOf(id, world, 'partner');
    const { hotel, secondHotel } = world;
    const wrong = sample.params?.['hotelId'] === hotel.id ? secondHotel.id : hotel.id;
    const before = await belongings(world);
    const params = { ...sample.params, hotelId: wrong };
    expect(await send(operation, { ...sample, params }, people.tokens.partner)).toBe(404);
    expect(await belongings(world)).toEqual(before);
  },
);
