import { randomUUID } from 'node:crypto';
import { callers, contractOperations } from '../../support/contract';
import { watch } from '../../support/live';
import { sharedServer } from '../../support/server/serverControl';
import { newPeople, newWorld } from '../../support/world';
import { sampleOf, send } from '../operations/sampleCalls';
import { told } from './told';

const changing = contractOperations().filter(({ method }) => method !== 'GET');

test('of every operation that changes something it is said what owners are told', () => {
  expect(Object.keys(told).sort()).toEqual(changing.map(({ id }) => id).sort());
});

const telling = changing.filter(({ id }) => told[id] !== null);

test.concurrent.each(telling.map((operation) => [operation.id, operation] as const))(
  'of %s the owner of the hotel is told',
  async (id, operation) => {
    const world = await newWorld(await newPeople());
    const caller = callers.find((name) => operation.answers[name] < 300)!;
    const sample = await sampleOf(id, world, caller);
    const { event, events, close } = await watch(world.people.tokens.partner);
    // What the world was made of is told before.
    const ids = [randomUUID()];
    await sharedServer().sql(
      `insert into hotel_changes (hotel_id, what) values ($1, $2)
       returning hotel_id as "hotelId", what, shown as "isShown"`,
      [world.hotel.id, JSON.stringify({ kind: 'REVIEWS', ids })],
    );
    await event({ ids });
    events.length = 0;
    expect(await send(operation, sample, world.people.tokens[caller])).toBeLessThan(300);
    expect((await event({ kind: told[id]! })).hotelId).not.toBeNull();
    await close();
  },
);
