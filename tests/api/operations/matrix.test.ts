import sharp from 'sharp';
import { callers, contractOperations, type Caller, type Operation } from '../../support/contract';
import type { Sample } from '../../support/sample';
import { samples } from '../../support/samples';
import { sharedServer } from '../../support/server/serverControl';
import { belongings, newPeople, newWorld, type People, type World } from '../../support/world';

const operations = contractOperations();
const cases = operations.map((operation) => [operation.id, operation] as const);

let people: People;
let picture: Buffer;

beforeAll(async () => {
  people = await newPeople();
  const canvas = { width: 60, height: 40, channels: 3, background: '#0b6e5f' } as const;
  picture = await sharp({ create: canvas }).png().toBuffer();
});

// They end the tokens of the people that the other operations need.
const endTokens = ['changePassword', 'signOutEverywhere', 'deleteAccount'];

test('every operation is in the matrix', () => {
  expect(Object.keys(samples).sort()).toEqual(operations.map(({ id }) => id).sort());
});

describe.each(cases)('%s', (id, operation) => {
  const own = endTokens.includes(id) ? newPeople : async () => people;

  test('answers everybody as the contract says', async () => {
    let world: World | undefined;
    for (const caller of callers) {
      // Whoever was refused has left it as it was.
      world ??= await newWorld(await own());
      const sample = await sampleOf(id, world, caller);
      const before = await belongings(world);
      const status = await send(operation, sample, world.people.tokens[caller]);
      expect([caller, status]).toEqual([caller, operation.answers[caller]]);
      if (status >= 400) expect(await belongings(world)).toEqual(before);
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
    const world = await newWorld(people);
    const sample = await sampleOf(id, world, 'partner');
    const { hotel, secondHotel } = world;
    const wrong = sample.params?.['hotelId'] === hotel.id ? secondHotel.id : hotel.id;
    const before = await belongings(world);
    const params = { ...sample.params, hotelId: wrong };
    expect(await send(operation, { ...sample, params }, people.tokens.partner)).toBe(404);
    expect(await belongings(world)).toEqual(before);
  },
);

async function sampleOf(id: string, world: World, caller: Caller): Promise<Sample> {
  const make = samples[id];
  if (!make) throw new Error(`There is no sample of ${id}.`);
  return make(world, caller);
}

async function send(
  { method, path }: Operation,
  { params = {}, query = {}, body, upload }: Sample,
  token: string | undefined,
): Promise<number> {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
  const search = new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]));
  const form = new FormData();
  form.append('images', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'a.png');
  const { status, text } = await fetch(`${sharedServer().url}${address}?${search}`, {
    method,
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(upload && { body: form }),
  }).then(async (response) => ({ status: response.status, text: await response.text() }));
  if (status >= 500) throw new Error(text);
  return status;
}
